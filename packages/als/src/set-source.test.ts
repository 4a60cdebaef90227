import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openSource } from './set-source.ts'

it('a slow stream is read on though memory is cleared while its bytes are waited for', async () => {
  setFlagsFromString('--expose-gc')
  const clearMemory = runInNewContext('gc') as () => void
  let opened: WeakRef<ReadableStreamDefaultController<Uint8Array>> | undefined
  let chunk: Uint8Array | undefined
  // As in a browser, whose disk holds no stream: who waits is known to the stream alone.
  void openSource(new ReadableStream({ start: (controller) => void (opened = new WeakRef(controller)) }))
    .chunks[Symbol.asyncIterator]()
    .next()
    .then(({ value }) => (chunk = value))
  await pause(5)
  clearMemory()
  await pause(5)
  clearMemory()
  opened?.deref()?.enqueue(new Uint8Array([0x1f, 0x8b]))
  await pause(5)
  expect(chunk).toEqual(new Uint8Array([0x1f, 0x8b]))
})
