import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readSetPath } from '@kvint/als'
import { isSoundName } from '../read-sound.ts'

export type BounceFile = { readonly path: string; readonly modifiedMs: number }

/**
 * Bounces of a set, the newest first: sounds beside it and one folder down, in none of Live's own folders and in no other
 * project. In a folder with several sets they are those whose names begin as the set's does.
 */
export async function bouncesOfSet(setPath: string): Promise<BounceFile[]> {
  const { projectFolder, setName } = readSetPath(setPath)
  const beside = await entriesOf(projectFolder)
  const below = beside.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !OF_LIVE.has(entry.name))
  const deeper = await Promise.all(
    below.slice(0, MOST_FOLDERS).map(async ({ name }) => {
      const entries = await entriesOf(join(projectFolder, name))
      return entries.some(isSet) ? [] : soundsAmong(entries, join(projectFolder, name))
    }),
  )
  const sounds = [...soundsAmong(beside, projectFolder), ...deeper.flat()]
  const own = beside.filter(isSet).length > 1 ? sounds.filter((path) => beginsAs(path, setName)) : sounds
  const dated = await Promise.all(
    own.slice(0, MOST_FILES).map(async (path) => ({ path, facts: await stat(path).catch(() => null) })),
  )
  return dated
    .flatMap(({ path, facts }) => (facts ? [{ path, modifiedMs: facts.mtimeMs }] : []))
    .toSorted((a, b) => b.modifiedMs - a.modifiedMs)
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => [])
}

function soundsAmong(entries: readonly Dirent[], folder: string): string[] {
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isSoundName(entry.name))
    .map(({ name }) => join(folder, name))
}

function isSet(entry: Dirent): boolean {
  return entry.isFile() && /^[^.].*\.als$/i.test(entry.name)
}

function beginsAs(path: string, setName: string): boolean {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return words(basename(path, extname(path))).startsWith(words(setName))
}

/** Folders that Live makes beside a set: what lies there is no bounce. */
const OF_LIVE: ReadonlySet<string> = new Set(['Samples', 'Backup', 'Ableton Project Info', 'Presets', 'Clips'])
const MOST_FOLDERS = 50
const MOST_FILES = 1_000
