import type { SongFacts } from './facts/song-facts.ts'
import { backupTime } from './group-saves.ts'
import type { LibraryEntry, LibraryProject } from './library-entry.ts'

/** A song as the metrics see it: its newest save, and those before it. */
export type LibrarySong = {
  readonly path: string
  readonly name: string
  readonly folder: string
  readonly facts: SongFacts
  /** Time of the newest save, milliseconds since 1970 by the clock of the machine; `null` where not known. */
  readonly at: number | null
  readonly absentSamples: readonly string[]
}

/** Songs whose newest save could be read. */
export function librarySongs(projects: readonly LibraryProject[]): LibrarySong[] {
  return projects.flatMap(({ current, name, folder }) =>
    current.song
      ? [
          {
            path: current.path,
            name,
            folder,
            facts: current.song,
            at: timeOfSave(current),
            absentSamples: current.absentSamples ?? [],
          },
        ]
      : [],
  )
}

/**
 * When a save was made, by the clock of that machine, in milliseconds; the time in a backup’s name goes first.
 *
 * @example timeOfSave({ path: 'Backup/Tide [2024-05-01 201500].als', savedAt: 0 }) // → 1714594500000
 */
export function timeOfSave(entry: Pick<LibraryEntry, 'path' | 'savedAt'>): number | null {
  const time = Date.parse(backupTime(entry.path) ?? entry.savedAt ?? '')
  return Number.isNaN(time) ? null : time
}
