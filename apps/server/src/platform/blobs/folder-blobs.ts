import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KvintError } from '@kvint/contract'
import { blobName } from './blob-name.ts'
import type { BlobStore } from './blob-store.ts'
import { writeHashed } from './hashed-file.ts'
import { storeFailure } from './store-failure.ts'

/** A store in a folder: a folder an owner, a file a content. A file stands whole under its name or not at all. */
export function folderBlobs(folder: string): BlobStore {
  const ownerFolder = (ownerId: string) => join(folder, blobName(ownerId))
  const fileOf = (ownerId: string, hash: string) => join(ownerFolder(ownerId), `${blobName(hash)}${ENDING}`)
  const has = (ownerId: string, hash: string) =>
    access(fileOf(ownerId, hash)).then(
      () => true,
      () => false,
    )
  return {
    has,
    async put(ownerId, source, maxBytes) {
      await mkdir(ownerFolder(ownerId), { recursive: true, mode: 0o700 })
      const partial = join(ownerFolder(ownerId), `${randomUUID()}${PARTIAL}`)
      const stored = await writeHashed(partial, source, maxBytes)
      await rename(partial, fileOf(ownerId, stored.hash))
      await syncFolder(ownerFolder(ownerId))
      return stored
    },
    async open(ownerId, hash) {
      const file = await open(fileOf(ownerId, hash)).catch(unlessAbsent)
      if (!file)
        throw new KvintError('not-found', 'The stored file of this save is missing. Keep the set again to replace it.')
      return file.createReadStream()
    },
    remove: (ownerId, hash) => rm(fileOf(ownerId, hash), { force: true }),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await access(folder, constants.R_OK | constants.W_OK)
      } catch (error) {
        throw storeFailure(error) ?? error
      }
    },
    removeAll: (ownerId) => rm(ownerFolder(ownerId), { recursive: true, force: true }),
    async list(ownerId) {
      const names = await readdir(ownerFolder(ownerId)).catch(() => [])
      return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
    },
  }
}

function unlessAbsent(error: Error & { readonly code?: string }): undefined {
  if (error.code !== 'ENOENT') throw error
}

const ENDING = '.als'
const PARTIAL = '.part'

/** The new name itself is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
