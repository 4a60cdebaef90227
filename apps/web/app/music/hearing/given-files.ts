import type { GivenFile } from '../reading/given-file.ts'

/** What a file is by its first bytes, never by its name: a set is gzip or XML. */
async function isSetFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (head[0] === 0x1f && head[1] === 0x8b) return true
  return String.fromCharCode(...head)
    .trimStart()
    .startsWith('<?xml')
}

/** Whether these first bytes are of a container of sound that the ear opens. */
async function isSoundFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (/^(?:RIFF|RIFX|RF64|BW64)[\s\S]{4}WAVE|^FORM[\s\S]{4}AIF[FC]|^fLaC|^OggS|^ID3/.test(text)) return true
  return text.slice(4, 8) === 'ftyp' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)
}

export type SortedFiles = {
  readonly sets: readonly GivenFile[]
  readonly sounds: readonly GivenFile[]
  /** Neither: of loose files only, so that each can be told why; a folder has many. */
  readonly others: readonly GivenFile[]
}

/** Sets and sounds by their content. In folders only what is called like one is opened; backups are left out. */
export async function sortFiles(files: readonly GivenFile[]): Promise<SortedFiles> {
  const looked = files.filter(({ path }) => !path.includes('/') || (NAMES.test(path) && !/(?:^|\/)Backup\//.test(path)))
  const kinds = await Promise.all(looked.map(({ file }) => kindOf(file).catch(() => 'other' as const)))
  const of = (kind: 'set' | 'sound' | 'other') => looked.filter((_file, index) => kinds[index] === kind)
  return { sets: of('set'), sounds: of('sound'), others: of('other').filter(({ path }) => !path.includes('/')) }
}

/** The bounce among the sounds of a project: beside the set, not among its samples; the newest. */
export function bounceAmong(sounds: readonly GivenFile[]): File | null {
  const bounces = sounds.filter(({ path }) => !/(?:^|\/)Samples\//.test(path)).map(({ file }) => file)
  return bounces.toSorted((a, b) => b.lastModified - a.lastModified)[0] ?? null
}

async function kindOf(file: File): Promise<'set' | 'sound' | 'other'> {
  if (await isSetFile(file)) return 'set'
  return (await isSoundFile(file)) ? 'sound' : 'other'
}

const NAMES = /\.(?:als|wav|aiff?|flac|mp3|m4a|aac|ogg|opus)$/i

/** The sound files of some files, told by their content. What can't be read any more is left out. */
export async function soundsOf(files: readonly File[]): Promise<File[]> {
  const kinds = await Promise.all(files.map((file) => isSoundFile(file).catch(() => false)))
  return files.filter((_file, index) => kinds[index])
}
