import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { readSetPath } from '@kvint/als'
import type { StoredFile } from './fact-store.ts'

/** A set on disk with the saves that Live keeps of it in `Backup/`, the newest first. */
export type FolderProject = { readonly id: string; readonly name: string; readonly saves: readonly FolderSave[] }

export type FolderSave = StoredFile & { readonly id: string }

/** Every set below a folder, the one saved last first. Folders that may not be read are passed over. */
export async function scanFolder(folder: string): Promise<FolderProject[]> {
  const files: StoredFile[] = []
  await walkSets(folder, { onFile: (file) => files.push(file), onLink: () => undefined })
  return projectsOf(folder, files)
}

/** Sets with their saves, the one saved last first. */
export function projectsOf(folder: string, files: readonly StoredFile[]): FolderProject[] {
  const byProject = new Map<string, FolderSave[]>()
  for (const file of files) {
    const key = relative(folder, projectKey(file.path))
    const save = { ...file, id: basename(file.path).replace(/\.als$/i, '') }
    const saves = byProject.get(key)
    if (saves) saves.push(save)
    else byProject.set(key, [save])
  }
  const nameOf = projectNames([...byProject.keys()])
  return [...byProject]
    .map(([path, saves]) => ({ id: projectId(path), name: nameOf(path), saves: saves.sort(byTime) }))
    .sort((a, b) => (b.saves[0]?.modifiedMs ?? 0) - (a.saves[0]?.modifiedMs ?? 0))
}

export type Found = {
  readonly onFile: (file: StoredFile) => void
  /** A link to a file or folder, which is not followed: it may lead out of the folder or in circles. */
  readonly onLink: (path: string) => void
}

/** Walks through a folder and reports each set as it is found. */
export async function walkSets(folder: string, found: Found, depth = 0): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  for (const entry of entries) if (entry.isSymbolicLink()) found.onLink(join(folder, entry.name))
  const sets = entries.filter((entry) => entry.isFile() && /^[^.].*\.als$/i.test(entry.name))
  await Promise.all(
    sets.map(async ({ name }) => {
      const path = join(folder, name)
      const facts = await stat(path).catch(() => null)
      if (facts) found.onFile({ path, bytes: facts.size, modifiedMs: facts.mtimeMs })
    }),
  )
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  if (depth >= MAX_DEPTH) return
  for (let at = 0; at < folders.length; at += FOLDERS_AT_ONCE)
    await Promise.all(
      folders.slice(at, at + FOLDERS_AT_ONCE).map(({ name }) => walkSets(join(folder, name), found, depth + 1)),
    )
}

/**
 * Names of sets by their paths: `Song` of `Song Project/Song`; where several sets have one name, with the folder that
 * tells them apart: `Voyager / Master`.
 *
 * @example
 * projectNames(['Voyager/Master Project/Master', 'Snow/Master'])('Voyager/Master Project/Master') // 'Voyager / Master'
 */
export function projectNames(paths: readonly string[]): (path: string) => string {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(basename(path), (counts.get(basename(path)) ?? 0) + 1)
  return (path) => {
    const name = basename(path)
    if ((counts.get(name) ?? 0) < 2) return name
    const folders = dirname(path)
      .split(sep)
      .map((folder) => folder.replace(/ Project$/, ''))
    const telling = folders.findLast((folder) => folder !== name && folder !== '.')
    return telling === undefined ? name : `${telling} / ${name}`
  }
}

/** `Song Project/Backup/Song [2026-03-01 101500].als` belongs to `Song Project/Song`. */
function projectKey(path: string): string {
  const { projectFolder, setName } = readSetPath(path)
  return join(projectFolder, setName)
}

function projectId(path: string): string {
  const words = path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const short = words.length > LONGEST_ID ? words.slice(-LONGEST_ID).replace(/^[^-]*-(?=.)/, '') : words
  return `${short}-${createHash('sha256').update(path).digest('hex').slice(0, 6)}`
}

function byTime(a: FolderSave, b: FolderSave): number {
  return b.modifiedMs - a.modifiedMs || a.id.localeCompare(b.id)
}

/** Live's own projects lie two or three folders deep; this ends loops of links. */
const MAX_DEPTH = 12
/** Open folders cost file handles; a disk answers some at once. */
const FOLDERS_AT_ONCE = 32
/** Characters of a path that an id keeps: whole words from its end. */
const LONGEST_ID = 40
