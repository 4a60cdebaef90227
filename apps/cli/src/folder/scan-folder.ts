import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { readSetPath } from '@kvint/als'

/** A set on disk with the saves that Live keeps of it in `Backup/`, the newest first. */
export type FolderProject = { readonly id: string; readonly name: string; readonly saves: readonly FolderSave[] }

export type FolderSave = {
  readonly id: string
  readonly path: string
  readonly bytes: number
  readonly modifiedMs: number
}

/** Every set below a folder, the one saved last first. Folders that may not be read are passed over. */
export async function scanFolder(folder: string): Promise<FolderProject[]> {
  const saves = await Promise.all((await setFiles(folder, 0)).map(toSave))
  const projects = new Map<string, FolderSave[]>()
  for (const save of saves.filter((found) => found !== null)) {
    const key = projectKey(save.path)
    projects.set(key, [...(projects.get(key) ?? []), save])
  }
  const paths = [...projects.keys()].map((key) => relative(folder, key))
  return [...projects]
    .map(([key, found]) => {
      const path = relative(folder, key)
      return { id: projectId(path), name: projectName(path, paths), saves: found.sort(byTime) }
    })
    .sort((a, b) => (b.saves[0]?.modifiedMs ?? 0) - (a.saves[0]?.modifiedMs ?? 0))
}

/**
 * `Song` of `Song Project/Song`; where several sets have one name, with the folder that tells them apart: `Voyager / Master`.
 *
 * @example
 * projectName('Voyager/Master Project/Master', ['Voyager/Master Project/Master', 'Snow/Master']) // 'Voyager / Master'
 */
export function projectName(path: string, all: readonly string[]): string {
  const name = basename(path)
  if (all.filter((other) => basename(other) === name).length < 2) return name
  const folders = dirname(path)
    .split(sep)
    .map((folder) => folder.replace(/ Project$/, ''))
  const telling = folders.findLast((folder) => folder !== name && folder !== '.')
  return telling === undefined ? name : `${telling} / ${name}`
}

/** Changes with every save of the file. */
export function versionOf({ path, bytes, modifiedMs }: FolderSave): string {
  return `${path} ${bytes} ${modifiedMs}`
}

async function setFiles(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => [])
  const below = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && depth < MAX_DEPTH)
      .map((entry) => setFiles(join(folder, entry.name), depth + 1)),
  )
  const own = entries.filter((entry) => entry.isFile() && /^[^.].*\.als$/i.test(entry.name))
  return [...own.map((entry) => join(folder, entry.name)), ...below.flat()]
}

async function toSave(path: string): Promise<FolderSave | null> {
  const facts = await stat(path).catch(() => null)
  if (!facts) return null
  const id = basename(path).replace(/\.als$/i, '')
  return { id, path, bytes: facts.size, modifiedMs: facts.mtimeMs }
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
/** Characters of a path that an id keeps: whole words from its end. */
const LONGEST_ID = 40
