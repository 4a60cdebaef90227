import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the files of kept sets lie, by owner and content: the same file twice is stored once. */
export type SetStore = {
  /** The hash under which the content is found again; on disk for good when it returns. */
  readonly put: (ownerId: string, content: Uint8Array) => Promise<string>
  readonly get: (ownerId: string, hash: string) => Promise<Uint8Array>
  readonly remove: (ownerId: string, hash: string) => Promise<void>
  readonly removeAll: (ownerId: string) => Promise<void>
}

/** A store in a folder: a folder an owner, a file a content. */
export function folderStore(folder: string): SetStore {
  const ownerFolder = (ownerId: string) => join(folder, plain(ownerId))
  const fileOf = (ownerId: string, hash: string) => join(ownerFolder(ownerId), `${plain(hash)}.als`)
  return {
    async put(ownerId, content) {
      const hash = createHash('sha256').update(content).digest('hex')
      await mkdir(ownerFolder(ownerId), { recursive: true, mode: 0o700 })
      const target = fileOf(ownerId, hash)
      const partial = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`
      const file = await open(partial, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(partial, target)
      return hash
    },
    get: (ownerId, hash) => readFile(fileOf(ownerId, hash)),
    remove: (ownerId, hash) => rm(fileOf(ownerId, hash), { force: true }),
    removeAll: (ownerId) => rm(ownerFolder(ownerId), { recursive: true, force: true }),
  }
}

/** Ids and hashes only: no path leads out of the folder. */
function plain(name: string): string {
  if (!/^[\w-]{1,128}$/.test(name)) throw new Error(`"${name}" is no name for a stored set.`)
  return name
}
