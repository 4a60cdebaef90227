import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that seals kept tokens: from `SESSION_KEY`, else one made once and kept in the data folder for its owner alone. */
export function sessionKey(configured: string | undefined, dataFolder: string): Buffer {
  if (configured) return createHash('sha256').update(configured).digest()
  const file = join(dataFolder, 'session.key')
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file)
}
