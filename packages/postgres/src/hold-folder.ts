import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresError } from './postgres-error.ts'
import { processIdentity } from './process-identity.ts'

/**
 * Takes the data folder for this process; the returned function gives it back.
 * A holder that was killed is recognised by its start time and its claim is taken over.
 * @throws PostgresError `in_use` at once where another process (or this one) holds it.
 */
export function holdFolder(dataFolder: string): () => void {
  const path = join(dataFolder, 'supervisor.json')
  const claim = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(claim, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }))
  try {
    if (!place(claim, path)) {
      refuseWhereHeld(path, dataFolder)
      rmSync(path, { force: true })
      if (!place(claim, path)) throw inUse(dataFolder, 'another process')
    }
  } finally {
    rmSync(claim, { force: true })
  }
  return () => rmSync(path, { force: true })
}

/** A hard link appears whole or not at all, and never replaces a file. */
function place(claim: string, path: string): boolean {
  try {
    linkSync(claim, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function refuseWhereHeld(path: string, dataFolder: string): void {
  const holder = readHolder(path)
  if (holder && processIdentity(holder.pid) === holder.identity) throw inUse(dataFolder, `process ${holder.pid}`)
}

function readHolder(path: string): { pid: number; identity: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { pid: number; identity: string }
  } catch {
    return undefined
  }
}

function inUse(dataFolder: string, by: string): PostgresError {
  return new PostgresError(
    'in_use',
    `The data folder ${dataFolder} is in use by ${by}. Stop that server first, or give this one its own folder.`,
  )
}
