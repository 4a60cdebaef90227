import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A workspace that is built, and what it is built from. */
type Part = { readonly name: string; readonly workspace: string; readonly sources: readonly string[] }

export const SITE: Part = {
  name: 'site',
  workspace: 'apps/web',
  sources: ['apps/web', 'packages', 'package-lock.json'],
}
export const SERVER: Part = {
  name: 'server',
  workspace: 'apps/server',
  sources: ['apps/server', 'packages', 'package-lock.json'],
}

/** Builds it unless what stands was built from the same sources. False where the build fails. */
export function buildIfStale({ name, workspace, sources }: Part): boolean {
  const stamp = join(ROOT, workspace, 'build/.sources')
  const print = printOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return true
  console.log(`Building the ${name}…`)
  const build = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], { cwd: ROOT, stdio: 'inherit' })
  if (build.status !== 0) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
  return true
}

const ROOT = join(import.meta.dirname, '..')
const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'bench', 'coverage'])

function printOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesBelow(join(ROOT, path))).toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}
