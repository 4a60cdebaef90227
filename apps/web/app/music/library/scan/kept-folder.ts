import { openDatabase } from '../database.ts'
import type { KeptFolder } from '../kept-rows.ts'

/** The folder that was read last; `undefined` where there is none or the browser keeps nothing. */
export async function findFolder(): Promise<KeptFolder | undefined> {
  try {
    return await (await openDatabase()).get('folder', KEY)
  } catch {
    return undefined
  }
}

export async function keepFolder(folder: KeptFolder): Promise<void> {
  await (await openDatabase()).put('folder', folder, KEY)
}

/** Forgets the folder and everything that was read of it. */
export async function forgetFolder(): Promise<void> {
  const transaction = (await openDatabase()).transaction(['folder', 'saves'], 'readwrite')
  await Promise.all([transaction.objectStore('folder').clear(), transaction.objectStore('saves').clear()])
  await transaction.done
}

const KEY = 'current'
