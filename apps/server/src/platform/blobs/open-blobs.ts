import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import type { BlobStore } from './blob-store.ts'
import { folderBlobs } from './folder-blobs.ts'
import type { StoreWatch } from './store-watch.ts'

/** Where files of kept sets lie: a bucket where one is set, whose client is loaded then only, else the data folder. */
export async function openBlobs(
  { dataFolder, s3Bucket }: Pick<Configuration, 'dataFolder' | 's3Bucket'>,
  watch?: StoreWatch,
): Promise<BlobStore> {
  if (!s3Bucket) return folderBlobs(join(dataFolder, 'sets'))
  const { s3Blobs } = await import('./s3-blobs.ts')
  return s3Blobs(s3Bucket, watch)
}
