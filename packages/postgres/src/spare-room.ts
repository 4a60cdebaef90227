import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A start writes a few small files (its pid, the cache of the catalogue). So that it can do so on a full disk too, and what is
 * there can be read, some room is held while Postgres runs, and given back before it starts.
 */
export function releaseSpareRoom(dataFolder: string): void {
  rmSync(join(dataFolder, NAME), { force: true })
}

/** Where the disk has no such room now, a later start tries again. */
export async function holdSpareRoom(dataFolder: string): Promise<void> {
  const path = join(dataFolder, NAME)
  await writeFile(path, Buffer.alloc(BYTES)).catch(() => rmSync(path, { force: true }))
}

const NAME = 'spare-room'
const BYTES = 4 * 1024 * 1024
