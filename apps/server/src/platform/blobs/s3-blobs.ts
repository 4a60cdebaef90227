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
import { inTime } from './in-time.ts'
import { s3Client } from './s3-client.ts'
import { sendFile } from './send-file.ts'
import { StoreFailure, storeFailure } from './store-failure.ts'
import { type StoreWatch, watchStore } from './store-watch.ts'

/** A store in a bucket. The content passes a file of this machine first: its hash, which is its name, comes last. */
export function s3Blobs(bucket: S3Bucket, watch: StoreWatch = watchStore()): BlobStore {
  const client = new S3(s3Client(bucket))
  const Bucket = bucket.name
  const prefixOf = (ownerId: string) => `sets/${blobName(ownerId)}/`
  const keyOf = (ownerId: string, hash: string) => `${prefixOf(ownerId)}${blobName(hash)}`
  const list = async (ownerId: string) => {
    const hashes: string[] = []
    let ContinuationToken: string | undefined
    do {
      const asked = { Bucket, Prefix: prefixOf(ownerId), ...(ContinuationToken && { ContinuationToken }) }
      const page = await watch.ask((abortSignal) => client.listObjectsV2(asked, { abortSignal }))
      hashes.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefixOf(ownerId).length)))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return hashes
  }
  const remove = async (ownerId: string, hash: string) => {
    await watch.ask((abortSignal) => client.deleteObject({ Bucket, Key: keyOf(ownerId, hash) }, { abortSignal }))
  }
  return {
    list,
    remove,
    async put(ownerId, source, maxBytes) {
      const passing = join(tmpdir(), `passing-${randomUUID()}`)
      try {
        const stored = await writeHashed(passing, source, maxBytes)
        const send = (late: AbortSignal) =>
          sendFile(passing, (Body, unreadable) => {
            const about = { ContentLength: stored.bytes, ContentType: 'application/octet-stream' }
            const abortSignal = AbortSignal.any([late, unreadable])
            return client.putObject({ Bucket, Key: keyOf(ownerId, stored.hash), Body, ...about }, { abortSignal })
          })
        await watch.ask(send, SEND_MS + stored.bytes / SLOWEST_BYTES_PER_MS)
        return stored
      } finally {
        await rm(passing, { force: true })
      }
    },
    async open(ownerId, hash) {
      try {
        const { Body } = await watch.ask((abortSignal) =>
          client.getObject({ Bucket, Key: keyOf(ownerId, hash) }, { abortSignal }),
        )
        if (Body instanceof Readable) return Readable.from(coming(Body), { objectMode: false })
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error
      }
      throw new KvintError('not-found', 'The stored file of this save is missing. Keep the set again to replace it.')
    },
    async has(ownerId, hash) {
      try {
        await watch.ask((abortSignal) => client.headObject({ Bucket, Key: keyOf(ownerId, hash) }, { abortSignal }))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    async check() {
      try {
        await watch.ask((abortSignal) => client.headBucket({ Bucket }, { abortSignal }), CHECK_MS)
      } catch (error) {
        if (error instanceof NotFound) throw new StoreFailure('noBucket', { cause: error })
        throw error
      }
    },
    /** One by one: older servers refuse a list of keys to delete. */
    async removeAll(ownerId) {
      for (const hash of await list(ownerId)) await remove(ownerId, hash)
    },
  }
}

/** Each part in time: a store may take a connection and send nothing. */
async function* coming(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* inTime(body as AsyncIterable<Uint8Array>, PART_MS)
  } catch (error) {
    throw storeFailure(error) ?? error
  } finally {
    body.destroy()
  }
}

const CHECK_MS = 2_000
const PART_MS = 15_000
const SEND_MS = 15_000
const SLOWEST_BYTES_PER_MS = 500
