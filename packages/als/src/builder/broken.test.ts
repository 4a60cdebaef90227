import { createGunzip } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readSet } from '../index.ts'
import { alcXml, cutGzip, cutXml, gzipBomb, gzipOf, live7Bytes, presetXml, setWithUnreadableClip } from './broken.ts'

describe('each is refused for what it is', () => {
  test.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, string]>([
    ['nothing', () => new Uint8Array(0), 'empty-file'],
    ['cut gzip', cutGzip, 'truncated'],
    ['gzip of a letter', async () => gzipOf('Dear Mira, the mix is done.'), 'gzip-of-something-else'],
    ['gzip of other XML', async () => gzipOf('<?xml version="1.0"?><html><body /></html>'), 'not-a-live-document'],
    ['cut XML', cutXml, 'truncated'],
    ['a rack', async () => presetXml('adg'), 'preset-not-set'],
    ['a device preset', async () => presetXml('adv'), 'preset-not-set'],
    ['a bomb', async () => gzipBomb(66 * 1024 ** 2), 'too-large'],
  ])('%s', async (_, make, code) => {
    const result = await readSet(await make())
    expect(result).toMatchObject({ kind: 'failure', failure: { code } })
  })
})

test('a set of Live 7 is refused, and the message says so', async () => {
  const result = await readSet(live7Bytes())
  expect(result).toMatchObject({ kind: 'failure', failure: { message: expect.stringContaining('Live 7') } })
})

test('a clip file is a set with one clip', async () => {
  const result = await readSet(await alcXml())
  expect(result).toMatchObject({ kind: 'set', set: { tracks: [{ sessionClips: [{ clip: { name: 'Riff' } }] }] } })
})

test('one clip that cannot be read is a gap, and its neighbours stand', async () => {
  const result = await readSet(await setWithUnreadableClip())
  if (result.kind === 'failure') throw new Error(result.failure.message)
  expect(result.set.tracks[0]?.arrangementClips.map((clip) => clip.name)).toEqual(['Bass 1', 'Bass 3'])
  expect(result.set.gaps).toMatchObject([{ element: 'MidiClip' }])
})

test('a bomb is small, and unpacks to what it promises', async () => {
  const bytes = await gzipBomb(16 * 1024 ** 2)
  expect(bytes.length).toBeLessThan(20_000)
  let unpacked = 0
  const gunzip = createGunzip()
  gunzip.on('data', (chunk: Uint8Array) => {
    unpacked += chunk.length
  })
  gunzip.end(bytes)
  await new Promise((resolve) => gunzip.on('end', resolve))
  expect(unpacked).toBeGreaterThan(16 * 1024 ** 2)
  expect(unpacked).toBeLessThan(17 * 1024 ** 2)
})
