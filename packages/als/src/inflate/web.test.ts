import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { inflate } from './web.ts'

afterEach(() => vi.unstubAllGlobals())

async function* once(bytes: Uint8Array) {
  yield bytes
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
  return text
}

it('gives the content of a file that comes in one chunk, and passes over a line end behind it', async () => {
  const content = Array.from({ length: 20_000 }, (_, index) => `<Note Id="${index}"/>`).join('')
  const file = gzipSync(content)
  expect(await textOf(inflate(once(file)))).toBe(content)
  expect(await textOf(inflate(once(Buffer.concat([file, Buffer.from('\n')]))))).toBe(content)
})

it('hands a big chunk over in small writes: a browser inflates each write whole before it lets go', async () => {
  const writes: number[] = []
  vi.stubGlobal(
    'DecompressionStream',
    class extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform(chunk, controller) {
            writes.push(chunk.byteLength)
            controller.enqueue(chunk)
          },
        })
      }
    },
  )
  let total = 0
  for await (const chunk of inflate(once(new Uint8Array(1_000_000)))) total += chunk.byteLength
  expect(total).toBe(1_000_000)
  expect(Math.max(...writes)).toBeLessThanOrEqual(16_384)
})
