import { useEffect, useMemo } from 'react'
import { useValue, valueStore } from '@kvint/ui'
import type { Identity } from '../../identity/identity.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { pendingUploads } from './pending-uploads.ts'
import type { SendUpload } from './send-upload.ts'
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts'

/** The uploads of anyone who is signed in. They go on while she looks at other pages, and after a reload. */
export function useUploads(): { readonly items: readonly UploadItem[]; readonly queue: UploadQueue | undefined } {
  const identity = useIdentity()
  const auth = useAuthState()
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined
  const queue = useMemo(() => (userId ? queueOf(userId, identity) : undefined), [userId, identity])
  useEffect(() => {
    if (queue) resumeHere(queue)
  }, [queue])
  const items = useValue<readonly UploadItem[]>(queue ?? NO_QUEUE)
  return { items, queue }
}

/** One for the whole site: another account ends the one before. */
function queueOf(userId: string, identity: Identity): UploadQueue {
  if (current?.userId === userId) return current.queue
  current?.queue.close()
  const queue = createUploadQueue({
    userId,
    token: () => identity.accessToken(),
    send: sendFetched,
    pending: pendingUploads,
  })
  current = { userId, queue }
  return queue
}

/** What speaks the protocol is fetched with the first file: most who open the page send none. */
const sendFetched: SendUpload = (file, told) => {
  const running = import('./send-upload.ts').then(({ sendUpload }) => sendUpload(file, told))
  running.catch(() => told.onEnd({ kind: 'interrupted' }))
  return { abort: async (isForGood) => await running.then((upload) => upload.abort(isForGood)).catch(() => undefined) }
}

/** What an earlier page left goes on in one tab only: the first that asks, as long as it stands. */
function resumeHere(queue: UploadQueue): void {
  if (isResuming) return void queue.resume()
  void navigator.locks.request('live-set-uploads', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    isResuming = true
    await queue.resume()
    await new Promise(() => undefined)
  })
}

let isResuming = false
let current: { readonly userId: string; readonly queue: UploadQueue } | undefined
const NO_QUEUE = valueStore<readonly UploadItem[]>([])
