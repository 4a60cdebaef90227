import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { hear, type HearOptions, type HearResult } from '@kvint/audio'
import { fileProblem } from './read-file.ts'

export type SoundReading =
  | Extract<HearResult, { kind: 'hearing' }>
  | { readonly kind: 'problem'; readonly message: string }

/** Hears a sound file; a problem is a sentence that names it. */
export async function readSound(file: string, options: HearOptions = {}): Promise<SoundReading> {
  const problem = await stat(file).then(
    (found) => (found.isDirectory() ? `${file} is a folder. Name the sound file inside it.` : null),
    (error: unknown) => fileProblem(file, error),
  )
  if (problem !== null) return { kind: 'problem', message: problem }
  const result = await hear(await openAsBlob(file), { name: basename(file), ...options })
  return result.kind === 'problem' ? { kind: 'problem', message: `${file}: ${result.message}` } : result
}
