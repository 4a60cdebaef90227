import { describe, expect, it } from 'vitest'
import { alcXml, cutGzip, cutXml, gzipOf, live7Bytes, presetXml, gzipBomb } from './builder/broken.ts'
import { buildSet } from './builder/build-set.ts'
import type { ReadProgress } from './read-document.ts'
import { readSet } from './read-set.ts'

const song = () =>
  buildSet({
    tempo: 97,
    tracks: [
      { kind: 'midi', name: 'Keys', arrangementClips: [{ notes: [{ pitch: 60, startBeats: 0, durationBeats: 1 }] }] },
    ],
  })

const utf8 = (text: string) => new TextEncoder().encode(text)

async function failureOf(bytes: Uint8Array, options = {}) {
  const result = await readSet(bytes, options)
  return result.kind === 'failure' ? result.failure : { code: 'none', message: '' }
}

describe('what cannot be read', () => {
  it.each([
    ['an empty file', async () => new Uint8Array(0), 'empty-file'],
    ['a cut-off gzip', cutGzip, 'truncated'],
    ['three bytes of gzip', async () => (await song()).slice(0, 3), 'truncated'],
    ['cut-off XML', cutXml, 'truncated'],
    ['gzip of text', () => gzipOf('hello'), 'gzip-of-something-else'],
    ['gzip of an archive', () => gzipOf('PK\u0003\u0004 song.als'), 'gzip-of-something-else'],
    [
      'a document of Live whose name is damaged',
      () => gzipOf('<Ableton MajorVersion="5" MinorVersion="12.0_1"><LifeSet/></Ableton>'),
      'not-a-live-document',
    ],
    ['gzip of a web page', () => gzipOf('<html><body/></html>'), 'not-a-live-document'],
    [
      'XML with an end tag too many',
      () => gzipOf('<Ableton MajorVersion="5" MinorVersion="12.0_1"><LiveSet></B></LiveSet></Ableton>'),
      'broken-xml',
    ],
    ['a root without a version', () => gzipOf('<Ableton><LiveSet/></Ableton>'), 'not-a-live-document'],
    ['a rack', () => presetXml('adg'), 'preset-not-set'],
    ['a device', () => presetXml('adv'), 'preset-not-set'],
    ['a theme', () => gzipOf('<Ableton MajorVersion="5" MinorVersion="12.0_1"><Theme/></Ableton>'), 'theme-not-set'],
    [
      'a skin of Live 8 to 11 (.ask)',
      () => gzipOf('<Ableton MajorVersion="5" MinorVersion="11.0_433"><SkinManager Id="0"/></Ableton>'),
      'theme-not-set',
    ],
    [
      'a skin that is not compressed',
      async () =>
        utf8('<?xml version="1.0"?>\n<Ableton MajorVersion="4" MinorVersion="9.0_1"><SkinManager/></Ableton>'),
      'theme-not-set',
    ],
    ['a skin without a frame', async () => utf8('<SkinManager><ControlForeground /></SkinManager>'), 'theme-not-set'],
    ['an old binary file', async () => live7Bytes(), 'too-old'],
    [
      'a set of Live 7',
      () => gzipOf('<Ableton MajorVersion="3" MinorVersion="7.0" Creator="Ableton Live 7.0.18"><LiveSet/></Ableton>'),
      'too-old',
    ],
  ])('%s', async (_what, make, code) => {
    const failure = await failureOf(await make())
    expect(failure.code).toBe(code)
    expect(failure.message).toMatch(/^[A-Z].{30,}\.$/s)
  })

  it('gzip that is damaged inside', async () => {
    const bytes = await song()
    bytes.fill(0xff, 40, 200)
    expect((await failureOf(bytes)).code).toBe('broken-gzip')
  })

  it('a Live Clip, which only its name gives away', async () => {
    const bytes = await alcXml()
    expect((await failureOf(bytes, { fileName: 'Riff.alc' })).code).toBe('clip-not-set')
    expect((await failureOf(bytes)).code).toBe('none')
  })

  it('a small file that unpacks to more than the limit', async () => {
    const bytes = await gzipBomb(4_000_000)
    const failure = await failureOf(bytes, { limits: { xmlBytes: 1_000_000 } })
    expect(failure).toMatchObject({ code: 'too-large', message: expect.stringContaining('"xmlBytes"') as unknown })
  })

  it('a file that unpacks to very many times its size', async () => {
    const failure = await failureOf(await gzipBomb(66 * 1024 ** 2))
    expect(failure).toMatchObject({ code: 'too-large', message: expect.stringContaining('"expansion"') as unknown })
  })

  it('a file with more elements than the limit', async () => {
    const failure = await failureOf(await song(), { limits: { elements: 100 } })
    expect(failure).toMatchObject({ code: 'too-large', message: expect.stringContaining('"elements"') as unknown })
  })

  it('a source that breaks off', async () => {
    const bytes = await song()
    async function* source() {
      yield bytes.subarray(0, 300)
      throw new Error('the disk was removed')
    }
    const result = await readSet(source())
    expect(result).toMatchObject({
      kind: 'failure',
      failure: { code: 'unreadable-source', message: expect.stringContaining('the disk was removed') as unknown },
    })
  })
})

