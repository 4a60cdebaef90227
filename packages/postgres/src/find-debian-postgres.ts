import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'

/**
 * A Postgres that Debian installed, for running the same suite on another release. `undefined` where there is none.
 *
 * @example findDebianPostgres()?.version
 */
export function findDebianPostgres(): Binaries | undefined {
  const release = existsSync(ROOT)
    ? readdirSync(ROOT).find((name) => existsSync(join(ROOT, name, 'bin/initdb')))
    : undefined
  return release === undefined ? undefined : { folder: join(ROOT, release), release }
}

const ROOT = '/usr/lib/postgresql'
