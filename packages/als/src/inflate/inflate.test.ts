import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inflate as inflateNode, inflateAtOnce } from './node.ts'
import { inflate as inflateWeb } from './web.ts'

const TEXT = Array.from({ length: 200_000 }, (_, i) => String(i * 7919)).join(' ')

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

async function unpack(inflate: typeof inflateNode, bytes: Uint8Array, size = 10_000): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of inflate(pieces(bytes, size))) text += decoder.decode(chunk, { stream: true })
  return text
}

describe.each([
  ['Node', inflateNode, TEXT],
  ['the web', inflateWeb, TEXT],
])('inflate of %s', (_where, inflate, text) => {
  const packed = new Uint8Array(gzipSync(text))

  it.each([1000, 10_000_000])('unpacks pieces of %d bytes', async (size) => {
    expect((await unpack(inflate, packed, size)) === text).toBe(true)
  })

  it.each(['\n', '\u0000'.repeat(12)])('passes over %j after the end', async (junk) => {
    const bytes = new Uint8Array([...packed, ...new TextEncoder().encode(junk)])
    expect((await unpack(inflate, bytes)) === text).toBe(true)
  })

  it('gives what there is of a cut-off file', async () => {
    const found = await unpack(inflate, packed.slice(0, packed.length - 2000))
    expect(text.startsWith(found)).toBe(true)
    expect(found.length).toBeGreaterThan(text.length / 2)
  })

  it('refuses damaged data', async () => {
    const bytes = packed.slice()
    bytes.fill(0xff, 12, 300)
    const outcome = await unpack(inflate, bytes).then(
      () => 'read',
      () => 'refused',
    )
    expect(outcome).toBe('refused')
  })

  it('hands on what the source throws', async () => {
    async function* source() {
      yield packed.slice(0, 5000)
      throw new Error('the disk was removed')
    }
    const reading = (async () => {
      for await (const chunk of inflate(source())) void chunk
    })()
    await expect(reading).rejects.toThrow('the disk was removed')
  })
})

describe('inflateAtOnce', () => {
  const text = TEXT.slice(0, 200_000)
  const packed = new Uint8Array(gzipSync(text))
  const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

  it.each(['', '\n', '\u0000'.repeat(12)])('unpacks a small file with %j after its end', (junk) => {
    expect(textOf(inflateAtOnce(new Uint8Array([...packed, ...new TextEncoder().encode(junk)]))) === text).toBe(true)
  })

  it('gives what there is of a cut-off file', () => {
    const found = textOf(inflateAtOnce(packed.slice(0, packed.length - 2000))) ?? ''
    expect(text.startsWith(found)).toBe(true)
    expect(found.length).toBeGreaterThan(text.length / 2)
  })

  it('refuses damaged data', () => {
    const bytes = packed.slice()
    bytes.fill(0xff, 12, 300)
    expect(() => inflateAtOnce(bytes)).toThrow()
  })

  it('holds no more than 1 MiB at once', () => {
    expect(inflateAtOnce(new Uint8Array(gzipSync(new Uint8Array(1024 ** 2))))).toHaveLength(1024 ** 2)
    expect(inflateAtOnce(new Uint8Array(gzipSync(new Uint8Array(8 * 1024 ** 2))))).toBeNull()
  })
})
