import { NotFound, S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { ERRORS } from '@tus/server'
import { s3Client } from '../../platform/blobs/s3-client.ts'
import type { StoreWatch } from '../../platform/blobs/store-watch.ts'
import type { S3Bucket } from '../../platform/configuration/s3-bucket.ts'
import { type IncomingParts, KEPT_MS, partsOf } from './incoming-parts.ts'

/** In a bucket, so that any server can go on with an upload. */
export function incomingBucket(bucket: S3Bucket, watch: StoreWatch): IncomingParts {
  const s3ClientConfig = { ...s3Client(bucket), bucket: bucket.name }
  const store = watched(new S3Store({ useTags: false, expirationPeriodInMilliseconds: KEPT_MS, s3ClientConfig }), watch)
  const client = new S3(s3ClientConfig)
  const find = store.getUpload.bind(store)
  /** It takes every trouble for an upload that is not there: where none is found, the store is asked once more. */
  store.getUpload = async (id) => {
    try {
      return await find(id)
    } catch (error) {
      if (error === ERRORS.FILE_NOT_FOUND)
        await watch
          .ask((abortSignal) => client.headObject({ Bucket: bucket.name, Key: `${id}.info` }, { abortSignal }))
          .catch(unlessAbsent)
      throw error
    }
  }
  return {
    ...partsOf(store),
    read: (id) => store.read(id),
    /** The store gives up on an upload that came whole, and leaves the beginning of a part behind. */
    async remove(id) {
      await store.remove(id).catch(ignore)
      for (const Key of [id, `${id}.info`, `${id}.part`])
        await watch
          .ask((abortSignal) => client.deleteObject({ Bucket: bucket.name, Key }, { abortSignal }))
          .catch(ignore)
    },
  }
}

/** What others may ask of the store, so that its failures are told as those of the store. Lines on which nothing moves are cut. */
function watched(store: S3Store, watch: StoreWatch): S3Store {
  for (const name of [
    'create',
    'getUpload',
    'read',
    'remove',
    'write',
    'declareUploadLength',
    'deleteExpired',
  ] as const) {
    const own = store[name].bind(store) as (...values: unknown[]) => Promise<unknown>
    Object.assign(store, { [name]: (...values: unknown[]) => watch.ask(() => own(...values), LONGEST_MS) })
  }
  return store
}

/** A part of an upload comes as slowly as its sender sends it. */
const LONGEST_MS = 3_600_000
const ignore = (): undefined => undefined

function unlessAbsent(error: unknown): void {
  if (!(error instanceof NotFound)) throw error
}
