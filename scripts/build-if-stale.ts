import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Builds the site unless the one that stands was built from the same sources. False where the build fails. */
export function buildSiteIfStale(): boolean {
  const print = sourcePrint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) return true
  console.log('Building the site…')
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (build.status !== 0) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, print)
  return true
}

const STAMP = 'apps/web/build/.sources'
const SOURCES = ['apps/web', 'packages', 'package-lock.json']
const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'bench', 'coverage'])

function sourcePrint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow).toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}
