import { expect, it } from 'vitest'
import { inPassing } from './in-passing.ts'

async function* of(...parts: Uint8Array[]) {
  yield* parts
}

it('gives the memory of a part back when the next is asked for', async () => {
  const parts = [new Uint8Array(3).fill(1), new Uint8Array(5).fill(2)]
  const lengths = []
  for await (const part of inPassing(of(...parts))) lengths.push(part.byteLength)
  expect(lengths).toEqual([3, 5])
  expect(parts.map(({ byteLength }) => byteLength)).toEqual([0, 0])
})

it('leaves memory alone in which something else lies', async () => {
  const memory = new Uint8Array(8).fill(7)
  for await (const part of inPassing(of(memory.subarray(2, 4), memory.subarray(0, 0)))) void part
  expect([...memory]).toEqual([7, 7, 7, 7, 7, 7, 7, 7])
})
