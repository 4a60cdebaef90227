import { valueStore, type ValueStore } from '@kvint/ui'
import type { pendingUploads, PendingUpload } from './pending-uploads.ts'
import type { RunningUpload, SendUpload, UploadEnd } from './send-upload.ts'

export type UploadItem = {
  readonly id: string
  readonly fileName: string
  readonly bytes: number
  readonly sentBytes: number
  readonly state: 'waiting' | 'sending' | 'interrupted' | 'refused'
  /** The service's own words; only where it refused. */
  readonly message: string | null
}

export type UploadQueue = Omit<ValueStore<readonly UploadItem[]>, 'set'> & {
  readonly add: (files: readonly File[]) => void
  /** Takes an upload out, with what the service has of it. */
  readonly cancel: (id: string) => void
  /** Goes on with what an earlier page left unfinished. */
  readonly resume: () => Promise<void>
  /** Ends what runs here; it can be gone on with. */
  readonly close: () => void
}

type Parts = {
  readonly userId: string
  readonly token: () => Promise<string | null>
  readonly send: SendUpload
  readonly pending: typeof pendingUploads
}

/** Sends files one after the other. One that cannot go on waits for the connection, and loses nothing that was sent. */
export function createUploadQueue({ userId, token, send, pending }: Parts): UploadQueue {
  const items = valueStore<readonly UploadItem[]>([])
  const uploads = new Map<string, PendingUpload>()
  const running = new Map<string, RunningUpload>()
  const update = (id: string, change: Partial<UploadItem>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...change } : item)))
  const drop = (id: string) => {
    uploads.delete(id)
    void pending.remove(id)
    items.set(items.get().filter((item) => item.id !== id))
  }

  const next = (): void => {
    const upload = [...uploads.values()].find(({ id }) =>
      items.get().some((item) => item.id === id && item.state === 'waiting'),
    )
    if (running.size > 0 || !upload) return
    update(upload.id, { state: 'sending', message: null })
    const started = send(upload, {
      token,
      onUrl: (url) => keep({ ...upload, url }),
      onProgress: (sentBytes) => update(upload.id, { sentBytes }),
      onEnd: (end) => ended(upload.id, end),
    })
    running.set(upload.id, started)
  }
  const keep = (upload: PendingUpload): void => {
    uploads.set(upload.id, upload)
    void pending.put(upload)
  }
  const ended = (id: string, end: UploadEnd): void => {
    running.delete(id)
    if (end.kind === 'refused') {
      void pending.remove(id)
      update(id, { state: 'refused', message: end.message })
    } else if (end.kind === 'done') drop(id)
    else update(id, { state: 'interrupted' })
    next()
  }
  const again = (): void => {
    for (const { id, state } of items.get()) if (state === 'interrupted') update(id, { state: 'waiting' })
    next()
  }
  const take = (upload: PendingUpload): void => {
    uploads.set(upload.id, upload)
    const { id, fileName, file } = upload
    items.set([...items.get(), { id, fileName, bytes: file.size, sentBytes: 0, state: 'waiting', message: null }])
  }

  window.addEventListener('online', again)
  const timer = setInterval(again, TRY_AGAIN_MS)
  return {
    ...items,
    add(files) {
      for (const file of files) {
        const upload = { id: crypto.randomUUID(), userId, fileName: file.name, file, url: null }
        void pending.put(upload)
        take(upload)
      }
      next()
    },
    cancel(id) {
      void running.get(id)?.abort(true)
      running.delete(id)
      drop(id)
      next()
    },
    async resume() {
      for (const upload of await pending.of(userId)) if (!uploads.has(upload.id)) take(upload)
      next()
    },
    close() {
      clearInterval(timer)
      window.removeEventListener('online', again)
      for (const upload of running.values()) void upload.abort(false)
      running.clear()
    },
  }
}

const TRY_AGAIN_MS = 10_000
