import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { KvintError } from '@kvint/contract'
import type { StoredBlob } from './blob-store.ts'

/** Writes a stream to a new file, to the disk itself, and tells its hash. Where that fails no file stays. */
export async function writeHashed(
  path: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredBlob> {
  const file = await open(path, 'wx', 0o600)
  try {
    const stored = await appendHashed(file, source, maxBytes)
    await file.sync()
    return stored
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** @throws KvintError `too-large` */
export async function appendHashed(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StoredBlob> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of source) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    hash.update(part)
    await file.appendFile(part)
  }
  return { hash: hash.digest('hex'), bytes }
}

export function tooLarge(maxBytes: number): KvintError {
  return new KvintError(
    'too-large',
    `The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB, the most that is kept. A set is that large only with much frozen or flattened material: save a copy without it, or read the set in your browser, where there is no such limit.`,
  )
}
