import type { Readable } from 'node:stream'

/** Where the files of kept sets lie, by owner and content: the same file twice is stored once. */
export type BlobStore = {
  /** Stored for good under its hash when it returns. @throws KvintError `too-large` above `maxBytes`; nothing stays then. */
  readonly put: (ownerId: string, source: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StoredBlob>
  /** @throws KvintError `not-found` */
  readonly open: (ownerId: string, hash: string) => Promise<Readable>
  readonly has: (ownerId: string, hash: string) => Promise<boolean>
  /** What is not there is removed already. */
  readonly remove: (ownerId: string, hash: string) => Promise<void>
  readonly removeAll: (ownerId: string) => Promise<void>
  /** The hashes of all that an owner has. */
  readonly list: (ownerId: string) => Promise<readonly string[]>
}

/** `hash` is the SHA-256 of the content in hexadecimal digits. */
export type StoredBlob = { readonly hash: string; readonly bytes: number }

/** The whole content in one piece. */
export async function readBlob(blobs: BlobStore, ownerId: string, hash: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of await blobs.open(ownerId, hash)) parts.push(part as Uint8Array)
  return new Uint8Array(Buffer.concat(parts))
}
