import { join } from 'node:path'
import type { Configuration } from '../../platform/configuration/configuration.ts'
import type { StoreWatch } from '../../platform/blobs/store-watch.ts'
import { incomingFolder } from './incoming-folder.ts'
import type { IncomingParts } from './incoming-parts.ts'

/** Parts of uploads in a folder of this machine; in the bucket where one is set, whose client is loaded then only. */
export async function openIncomingParts(
  { dataFolder, s3Bucket }: Pick<Configuration, 'dataFolder' | 's3Bucket'>,
  watch: StoreWatch,
): Promise<IncomingParts> {
  if (!s3Bucket) return incomingFolder(join(dataFolder, 'incoming'))
  const { incomingBucket } = await import('./incoming-bucket.ts')
  return incomingBucket(s3Bucket, watch)
}
