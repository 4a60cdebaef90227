import { constants, open } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { inPassing } from '../../platform/blobs/in-passing.ts'
import { readFileInParts } from '../../platform/blobs/read-file-in-parts.ts'
import { type IncomingParts, KEPT_MS, partsOf } from './incoming-parts.ts'

/** In a folder of this machine. */
export function incomingFolder(directory: string): IncomingParts {
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: KEPT_MS })
  /** Its own hides why a part could not be written, such as a full disk, and lets the parts of a file pile up in memory. */
  store.write = async (source, id, offset) => {
    const file = await open(join(directory, id), constants.O_WRONLY | constants.O_APPEND)
    let end = offset
    try {
      for await (const part of inPassing(source)) {
        await file.appendFile(part)
        end += part.byteLength
      }
    } finally {
      await file.close()
    }
    return end
  }
  return {
    ...partsOf(store),
    read: async (id) => readFileInParts(join(directory, id)),
    remove: (id) => store.remove(id).catch(() => undefined),
  }
}
