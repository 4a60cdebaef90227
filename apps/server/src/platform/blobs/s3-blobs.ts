import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { NoSuchKey, NotFound, S3 } from '@aws-sdk/client-s3'
import { KvintError } from '@kvint/contract'
import type { S3Bucket } from '../configuration/s3-bucket.ts'
import { blobName } from './blob-name.ts'
import type { BlobStore } from './blob-store.ts'
import { writeHashed } from './hashed-file.ts'
import { s3Client } from './s3-client.ts'
import { sendFile } from './send-file.ts'

/** A store in a bucket. The content passes a file of this machine first: its hash, which is its name, comes last. */
export function s3Blobs(bucket: S3Bucket): BlobStore {
  const client = new S3(s3Client(bucket))
  const Bucket = bucket.name
  const prefixOf = (ownerId: string) => `sets/${blobName(ownerId)}/`
  const keyOf = (ownerId: string, hash: string) => `${prefixOf(ownerId)}${blobName(hash)}`
  const list = async (ownerId: string) => {
    const hashes: string[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await client.listObjectsV2({
        Bucket,
        Prefix: prefixOf(ownerId),
        ...(ContinuationToken && { ContinuationToken }),
      })
      hashes.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefixOf(ownerId).length)))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return hashes
  }
  const remove = async (ownerId: string, hash: string) => {
    await client.deleteObject({ Bucket, Key: keyOf(ownerId, hash) })
  }
  return {
    list,
    remove,
    async put(ownerId, source, maxBytes) {
      const passing = join(tmpdir(), `passing-${randomUUID()}`)
      try {
        const stored = await writeHashed(passing, source, maxBytes)
        await sendFile(passing, (Body, abortSignal) => {
          const about = { ContentLength: stored.bytes, ContentType: 'application/octet-stream' }
          return client.putObject({ Bucket, Key: keyOf(ownerId, stored.hash), Body, ...about }, { abortSignal })
        })
        return stored
      } finally {
        await rm(passing, { force: true })
      }
    },
    async open(ownerId, hash) {
      try {
        const { Body } = await client.getObject({ Bucket, Key: keyOf(ownerId, hash) })
        if (Body instanceof Readable) return Body
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error
      }
      throw new KvintError('not-found', 'The file of this save is not in the store.')
    },
    async has(ownerId, hash) {
      try {
        await client.headObject({ Bucket, Key: keyOf(ownerId, hash) })
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    /** One by one: older servers refuse a list of keys to delete. */
    async removeAll(ownerId) {
      for (const hash of await list(ownerId)) await remove(ownerId, hash)
    },
  }
}
