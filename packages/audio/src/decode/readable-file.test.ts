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

  it('are none of an empty one', async () => {
    for (const source of [new Uint8Array(), new Blob([]), sliceOnly(new Blob([]))])
      expect((await piecesOfSource(source, 1000).next()).done).toBe(true)
  })
})
