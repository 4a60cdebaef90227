import { type KeptReport, migrateReport, type Report } from '@kvint/report'
import { openDatabase } from './database.ts'
import { type ShelfEntry, shelfEntry } from './shelf-entry.ts'

/** The report as the version that kept it wrote it. */
export type Kept = { readonly entry: ShelfEntry; readonly report: KeptReport; readonly file: Blob | undefined }

/**
 * Keeps a report and its file: at once, since the page may be left in a moment. Both are at hand from now on; where the browser
 * refuses, until the page is left: `false`.
 */
export function keepReport(id: string, report: Report, file: Blob): Promise<boolean> {
  const entry = shelfEntry(id, report, Date.now())
  atHand.set(id, report)
  filesAtHand.set(id, file)
  justKept = id
  const kept = put({ entry, report, file }).then(
    () => true,
    () => false,
  )
  keeping.set(id, kept)
  return kept
}

/** Kept reports, the newest first. Rejects where the browser has no store to give. */
export async function listEntries(): Promise<readonly ShelfEntry[]> {
  const entries = await (await openDatabase()).getAll('entries')
  return entries.toSorted((a, b) => b.readAt - a.readAt)
}

/** A report by its id; `undefined` where it is not in this browser. One that is being kept needs no look at the store. */
export async function findReport(id: string): Promise<Report | undefined> {
  if (id === justKept) {
    justKept = undefined
    return atHand.get(id)
  }
  try {
    const kept = await (await openDatabase()).get('reports', id)
    return kept ? migrateReport(kept) : atHand.get(id)
  } catch {
    return atHand.get(id)
  }
}

export async function findFile(id: string): Promise<Blob | undefined> {
  await keeping.get(id)
  try {
    // A file on the disk cannot be read any more once it is saved again: what the store holds goes first.
    return (await (await openDatabase()).get('files', id)) ?? filesAtHand.get(id)
  } catch {
    return filesAtHand.get(id)
  }
}

/** Takes a report out and hands it over, so that it can be put back. */
export async function takeOut(id: string): Promise<Kept | undefined> {
  await keeping.get(id)
  const database = await openDatabase()
  const transaction = database.transaction(STORES, 'readwrite')
  const entry = await transaction.objectStore('entries').get(id)
  const report = await transaction.objectStore('reports').get(id)
  const file = await transaction.objectStore('files').get(id)
  await Promise.all(STORES.map((store) => transaction.objectStore(store).delete(id)))
  await transaction.done
  atHand.delete(id)
  filesAtHand.delete(id)
  keeping.delete(id)
  if (id === justKept) justKept = undefined
  announce()
  return entry && report ? { entry, report, file } : undefined
}

export async function put({ entry, report, file }: Kept): Promise<void> {
  const database = await openDatabase()
  const transaction = database.transaction(STORES, 'readwrite')
  await Promise.all([
    transaction.objectStore('entries').put(entry),
    transaction.objectStore('reports').put(report, entry.id),
    file && transaction.objectStore('files').put(file, entry.id),
  ])
  await transaction.done
  announce()
}

/** Calls back whenever the shelf changes, in this tab or another. */
export function onShelfChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  here.add(listener)
  return () => {
    channel.close()
    here.delete(listener)
  }
}

function announce(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage('changed')
  channel.close()
  for (const listener of here) listener()
}

const STORES = ['entries', 'reports', 'files'] as const
const CHANNEL = 'live-sets'
const keeping = new Map<string, Promise<boolean>>()
const atHand = new Map<string, Report>()
const filesAtHand = new Map<string, Blob>()
/** Until another look: in the meantime another tab may keep the set's next report. */
let justKept: string | undefined
const here = new Set<() => void>()
