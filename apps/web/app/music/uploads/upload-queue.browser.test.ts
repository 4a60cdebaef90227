import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PendingUpload } from './pending-uploads.ts'
import type { UploadEnd, UploadToSend, UploadTold } from './send-upload.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

type Sent = UploadToSend & UploadTold & { readonly abort: ReturnType<typeof vi.fn> }

let sent: Sent[]
let store: Map<string, PendingUpload>
let queue: UploadQueue
const open = () =>
  createUploadQueue({
    userId: 'nora',
    token: async () => 'token',
    send: (file, told) => {
      const abort = vi.fn(async () => undefined)
      sent.push({ ...file, ...told, abort })
      return { abort }
    },
    pending: {
      put: async (upload) => void store.set(upload.id, upload),
      remove: async (id) => void store.delete(id),
      of: async (userId) => [...store.values()].filter((upload) => upload.userId === userId),
    },
  })
const file = (name: string) => new File(['12345'], name)
const shown = () => queue.get().map(({ fileName, state }) => `${fileName} ${state}`)
const end = (at: number, how: UploadEnd) => sent[at]!.onEnd(how)

beforeEach(() => {
  sent = []
  store = new Map()
  queue = open()
})
afterEach(() => queue.close())

test('files go one after the other and leave the list when they are kept', () => {
  queue.add([file('a.als'), file('b.als')])
  expect(shown()).toEqual(['a.als sending', 'b.als waiting'])
  sent[0]!.onProgress(3)
  expect(queue.get()[0]).toMatchObject({ sentBytes: 3, bytes: 5 })
  end(0, { kind: 'done' })
  expect(shown()).toEqual(['b.als sending'])
  end(1, { kind: 'done' })
  expect(queue.get()).toEqual([])
  expect(store.size).toBe(0)
})

test('an upload that was interrupted goes on by itself when the connection is back, from where it stopped', () => {
  queue.add([file('a.als')])
  sent[0]!.onUrl('/api/v1/uploads/1')
  end(0, { kind: 'interrupted' })
  expect(shown()).toEqual(['a.als interrupted'])
  window.dispatchEvent(new Event('online'))
  expect(shown()).toEqual(['a.als sending'])
  expect(sent[1]!.url).toBe('/api/v1/uploads/1')
})

test('what was left by an earlier page goes on, of this account alone', async () => {
  queue.add([file('a.als')])
  sent[0]!.onUrl('/api/v1/uploads/1')
  queue.close()
  expect(sent[0]!.abort).toHaveBeenCalledWith(false)
  store.set('other', { ...[...store.values()][0]!, id: 'other', userId: 'somebody else' })
  queue = open()
  await queue.resume()
  await queue.resume()
  expect(shown()).toEqual(['a.als sending'])
  expect(sent[1]!.url).toBe('/api/v1/uploads/1')
})

test('a refusal is shown in the service’s words, does not hold up the next, and is not tried again', () => {
  queue.add([file('a.als'), file('b.als')])
  end(0, { kind: 'refused', message: 'The file is larger than 64 MB.' })
  expect(shown()).toEqual(['a.als refused', 'b.als sending'])
  expect(queue.get()[0]!.message).toBe('The file is larger than 64 MB.')
  window.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
  expect(store.size).toBe(1)
  queue.cancel(queue.get()[0]!.id)
  expect(shown()).toEqual(['b.als sending'])
})

test('a cancelled upload is taken back from the service, and the next begins', () => {
  queue.add([file('a.als'), file('b.als')])
  queue.cancel(queue.get()[0]!.id)
  expect(sent[0]!.abort).toHaveBeenCalledWith(true)
  expect(shown()).toEqual(['b.als sending'])
})
