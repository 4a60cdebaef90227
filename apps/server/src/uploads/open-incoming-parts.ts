import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Configuration } from '../configuration/configuration.ts'
import { type IncomingParts, KEPT_MS, partsOf } from './incoming-parts.ts'

/** Parts of uploads in a folder of this machine; in the bucket where one is set, whose client is loaded then only. */
export async function openIncomingParts({
  dataFolder,
  s3Bucket,
}: Pick<Configuration, 'dataFolder' | 's3Bucket'>): Promise<IncomingParts> {
  if (!s3Bucket) return incomingFolder(join(dataFolder, 'incoming'))
  const { incomingBucket } = await import('./incoming-bucket.ts')
  return incomingBucket(s3Bucket)
}

function incomingFolder(directory: string): IncomingParts {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: KEPT_MS })
  return {
    ...partsOf(store),
    read: async (id) => store.read(id),
    remove: (id) => store.remove(id).catch(() => undefined),
  }
}
