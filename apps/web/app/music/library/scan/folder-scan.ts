import { absentSamples, createFolderIndex } from './absent-samples.ts'
import type { FromFolder } from './folder-messages.ts'
import type { FolderSource } from './folder-source.ts'
import { findFolder, keepFolder } from './kept-folder.ts'
import { keepSaves, listSaves, READING_VERSION } from './kept-save.ts'
import type { SaveReading } from '../kept-rows.ts'
import type { KeptSave } from '../kept-rows.ts'
import { createContents } from './library-contents.ts'
import { type ListedSet, listFolder } from './list-folder.ts'
import { planScan, type SetToRead } from './plan-scan.ts'
import type { ReaderPool } from './reader-pool.ts'

/** One folder at a time: what is kept of it, and reading it again. */
export function createFolderScan(startPool: () => ReaderPool, tell: (message: FromFolder) => void) {
  let contents = createContents()
  let controller = new AbortController()
  let pool: ReaderPool | undefined

  const show = (saves: readonly KeptSave[]) => {
    const { changed, ...rest } = contents.of(saves, Date.now())
    for (const metric of changed) tell({ kind: 'metric', metric })
    tell({ kind: 'contents', ...rest })
  }

  async function recall(): Promise<void> {
    const folder = await findFolder()
    contents = createContents()
    tell({
      kind: 'folder',
      folder: folder
        ? {
            name: folder.name,
            readAt: folder.readAt,
            withBackups: folder.withBackups,
          }
        : null,
    })
    show(folder ? await listSaves() : [])
  }

  async function run(source: FolderSource, withBackups: boolean): Promise<void> {
    controller.abort()
    pool?.stop()
    const { signal } = (controller = new AbortController())
    const current = (pool = startPool())
    current.warm()
    const index = createFolderIndex()
    let found = 0
    const tellListing = paced(PROGRESS_MS, () => tell({ kind: 'listing', found }))
    const onFound = (count: number) => {
      found = count
      tellListing()
    }
    const listed = await listFolder(source, index, onFound, signal)
    const kept = signal.aborted ? [] : await listSaves()
    if (signal.aborted) {
      current.stop()
      return tell({ kind: 'ended', outcome: { isCancelled: true, read: 0, unchanged: 0, failed: 0 } })
    }
    const plan = planScan(listed, kept, withBackups)
    const files = new Map(listed.map((set) => [set.path, set]))
    const missingOf = (path: string, reading: SaveReading) =>
      reading.kind === 'song' ? { absentSamples: absentSamples(path, reading.song, index) } : {}
    const saves = plan.unchanged.map((save) => ({ ...save, ...missingOf(save.path, save.reading) }))
    await keepSaves(
      saves.filter((save, at) => !isSameList(save.absentSamples, plan.unchanged[at]?.absentSamples)),
      plan.gone,
    )
    await keepFolder({
      name: source.name,
      readAt: Date.now(),
      withBackups,
      handle: source.kind === 'handle' ? source.handle : null,
    }).catch(() => undefined)
    contents = createContents()

    const progress = { done: 0, total: plan.toRead.length, bytesDone: 0, bytesTotal: bytesOf(plan.toRead) }
    const tellProgress = paced(PROGRESS_MS, () => tell({ kind: 'progress', ...progress }))
    const tellContents = paced(CONTENTS_MS, () => show(saves))
    const tellGrowth = (read: number) => (SHOWN_AT_ONCE.has(read) ? tellContents.now() : tellContents())
    tellProgress.now()
    if (saves.length > 0) tellContents.now()

    const queue = plan.toRead.values()
    let unkept: KeptSave[] = []
    const reader = async () => {
      for (const set of queue) {
        if (signal.aborted) return
        const reading = await readOne(files.get(set.path), set, current)
        if (signal.aborted) return
        const { path, bytes, modifiedAt } = set
        const save = { path, bytes, modifiedAt, version: READING_VERSION, reading, ...missingOf(path, reading) }
        saves.push(save)
        unkept.push(save)
        progress.done++
        progress.bytesDone += bytes
        tellProgress()
        tellGrowth(progress.done)
        if (unkept.length < KEPT_AT_ONCE) continue
        const batch = unkept
        unkept = []
        await keepSaves(batch)
      }
    }
    await Promise.race([Promise.all(Array.from({ length: current.size }, reader)), abortOf(signal)])
    await keepSaves(unkept)
    current.stop()
    if (controller.signal !== signal && !signal.aborted) return
    tellProgress.now()
    tellContents.now()
    tell({
      kind: 'ended',
      outcome: {
        isCancelled: signal.aborted,
        read: progress.done,
        unchanged: plan.unchanged.length,
        failed: saves.filter(({ reading }) => reading.kind === 'failure').length,
      },
    })
  }

  return {
    recall,
    run,
    cancel: () => {
      controller.abort()
      pool?.stop()
    },
  }
}

async function readOne(
  listed: ListedSet | undefined,
  { path, need }: SetToRead,
  pool: ReaderPool,
): Promise<SaveReading> {
  const file = await listed?.file().catch(() => undefined)
  return file ? pool.read({ path, file, need }) : { kind: 'failure', reason: 'file', message: null }
}

function isSameList(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((path, index) => path === b[index])
}

function bytesOf(sets: readonly SetToRead[]): number {
  return sets.reduce((sum, { bytes }) => sum + bytes, 0)
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** The first time at once, then at most once in a while; longer after work that took long. */
function paced(everyMs: number, act: () => void): { (): void; now: () => void } {
  let next = 0
  const now = () => {
    const started = performance.now()
    act()
    const ended = performance.now()
    next = ended + Math.max(everyMs, (ended - started) * BREATH)
  }
  return Object.assign(() => performance.now() >= next && now(), { now })
}

const PROGRESS_MS = 100
const CONTENTS_MS = 900
/** The first songs are shown one by one: two make the first picture. */
const SHOWN_AT_ONCE: ReadonlySet<number> = new Set([1, 2, 3, 5, 8])
/** At most a tenth of the worker's time goes into pictures that the next moment replaces. */
const BREATH = 10
const KEPT_AT_ONCE = 40
