import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { type AudioSource, piecesOfSource } from './readable-file.ts'

const bytes = Uint8Array.from({ length: 200_003 }, (_, index) => (index * 7) % 251)
const blob = new Blob([bytes])

/** What browsers without such streams give. */
const sliceOnly = (part: Blob) => ({
  size: part.size,
  slice: (start: number, end: number) => sliceOnly(part.slice(start, end)),
  arrayBuffer: async () => part.arrayBuffer(),
})

const sources: Readonly<Record<string, AudioSource>> = {
  memory: bytes,
  'a stream': blob,
  slices: sliceOnly(blob),
}

describe('pieces of a source', () => {
  for (const [name, source] of Object.entries(sources)) {
    it(`come whole and in order from ${name}, the last one shorter`, async () => {
      for (const size of [1000, 65_536, 200_003, 500_000]) {
        const read: number[] = []
        const lengths: number[] = []
        for await (const piece of piecesOfSource(source, size)) {
          lengths.push(piece.length)
          for (const byte of piece) read.push(byte)
        }
        expect(read).toEqual([...bytes])
        expect(lengths.slice(0, -1).every((length) => length === size)).toBe(true)
      }
    })
  }

  it('can be left before the end, and say when the file has gone', async () => {
    for await (const piece of piecesOfSource(blob, 1000)) {
      expect(piece).toHaveLength(1000)
      break
    }
    const failing = { size: 5000, slice: () => failing, arrayBuffer: async () => Promise.reject(new Error('gone')) }
    await expect(piecesOfSource(failing, 1000).next()).rejects.toMatchObject({ code: 'unreadable-source' })
  })

  it('come though memory is cleared while they are waited for', async () => {
    setFlagsFromString('--expose-gc')
    const clearMemory = runInNewContext('gc') as () => void
    let opened: WeakRef<ReadableByteStreamController> | undefined
    const slow = {
      size: 4,
      slice: () => slow,
      arrayBuffer: async () => new ArrayBuffer(0),
      stream: () =>
        new ReadableStream({ type: 'bytes', start: (controller) => void (opened = new WeakRef(controller)) }),
    }
    // As in a browser, whose disk holds no stream: who waits is known to the stream alone.
    let piece: Uint8Array | undefined
    void piecesOfSource(slow, 4)
      .next()
      .then(({ value }) => (piece = value ?? undefined))
    await pause(5)
    clearMemory()
    await pause(5)
    clearMemory()
    const controller = opened?.deref()
    expect(controller, 'the stream was kept').toBeDefined()
    controller?.enqueue(new Uint8Array([1, 2, 3, 4]))
    await expect.poll(() => piece).toEqual(new Uint8Array([1, 2, 3, 4]))
  })

  it('are none of an empty one', async () => {
    for (const source of [new Uint8Array(), new Blob([]), sliceOnly(new Blob([]))])
      expect((await piecesOfSource(source, 1000).next()).done).toBe(true)
  })
})
