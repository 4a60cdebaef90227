import type { DataStore } from '@tus/server'
import { StoreFailure } from '../../platform/blobs/store-failure.ts'

/** Where the bytes of unfinished uploads lie, by the upload's id. */
export type IncomingParts = {
  readonly store: DataStore
  /** Each part is good until the next is asked for. */
  readonly read: (id: string) => Promise<AsyncIterable<Uint8Array>>
  /** Undefined where nothing is there. */
  readonly received: (id: string) => Promise<number | undefined>
  /** Takes out what lies there for more than a day. */
  readonly removeOld: () => Promise<void>
  /** What is not there is removed already. */
  readonly remove: (id: string) => Promise<void>
}

/** What every store does alike. */
export function partsOf(store: DataStore): Pick<IncomingParts, 'store' | 'received' | 'removeOld'> {
  return {
    store,
    received: (id) =>
      store.getUpload(id).then(
        ({ offset }) => offset,
        (error: unknown) => {
          if (error instanceof StoreFailure) throw error
          return undefined
        },
      ),
    removeOld: async () => void (await store.deleteExpired()),
  }
}

export const KEPT_MS = 86_400_000
