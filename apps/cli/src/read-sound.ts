import { openAsBlob } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { hear, type HearOptions, type HearResult } from '@kvint/audio'
import type { HeardFile } from '@kvint/insights'
import { fileProblem } from './read-file.ts'

export type SoundReading =
  | Extract<HearResult, { kind: 'hearing' }>
  | { readonly kind: 'problem'; readonly message: string }

/** Hears a sound file; a problem is a sentence that names it. */
export async function readSound(file: string, options: HearOptions = {}): Promise<SoundReading> {
  const problem = await stat(file).then(
    (found) =>
      found.isDirectory()
        ? `${file} is a folder with no audio file in it. Name the file itself, such as bounce.wav.`
        : null,
    (error: unknown) => fileProblem(file, error),
  )
  if (problem !== null) return { kind: 'problem', message: problem }
  const result = await hear(await openAsBlob(file), { name: basename(file), ...options })
  return result.kind === 'problem' ? { kind: 'problem', message: `${file}: ${result.message}` } : result
}

/** Whether a file is no Live set: neither gzip nor XML. What can't be read is left to the command to complain about. */
export async function isSound(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null)
  if (!handle) return false
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0)
    return !(buffer[0] === 0x1f && buffer[1] === 0x8b) && buffer.toString('latin1') !== '<?xml'
  } catch {
    return false
  } finally {
    await handle.close()
  }
}

/** The newest sound of a folder itself, not of its `Samples`; a file as it is. */
export async function bounceAt(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return path
  const names = (await readdir(path)).filter(isSoundName)
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(path, name))).mtimeMs })))
  const newest = dated.toSorted((a, b) => b.at - a.at)[0]
  return newest ? join(path, newest.name) : path
}

/** What is heard in the samples of a project folder. A file has none. */
export async function samplesBelow(path: string, bounce: string): Promise<HeardFile[]> {
  const names = await readdir(path, { recursive: true }).catch(() => [])
  const heard: HeardFile[] = []
  for (const name of names) {
    const file = join(path, name)
    if (!isSoundName(name) || file === bounce) continue
    const sound = await readSound(file)
    heard.push({ path: name.split(sep).join('/'), hearing: sound.kind === 'problem' ? null : sound.hearing })
  }
  return heard
}

/** Whether a file's name ends as a sound's does. */
export function isSoundName(name: string): boolean {
  return SOUND_NAME.test(name)
}

const SOUND_NAME = /\.(?:wav|aiff?|flac|mp3|m4a|aac|ogg|opus)$/i
