import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'

/**
 * A Postgres that Debian installed, for running the same suite on another release. `undefined` where there is none.
 *
 * @example findDebianPostgres()?.version
 */
export function findDebianPostgres(root = '/usr/lib/postgresql'): Binaries | undefined {
  const release = existsSync(root)
    ? readdirSync(root).find((name) => existsSync(join(root, name, 'bin/initdb')))
    : undefined
  return release === undefined ? undefined : { folder: join(root, release), release }
}
