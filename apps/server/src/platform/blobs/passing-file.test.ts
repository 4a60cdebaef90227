import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { receiveFile } from './passing-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kvint-passing-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* of(...parts: string[]) {
  yield* parts.map((part) => Buffer.from(part))
}

it('holds a file without a name, to be read as often as one likes until it is closed', async () => {
  const file = await receiveFile(folder, of('Live', ' set'), 8)
  expect(readdirSync(folder)).toEqual([])
  expect(file).toMatchObject({ bytes: 8, hash: createHash('sha256').update('Live set').digest('hex') })
  for (const _ of [1, 2]) expect(String(await buffer(file.read()))).toBe('Live set')
  await file.close()
  await file.close()
  await expect(buffer(file.read())).rejects.toThrow('closed')
})

it.each([
  ['is too large', () => of('Live', ' sets'), 'larger than'],
  ['breaks off', () => failing(), 'broke'],
])('leaves nothing of one that %s', async (_, source, message) => {
  await expect(receiveFile(folder, source(), 8)).rejects.toThrow(message)
  expect(readdirSync(folder)).toEqual([])
})

async function* failing() {
  yield Buffer.from('Live')
  throw new Error('The line broke')
}
