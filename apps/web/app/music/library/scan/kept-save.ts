import type { SaveFacts, SongFacts } from '@kvint/insights'
import { openDatabase } from '../database.ts'

/** What was read of one file, and the signs by which it is known to be unchanged. */
export type KeptSave = {
  /** Path from the opened folder, whose name comes first. */
  readonly path: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  /** Version of the reading: facts of an older one are read anew. */
  readonly version: number
  readonly reading: SaveReading
  readonly absentSamples?: readonly string[]
}

export type SaveReading =
  | { readonly kind: 'song'; readonly save: SaveFacts; readonly song: SongFacts; readonly gaps: number }
  /** An earlier save: how large it was, and no more. */
  | { readonly kind: 'save'; readonly save: SaveFacts }
  /** `message` is the reader's; without it the reason is of the browser. */
  | { readonly kind: 'failure'; readonly reason: 'set' | 'file' | 'reader' | 'time'; readonly message: string | null }

/** Everything that is kept; nothing where the browser keeps nothing. */
export async function listSaves(): Promise<readonly KeptSave[]> {
  try {
    return await (await openDatabase()).getAll('saves')
  } catch {
    return []
  }
}

/** Where the browser refuses, the next visit reads again. */
export async function keepSaves(saves: readonly KeptSave[], gone: readonly string[] = []): Promise<void> {
  try {
    const transaction = (await openDatabase()).transaction('saves', 'readwrite')
    await Promise.all([
      ...saves.map((save) => transaction.store.put(save)),
      ...gone.map((path) => transaction.store.delete(path)),
      transaction.done,
    ])
  } catch {
    // A private window, or storage is full: what was read stands on the page all the same.
  }
}

/** Counts up when facts gain or change a field. */
export const READING_VERSION = 1