describe('where the bytes come from', () => {
  it.each([
    ['an array', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ['a buffer', (bytes: Uint8Array<ArrayBuffer>) => bytes.buffer],
    ['a Blob', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
    ['a stream', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()],
    [
      'single bytes',
      async function* (bytes: Uint8Array<ArrayBuffer>) {
        for (const byte of bytes) yield Uint8Array.of(byte)
      },
    ],
  ])('%s', async (_what, toSource) => {
    const result = await readSet(toSource(await song()))
    expect(result).toMatchObject({ kind: 'set', set: { tempo: { bpm: 97 } } })
  })

  it.each(['\n', '\u0000\u0000junk'])('bytes after the gzip member: %j', async (junk) => {
    const bytes = await song()
    const result = await readSet(new Uint8Array([...bytes, ...new TextEncoder().encode(junk)]))
    expect(result).toMatchObject({ kind: 'set' })
  })

  it('plain XML in pieces of one buffer that is filled again and again', async () => {
    const bytes = await buildSet({ tempo: 140, tracks: [{ kind: 'midi', name: 'Keys' }] }, { compressed: false })
    async function* refilled() {
      const buffer = Buffer.alloc(700)
      for (let at = 0; at < bytes.length; at += buffer.length)
        yield buffer.subarray(0, buffer.write(new TextDecoder().decode(bytes.subarray(at, at + buffer.length))))
    }
    expect(await readSet(refilled())).toEqual(await readSet(bytes))
  })

  it.each(['\n', '\r\n'] as const)('plain XML, lines ending in %j', async (newline) => {
    const result = await readSet(await buildSet({ tempo: 140 }, { compressed: false, newline }))
    expect(result).toMatchObject({ kind: 'set', set: { tempo: { bpm: 140 } } })
  })
})

describe('while it reads', () => {
  it('tells how far it is, in bytes of the file', async () => {
    const bytes = await buildSet(
      { tracks: Array.from({ length: 30 }, () => ({ kind: 'midi' as const })) },
      { compressed: false },
    )
    const told: ReadProgress[] = []
    await readSet(bytes, { onProgress: (progress) => told.push(progress) })
    expect(told.length).toBeGreaterThan(2)
    expect(told.map(({ bytesRead }) => bytesRead)).toEqual(told.map(({ bytesRead }) => bytesRead).sort((a, b) => a - b))
    expect(told.at(-1)).toEqual({ phase: 'done', bytesRead: bytes.length, bytesTotal: bytes.length })
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    const bytes = await buildSet(
      { tracks: Array.from({ length: 30 }, () => ({ kind: 'midi' as const })) },
      { compressed: false },
    )
    const result = await readSet(bytes, { signal: controller.signal, onProgress: () => controller.abort() })
    expect(result).toMatchObject({ kind: 'failure', failure: { code: 'aborted' } })
  })
})

describe('readings after and beside each other', () => {
  const other = () => buildSet({ tempo: 140, tracks: [{ kind: 'audio', name: 'Loop' }] }, { compressed: false })
  const strange = async () =>
    utf8(new TextDecoder().decode(await other()).replace('<Tracks>', '<Strange Odd="1" /><Stranger /><Tracks>'))

  it('say what each says alone', async () => {
    const first = await readSet(await song())
    expect(await readSet(await strange())).toMatchObject({
      set: { unread: [{ tag: 'Strange' }, { tag: 'Stranger' }] },
    })
    expect(await readSet(await song())).toEqual(first)
    expect((await failureOf((await strange()).slice(0, -40))).code).toBe('truncated')
    expect(await readSet(await song())).toEqual(first)
    expect(await readSet(await song(), { limits: { depth: 200, names: 4000 } })).toEqual(first)
    expect((await failureOf(await song(), { limits: { depth: 4 } })).code).toBe('too-large')
    expect(await readSet(await buildSet({ tracks: [] }), { limits: { depth: 10 } })).toMatchObject({ kind: 'set' })
    expect(await readSet(await song())).toEqual(first)
  })

  it('do not meet while both are open', async () => {
    async function* slowly(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; at += 5000) {
        await readSet(await song())
        yield bytes.subarray(at, at + 5000)
      }
    }
    const [a, b] = [await strange(), await song()]
    const together = await Promise.all([readSet(slowly(a)), readSet(slowly(b)), readSet(a), readSet(b)])
    expect(together.slice(0, 2)).toEqual(together.slice(2))
    expect(together.slice(2)).toEqual([await readSet(a), await readSet(b)])
  })

  it('leave nothing of themselves to the next, however many names they brought', async () => {
    const names = Array.from({ length: 600 }, (_, i) => `<Novelty${i} />`).join('')
    const novel = utf8(new TextDecoder().decode(await other()).replace('<Tracks>', `${names}<Tracks>`))
    const twice = [await readSet(novel), await readSet(novel)]
    expect(twice[0]).toEqual(twice[1])
    expect(twice[0]).toMatchObject({ set: { unread: { length: 600 } } })
  })
})
