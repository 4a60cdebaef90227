import type { Metric } from '@kvint/insights'
import { valueStore, type ValueStore } from '@kvint/ui'
import type {
  FolderOnPage,
  FromFolder,
  LibraryGap,
  ScanOutcome,
  ScanProgress,
  SongRow,
  ToFolder,
} from './folder-messages.ts'
import type { FolderSource } from './folder-source.ts'

export type LibraryOnPage = {
  readonly folder: FolderOnPage | null
  readonly state:
    | { readonly kind: 'opening' | 'resting' }
    | { readonly kind: 'listing'; readonly found: number }
    | ({ readonly kind: 'reading' } & ScanProgress)
    /** The worker itself broke. */
    | { readonly kind: 'broken' }
  readonly outcome: ScanOutcome | null
  readonly metrics: readonly Metric[]
  readonly songs: readonly SongRow[]
  readonly gaps: readonly LibraryGap[]
  readonly saves: number
}

export type LibraryStore = Omit<ValueStore<LibraryOnPage>, 'set'> & {
  readonly recall: () => void
  readonly scan: (source: FolderSource, withBackups: boolean) => void
  readonly cancel: () => void
  readonly forget: () => void
}

/** The library as the page sees it; lives on while the producer looks at other pages. */
export function createLibraryStore(start: () => Worker): LibraryStore {
  const page = valueStore(EMPTY)
  let worker: Worker | undefined
  const known = new Map<string, Metric>()
  const update = (change: Partial<LibraryOnPage>) => page.set({ ...page.get(), ...change })
  const ask = (message: ToFolder) => {
    if (!worker) {
      worker = start()
      worker.addEventListener('message', ({ data }: MessageEvent<FromFolder>) => take(data))
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        worker?.terminate()
        worker = undefined
        update({ state: { kind: 'broken' } })
      })
    }
    worker.postMessage(message, [])
  }
  const take = (message: FromFolder) => {
    switch (message.kind) {
      case 'folder':
        return update({ folder: message.folder, state: RESTING })
      case 'listing':
        return update({ state: message })
      case 'progress':
        return update({ state: { ...message, kind: 'reading' } })
      case 'metric':
        known.set(message.metric.id, message.metric)
        return
      case 'contents': {
        const metrics = message.order.flatMap((id) => known.get(id) ?? [])
        return update({ metrics, songs: message.songs, gaps: message.gaps, saves: message.saves })
      }
      case 'ended':
        return update({ state: RESTING, outcome: message.outcome })
    }
  }
  /** The folder whose sets are on their way to the worker, a few at a time; one that is chosen meanwhile takes over. */
  let handed: FolderSource | undefined
  const hand = async (source: FolderSource, withBackups: boolean) => {
    if (source.kind === 'handle') {
      handed = undefined
      return ask({ kind: 'scan', source, withBackups })
    }
    handed = source
    let from = 0
    do {
      await nextTask()
      if (handed !== source) return undefined
      ask({ kind: 'sets', isFirst: from === 0, sets: source.sets.slice(from, from + SETS_AT_ONCE) })
      from += SETS_AT_ONCE
    } while (from < source.sets.length)
    handed = undefined
    return ask({ kind: 'scan', source: { ...source, sets: [] }, withBackups })
  }
  return {
    ...page,
    recall: () => {
      if (page.get().state.kind === 'opening') ask({ kind: 'recall' })
    },
    scan: (source, withBackups) => {
      update({
        state: { kind: 'listing', found: 0 },
        outcome: null,
        folder: { name: source.name, readAt: Date.now(), withBackups },
      })
      void hand(source, withBackups)
    },
    cancel: () => {
      if (!handed) return ask({ kind: 'cancel' })
      handed = undefined
      return update({ state: RESTING, outcome: { isCancelled: true, read: 0, unchanged: 0, failed: 0 } })
    },
    forget: () => {
      update({ outcome: null })
      ask({ kind: 'forget' })
    },
  }
}

/** Lets the page answer first; a timer would wait four milliseconds each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** The browser looks at each file on the disk before it hands it on: about a millisecond. */
const SETS_AT_ONCE = 10
const RESTING = { kind: 'resting' } as const
const EMPTY: LibraryOnPage = {
  folder: null,
  state: { kind: 'opening' },
  outcome: null,
  metrics: [],
  songs: [],
  gaps: [],
  saves: 0,
}
