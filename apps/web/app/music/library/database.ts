import type { KeptReport } from '@kvint/report'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptAnswers } from './kept-rows.ts'
import type { KeptFolder } from './kept-rows.ts'
import type { KeptSave } from './kept-rows.ts'
import type { ShelfEntry } from './shelf-entry.ts'

export interface SetsDatabase extends DBSchema {
  /** What the list shows: small, so that it opens at once. */
  entries: { key: string; value: ShelfEntry }
  /** As this version or an earlier one wrote them. */
  reports: { key: string; value: KeptReport }
  /** The files themselves, to read them again when the reader corrects something. */
  files: { key: string; value: Blob }
  /** What was answered about a set, by its file name, so that the next save of it is understood too. */
  answers: { key: string; value: KeptAnswers }
  /** The folder of the library view; one entry. */
  folder: { key: string; value: KeptFolder }
  /** Facts of each save in that folder, by its path. */
  saves: { key: string; value: KeptSave }
}

/** Opens the browser's store of read sets. Rejects where the browser has none to give. */
export async function openDatabase(): Promise<IDBPDatabase<SetsDatabase>> {
  opened ??= open()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

function open(): Promise<IDBPDatabase<SetsDatabase>> {
  return openDB<SetsDatabase>(NAME, 2, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('entries', { keyPath: 'id' })
        database.createObjectStore('reports')
        database.createObjectStore('files')
        database.createObjectStore('answers')
      }
      database.createObjectStore('folder')
      database.createObjectStore('saves', { keyPath: 'path' })
    },
    /** Another tab brings a newer version: make room for it. */
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** Not the product's name: the start-up wipe looks for that, if only in local storage. */
const NAME = 'live-sets'
let opened: Promise<IDBPDatabase<SetsDatabase>> | undefined
