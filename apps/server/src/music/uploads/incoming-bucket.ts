import { S3 } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { s3Client } from '../../platform/blobs/s3-client.ts'
import type { S3Bucket } from '../../platform/configuration/s3-bucket.ts'
import { type IncomingParts, KEPT_MS, partsOf } from './incoming-parts.ts'

/** In a bucket, so that any server can go on with an upload. */
export function incomingBucket(bucket: S3Bucket): IncomingParts {
  const s3ClientConfig = { ...s3Client(bucket), bucket: bucket.name }
  const store = new S3Store({ useTags: false, expirationPeriodInMilliseconds: KEPT_MS, s3ClientConfig })
  const client = new S3(s3ClientConfig)
  return {
    ...partsOf(store),
    read: (id) => store.read(id),
    /** The store gives up on an upload that came whole, and leaves the beginning of a part behind. */
    async remove(id) {
      await store.remove(id).catch(ignore)
      for (const Key of [id, `${id}.info`, `${id}.part`])
        await client.deleteObject({ Bucket: bucket.name, Key }).catch(ignore)
    },
  }
}

const ignore = (): undefined => undefined
