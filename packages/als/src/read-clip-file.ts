import type { Clip } from './model/clip.ts'
import type { LiveSet } from './model/live-set.ts'
import type { ReadOptions } from './read-document.ts'
import type { ReadFailure } from './read-failure.ts'
import { readSet } from './read-set.ts'
import type { SetSource } from './set-source.ts'

export type ClipFileResult =
  | {
      readonly kind: 'clip'
      readonly clip: Clip
      /** The set of one track that Live stores around the clip, with the devices of its track. */
      readonly set: LiveSet
    }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }

/**
 * Reads a Live Clip (`.alc`): a clip with the devices of its track.
 *
 * @example
 * const result = await readClipFile(await readFile('Break.alc'))
 * if (result.kind === 'clip') console.log(result.clip.name)
 */
export async function readClipFile(source: SetSource, options: ReadOptions = {}): Promise<ClipFileResult> {
  const result = await readSet(source, { ...options, fileName: '' })
  if (result.kind === 'failure') return result
  const { set } = result
  const clip = set.tracks.flatMap((track) => [
    ...track.sessionClips.map((slot) => slot.clip),
    ...track.arrangementClips,
  ])[0]
  return clip === undefined ? { kind: 'failure', failure: NO_CLIP } : { kind: 'clip', clip, set }
}

const NO_CLIP: ReadFailure = {
  code: 'not-a-live-document',
  message: 'This file of Live holds no clip. Choose an .alc file, or read an .als file as a set.',
}
