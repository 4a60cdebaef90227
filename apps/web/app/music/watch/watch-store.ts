import type { Report } from '@kvint/report'
import { valueStore, type ValueStore } from '@kvint/ui'
import { pickFolder } from '../library/scan/folder-picker.ts'
import type { Job } from '../reading/reading-queue.ts'
import { watchFolder } from './watch-folder.ts'

/** A save that was seen and read. */
export type SeenSave = { readonly id: string; readonly report: Report; readonly savedAt: number }

export type WatchState = {
  /** Name of the folder that is watched. */
  readonly folder: string | null
  readonly last: SeenSave | null
  /** Name of a save that could not be read. */
  readonly failed: string | null
  /** Name of a watched folder that cannot be read any more. */
  readonly lost: string | null
}

export type WatchStore = Omit<ValueStore<WatchState>, 'set'> & {
  /** Asks for a folder: call it in a click. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Watches one folder and reads what is saved there; goes on while the producer looks at other pages. */
export function createWatchStore(read: (file: File) => Promise<Job | undefined>): WatchStore {
  const state = valueStore<WatchState>({ folder: null, last: null, failed: null, lost: null })
  let watching: AbortController | undefined
  const change = (next: Partial<WatchState>) => state.set({ ...state.get(), ...next })
  const onSaved = async (file: File) => {
    const job = await read(file)
    if (job?.state.kind === 'done') {
      const { id, report } = job.state
      change({ last: { id, report, savedAt: file.lastModified }, failed: null })
    } else change({ failed: file.name })
  }
  const stop = () => {
    watching?.abort()
    watching = undefined
    change({ folder: null, failed: null, lost: null })
  }
  return {
    ...state,
    start: async () => {
      const source = await pickFolder()
      if (source?.kind !== 'handle') return
      stop()
      watching = new AbortController()
      change({ folder: source.name })
      const onLost = () => {
        stop()
        change({ lost: source.name })
      }
      await watchFolder(source.handle, (file) => void onSaved(file), watching.signal, onLost)
    },
    stop,
  }
}
