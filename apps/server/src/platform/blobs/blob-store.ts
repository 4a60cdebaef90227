import type { Readable } from 'node:stream'
import { KvintError } from '@kvint/contract'

/** Where the files of kept sets lie, by owner and content: the same file twice is stored once. */
export type BlobStore = {
  /** Stored for good under its hash when it returns; looks at a part of the source only until it asks for the next. @throws KvintError `too-large` above `maxBytes`; nothing stays then. */
  readonly put: (ownerId: string, source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StoredBlob>
  /** @throws KvintError `not-found` */
  readonly open: (ownerId: string, hash: string) => Promise<Readable>
  readonly has: (ownerId: string, hash: string) => Promise<boolean>
  /** What is not there is removed already. */
  readonly remove: (ownerId: string, hash: string) => Promise<void>
  readonly removeAll: (ownerId: string) => Promise<void>
  /** @throws StoreFailure where files cannot be kept or read now */
  readonly check: () => Promise<void>
  /** The hashes of all that an owner has. */
  readonly list: (ownerId: string) => Promise<readonly string[]>
}

/** `hash` is the SHA-256 of the content in hexadecimal digits. */
export type StoredBlob = { readonly hash: string; readonly bytes: number }

/** The whole content in one piece, which is in memory once. @throws KvintError `not-found`, also where it is not as long as it was */
export async function readBlob(blobs: BlobStore, ownerId: string, { hash, bytes }: StoredBlob): Promise<Uint8Array> {
  const whole = new Uint8Array(bytes)
  let at = 0
  for await (const part of (await blobs.open(ownerId, hash)) as AsyncIterable<Uint8Array>) {
    if (at + part.byteLength > bytes) throw changed()
    whole.set(part, at)
    at += part.byteLength
  }
  if (at < bytes) throw changed()
  return whole
}

function changed(): KvintError {
  return new KvintError('not-found', 'The stored file of this save is damaged. Keep the set again to replace it.')
}
