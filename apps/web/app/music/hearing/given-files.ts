import type { Report } from '@kvint/report'
import type { GivenFile } from '../reading/given-file.ts'
import type { GivenSounds } from './given-bounces.ts'

type Kind = 'set' | 'sound' | 'other'

/** What a file is by its first bytes, never by its name: a set is gzip or XML, a sound is in a container that the ear opens. */
async function kindOf(file: Blob): Promise<Kind> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...head)
  if ((head[0] === 0x1f && head[1] === 0x8b) || text.trimStart().startsWith('<?xml')) return 'set'
  if (/^(?:RIFF|RIFX|RF64|BW64)[\s\S]{4}WAVE|^FORM[\s\S]{4}AIF[FC]|^fLaC|^OggS|^ID3/.test(text)) return 'sound'
  return text.slice(4, 8) === 'ftyp' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0) ? 'sound' : 'other'
}

/** The kinds of files, some at a time: a browser that is asked for thousands at once refuses some. */
async function kindsOf(files: readonly Blob[]): Promise<Kind[]> {
  const kinds = Array.from<Kind>({ length: files.length }).fill('other')
  let next = 0
  const look = async (): Promise<void> => {
    for (let at = next++; at < files.length; at = next++)
      kinds[at] = await kindOf(files[at] as Blob).catch(() => 'other' as const)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, files.length) }, look))
  return kinds
}

export type SortedFiles = {
  readonly sets: readonly GivenFile[]
  readonly sounds: readonly GivenFile[]
  /** Neither: loose files, and in folders what is called a set, so that each can be told why. */
  readonly others: readonly GivenFile[]
}

/**
 * Sets and sounds by their content. In folders only what is called like one is opened; backups are left out. Samples are taken by
 * their names: a browser takes milliseconds to open each of hundreds, and the ear says which is no sound.
 */
export async function sortFiles(files: readonly GivenFile[]): Promise<SortedFiles> {
  const [samples, rest] = partSamples(files)
  const looked = rest.filter(({ path }) => !path.includes('/') || (NAMES.test(path) && !/(?:^|\/)Backup\//.test(path)))
  const kinds = await kindsOf(looked.map(({ file }) => file))
  const of = (kind: 'set' | 'sound' | 'other') => looked.filter((_file, index) => kinds[index] === kind)
  return {
    sets: of('set'),
    sounds: [...of('sound'), ...samples],
    others: of('other').filter(({ path }) => !path.includes('/') || CALLED_A_SET.test(path)),
  }
}

/** Not `._Song.als`, which macOS writes beside it. */
const CALLED_A_SET = /(?:^|\/)[^./][^/]*\.als$/i

/** The names that tell stems: Live exports the tracks of `Song.als` as `Song Bass.wav`, `Song Drums.wav` … */
export type NamesOfSet = { readonly fileName: string; readonly trackNames: readonly string[] }

export const namesOf = ({ source, tracks }: Report): NamesOfSet => ({
  fileName: source.fileName,
  trackNames: tracks.map(({ name }) => name),
})

/**
 * The sounds of a project: what lies in `Samples` are samples; of the others, at least two that are called by tracks of the
 * set, or lie in a folder of stems, are stems; the newest of the rest is the bounce.
 */
export function sortSounds(sounds: readonly GivenFile[], { fileName, trackNames }: NamesOfSet): GivenSounds {
  const [samples, loose] = partSamples(sounds)
  const tracks = new Set(trackNames.map(plainName))
  const song = plainName(fileName)
  const [called, rest] = parted(loose, ({ path }) => {
    const name = plainName(path)
    const own = name.startsWith(`${song} `) ? name.slice(song.length + 1) : name
    return (
      name !== song &&
      !MAIN.test(own) &&
      (/(?:^|\/)stems?\//i.test(path) || tracks.has(own) || endsWithOne(name, tracks))
    )
  })
  const stems = called.length > 1 ? called : []
  const [bounce] = [...rest, ...(stems.length > 0 ? [] : called)]
    .map(({ file }) => file)
    .toSorted((a, b) => b.lastModified - a.lastModified)
  return { bounce: bounce ?? null, stems, samples }
}

/** What is called like a sound below `Samples`, and the rest. */
function partSamples(files: readonly GivenFile[]): [GivenFile[], GivenFile[]] {
  return parted(files, ({ path }) => /(?:^|\/)Samples\//.test(path) && SOUND_NAMES.test(path))
}

/** The track that a stem is called by: the longest name that it ends with. */
export function trackOfStem(path: string, trackNames: readonly string[]): string | null {
  const name = plainName(path)
  const fitting = trackNames.filter((track) => name === plainName(track) || name.endsWith(` ${plainName(track)}`))
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Lower case, without folder and ending; what parts words in file names is a space. */
function plainName(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  return name
    .replace(/\.(?:als|wav|aiff?|flac|mp3|m4a|aac|ogg|opus)$/i, '')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
}

function endsWithOne(name: string, tracks: ReadonlySet<string>): boolean {
  return [...tracks].some((track) => track !== '' && name.endsWith(` ${track}`))
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

const AT_ONCE = 16
const MAIN = /^(?:main|master|mix|mixdown|bounce)$/

const NAMES = /\.(?:als|wav|aiff?|flac|mp3|m4a|aac|ogg|opus)$/i
const SOUND_NAMES = /\.(?:wav|aiff?|flac|mp3|m4a|aac|ogg|opus)$/i

/** The sound files of some files, told by their content. What can't be read any more is left out. */
export async function soundsOf(files: readonly File[]): Promise<File[]> {
  const kinds = await kindsOf(files)
  return files.filter((_file, index) => kinds[index] === 'sound')
}
