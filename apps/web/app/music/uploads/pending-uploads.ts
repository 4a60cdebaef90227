import { type DBSchema, openDB } from 'idb'

/** A file on its way, with all that is needed to go on after a reload. */
export type PendingUpload = {
  readonly id: string
  readonly userId: string
  readonly fileName: string
  readonly file: Blob
  /** Where the service takes the rest; null until it said so. */
  readonly url: string | null
}

/** Uploads that have not come whole, kept by the browser. Where it keeps nothing, they last as long as the page. */
export const pendingUploads = {
  put: (upload: PendingUpload) => attempt(async () => void (await (await open()).put('uploads', upload))),
  remove: (id: string) => attempt(async () => await (await open()).delete('uploads', id)),
  of: async (userId: string): Promise<readonly PendingUpload[]> => {
    try {
      return (await (await open()).getAll('uploads')).filter((upload) => upload.userId === userId)
    } catch {
      return []
    }
  },
}

interface UploadsDatabase extends DBSchema {
  uploads: { key: string; value: PendingUpload }
}

function open() {
  return openDB<UploadsDatabase>('live-set-uploads', 1, {
    upgrade: (database) => void database.createObjectStore('uploads', { keyPath: 'id' }),
  })
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    /** No store to be had: the upload goes on, and ends with the page. */
  }
}
