import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BlobStore, readBlob } from './blob-store.ts'
import { folderBlobs } from './folder-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'
import { startS3StandIn } from './testing/s3-stand-in.ts'

const [ANN, BO] = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '7f9619ff-8b86-4d01-b42d-00cf4fc964ff']
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
async function* inPieces(content: Uint8Array, size = 64 * 1024) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
const text = (words: string) => new TextEncoder().encode(words)

const folder = mkdtempSync(join(tmpdir(), 'kvint-blobs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['a folder', async () => ({ blobs: folderBlobs(folder), close: () => undefined })],
  [
    'a bucket',
    async () => {
      const standIn = await startS3StandIn()
      return { blobs: s3Blobs(standIn.bucket), close: standIn.close }
    },
  ],
])('files kept in %s', (_, open) => {
  let blobs: BlobStore
  let close: () => void
  beforeAll(async () => {
    ;({ blobs, close } = await open())
  })
  afterAll(() => close())
  const put = (owner: string, content: Uint8Array, most = 1e9) => blobs.put(owner, inPieces(content), most)

  it('are found again under the hash of their content, byte for byte', async () => {
    const content = new Uint8Array(12 * 1024 * 1024).map((_value, at) => (at * 31) % 251)
    const stored = await put(ANN, content)
    expect(stored).toEqual({ hash: hashOf(content), bytes: content.length })
    expect(hashOf(await readBlob(blobs, ANN, stored))).toBe(stored.hash)
    expect(await blobs.has(ANN, stored.hash)).toBe(true)
  })

  it('may be empty', async () => {
    const stored = await put(BO, new Uint8Array())
    expect(stored.bytes).toBe(0)
    expect(await readBlob(blobs, BO, stored)).toEqual(new Uint8Array())
    await blobs.remove(BO, stored.hash)
  })

  it('are stored once for one owner, and apart for another', async () => {
    const first = await put(ANN, text('same'))
    const before = (await blobs.list(ANN)).length
    expect(await put(ANN, text('same'))).toEqual(first)
    expect(await blobs.list(ANN)).toHaveLength(before)
    expect(await blobs.has(BO, first.hash)).toBe(false)
    await put(BO, text('same'))
    await blobs.remove(ANN, first.hash)
    expect(await blobs.has(ANN, first.hash)).toBe(false)
    expect(await readBlob(blobs, BO, first)).toEqual(text('same'))
  })

  it('above the limit are refused with what to do, and leave nothing', async () => {
    const before = await blobs.list(ANN)
    await expect(put(ANN, text('longer than ten'), 10)).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('read the set in your browser'),
    })
    expect(await blobs.list(ANN)).toEqual(before)
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    )
  })

  it('leave nothing when the sender breaks off', async () => {
    const before = await blobs.list(ANN)
    const broken = async function* () {
      yield text('half')
      throw new Error('gone')
    }
    await expect(blobs.put(ANN, broken(), 100)).rejects.toThrow('gone')
    expect(await blobs.list(ANN)).toEqual(before)
  })

  it('that are not there cannot be opened, and are removed without a word', async () => {
    await expect(blobs.open(ANN, hashOf(text('nowhere')))).rejects.toMatchObject({ code: 'not-found' })
    await blobs.remove(ANN, hashOf(text('nowhere')))
  })

  it('go all together with their owner, however many', async () => {
    for (const words of ['1', '2', '3', '4', '5']) await put(ANN, text(words))
    expect((await blobs.list(ANN)).length).toBeGreaterThanOrEqual(5)
    await blobs.removeAll(ANN)
    expect(await blobs.list(ANN)).toEqual([])
    expect((await blobs.list(BO)).length).toBe(1)
  })

  it.each(['../etc', 'a/b', '', 'a b', '.'])('have no name such as "%s"', async (name) => {
    await expect((async () => blobs.has(ANN, name))()).rejects.toThrow('is no name')
    await expect((async () => put(name, text('x')))()).rejects.toThrow('is no name')
  })
})

it('a request with another key is refused by the stand-in', async () => {
  const standIn = await startS3StandIn()
  const stranger = s3Blobs({ ...standIn.bucket, secretAccessKey: 'guessed' })
  await expect(stranger.list(ANN)).rejects.toMatchObject({
    reason: 'refused',
    cause: { name: 'SignatureDoesNotMatch' },
  })
  expect(standIn.keys()).toEqual([])
  standIn.close()
})
