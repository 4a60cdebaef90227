import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
import type { DataStore } from '@tus/server'
import { s3Client } from '../blobs/s3-client.ts'
import type { S3Bucket } from '../configuration/s3-bucket.ts'

/** Where the bytes of unfinished uploads lie, by the upload's id. */
export type IncomingParts = {
  readonly store: DataStore
  readonly read: (id: string) => Promise<Readable>
  /** Undefined where nothing is there. */
  readonly received: (id: string) => Promise<number | undefined>
  /** Takes out what lies there for more than a day. */
  readonly removeOld: () => Promise<void>
  /** What is not there is removed already. */
  readonly remove: (id: string) => Promise<void>
}

/** In a folder of this machine; in the bucket where one is set, so that any server can go on with an upload. */
export function incomingParts(dataFolder: string, bucket: S3Bucket | undefined): IncomingParts {
  return bucket ? inBucket(bucket) : inFolder(join(dataFolder, 'incoming'))
}

function inFolder(directory: string): IncomingParts {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: DAY_MS })
  return { ...common(store), read: async (id) => store.read(id), remove: (id) => store.remove(id).catch(ignore) }
}

function inBucket(bucket: S3Bucket): IncomingParts {
  const s3ClientConfig = { ...s3Client(bucket), bucket: bucket.name }
  const store = new S3Store({ useTags: false, expirationPeriodInMilliseconds: DAY_MS, s3ClientConfig })
  const client = new S3(s3ClientConfig)
  return {
    ...common(store),
    read: (id) => store.read(id),
    /** The store gives up on an upload that came whole, and leaves the beginning of a part behind. */
    async remove(id) {
      await store.remove(id).catch(ignore)
      for (const Key of [id, `${id}.info`, `${id}.part`])
        await client.deleteObject({ Bucket: bucket.name, Key }).catch(ignore)
    },
  }
}

function common(store: DataStore): Pick<IncomingParts, 'store' | 'received' | 'removeOld'> {
  return {
    store,
    received: (id) => store.getUpload(id).then(({ offset }) => offset, ignore),
    removeOld: async () => void (await store.deleteExpired()),
  }
}

const ignore = (): undefined => undefined
const DAY_MS = 86_400_000
