import type { SaveFacts } from './facts/save-facts.ts'
import type { SongFacts } from './facts/song-facts.ts'
import type { SavesOfSong } from './group-saves.ts'

/** One save of a set in a folder, with what the library view needs of it: a few kilobytes of plain JSON. */
export type LibraryEntry = {
  /** Path inside the opened folder, `/` between names. */
  readonly path: string
  /** ISO 8601 by the clock of the machine, written as if it were UTC; `null` where not known. */
  readonly savedAt: string | null
  /** How large the set was. */
  readonly save: SaveFacts
  /** Everything else; needed of the newest save only. */
  readonly song: SongFacts | null
  /** Relative paths of samples that the set says lie in its project and that are not in the opened folder. */
  readonly absentSamples?: readonly string[]
}

/** A song with its saves, oldest first. */
export type LibraryProject = SavesOfSong<LibraryEntry>
