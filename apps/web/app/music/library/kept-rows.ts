import type { Corrections } from '@kvint/insights'
import type { SaveFacts, SongFacts } from '@kvint/insights'
/** What tells a song from another of the same file name: the names of its tracks, by id. */
export type TrackNames = Readonly<Record<number, string>>

/** What the producer answered about one set. */
export type KeptAnswers = {
  readonly verdicts: Readonly<Record<string, 'sense' | 'purpose' | 'wrong'>>
  readonly corrections: Corrections
  /** Of the song that was answered about: sets of the same name need not be the same song. */
  readonly trackNames?: TrackNames
}

/** The folder whose sets the library view shows. */
export type KeptFolder = {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly readAt: number
  readonly withBackups: boolean
  /** Where the browser lets a page come back to a folder, after asking. */
  readonly handle: FileSystemDirectoryHandle | null
}

/** What was read of one file, and the signs by which it is known to be unchanged. */
export type KeptSave = {
  /** Path from the opened folder, whose name comes first. */
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  /** Version of the reading: facts of an older one are read again. */
  readonly version: string
  readonly reading: SaveReading
  readonly absentSamples?: readonly string[]
}

export type SaveReading =
  | { readonly kind: 'song'; readonly save: SaveFacts; readonly song: SongFacts; readonly gaps: number }
  /** An earlier save: how large it was, and no more. */
  | { readonly kind: 'save'; readonly save: SaveFacts }
  /** `message` is the reader's; without it the reason is of the browser. */
  | { readonly kind: 'failure'; readonly reason: 'set' | 'file' | 'reader' | 'time'; readonly message: string | null }
