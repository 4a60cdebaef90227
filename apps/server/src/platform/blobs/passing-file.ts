import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredBlob } from './blob-store.ts'
import { appendHashed } from './hashed-file.ts'
import { readInParts } from './read-file-in-parts.ts'

/** A file on its way to where it will be kept. Its name is gone from the start: it ends with its process, however that ends. */
export type PassingFile = StoredBlob & {
  /** Each part is good until the next is asked for. */
  readonly read: () => AsyncIterable<Uint8Array>
  /** Gives its room back; once more does no harm. */
  readonly close: () => Promise<void>
}

/** Takes a stream in. @throws KvintError `too-large` above `maxBytes`; nothing stays then. */
export async function receiveFile(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<PassingFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.passing`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    const stored = await appendHashed(file, source, maxBytes)
    return { ...stored, read: () => readInParts(file), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}
