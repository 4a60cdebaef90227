import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

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
export function buildIfStale({ name, workspace, sources }: Part, root = ROOT): boolean {
  const stamp = join(root, workspace, 'build', STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === printOf(sources, root)) return true
  console.log(`Building the ${name}…`)
  const build = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
    /** There npm is a script of cmd.exe, which is no program to start. */
    shell: process.platform === 'win32',
  })
  return build.status === 0
}

/**
 * Builds into a folder of its own and lets `build` lead there once it is whole: a server that runs keeps the files that it
 * started with, and a build that fails changes nothing. The last few builds stay.
 *
 * ```ts
 * await swapBuild(SERVER, (folder) => bundle.write({ dir: folder }))
 * ```
 */
export async function swapBuild(
  { workspace, sources }: Part,
  build: (folder: string) => Promise<unknown>,
  root = ROOT,
): Promise<void> {
  const print = printOf(sources, root)
  const folder = newFolder(join(root, workspace))
  try {
    await build(folder)
    writeFileSync(join(folder, STAMP), print)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  leadTo(folder, join(root, workspace, 'build'))
  const older = readdirSync(dirname(folder)).filter((name) => name.startsWith(BUILT))
  for (const name of older.toSorted().slice(0, -KEPT)) rmSync(join(dirname(folder), name), { recursive: true })
}

/** Named by the time, so that the newest sorts last; two builds of one millisecond stand apart. */
function newFolder(workspace: string): string {
  let at = Date.now()
  while (existsSync(join(workspace, `${BUILT}${at}`))) at += 1
  return join(workspace, `${BUILT}${at}`)
}

function leadTo(folder: string, link: string): void {
  const made = `${link}.${process.pid}`
  symlinkSync(process.platform === 'win32' ? folder : basename(folder), made, 'junction')
  const standing = lstatSync(link, { throwIfNoEntry: false })
  if (standing && (!standing.isSymbolicLink() || process.platform === 'win32')) rmSync(link, { recursive: true })
  renameSync(made, link)
}

const ROOT = join(import.meta.dirname, '..')
const STAMP = '.sources'
const BUILT = '.build-'
const KEPT = 4

/** `generated` is written by the build itself, from sources that are counted. */
const isLeftOut = (name: string) =>
  ['node_modules', 'build', 'generated', '.react-router', 'bench', 'coverage'].includes(name) ||
  name.startsWith(BUILT) ||
  /\.test\.tsx?$/.test(name)

function printOf(sources: readonly string[], root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesBelow(join(root, path))).toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !isLeftOut(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}
