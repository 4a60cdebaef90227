import { ANALYSIS_VERSION } from '@kvint/insights/analysis-version'
import { openDatabase } from '../database.ts'
import type { KeptSave } from '../kept-rows.ts'

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

/** Facts of another version are read again. Its first number counts up when facts gain or change a field. */
export const READING_VERSION = `1.${ANALYSIS_VERSION}`
