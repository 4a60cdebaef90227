import type { LiveSet } from './model/live-set.ts'
import { createSetReader } from './read/create-set-reader.ts'
import { readDocument, type ReadOptions } from './read-document.ts'
import { toFailure, type ReadFailure } from './read-failure.ts'
import type { SetSource } from './set-source.ts'

export type ReadResult =
  | { readonly kind: 'set'; readonly set: LiveSet }
  | { readonly kind: 'failure'; readonly failure: ReadFailure }

/**
 * Reads a Live set (`.als`, Live 8 to 12, gzipped or plain XML) into the model.
 *
 * A file that cannot be read is a result, not an exception, with a code of a closed list and a message for people.
 * Memory stays within a small multiple of the model; the XML is never held as a whole.
 *
 * @example
 * const result = await readSet(await readFile('song.als'))
 * if (result.kind === 'set') console.log(result.set.tempo.bpm, result.set.tracks.length)
 */
export async function readSet(source: SetSource, options: ReadOptions = {}): Promise<ReadResult> {
  if (isClipFile(source, options)) return { kind: 'failure', failure: CLIP_NOT_SET }
  try {
    return { kind: 'set', set: await readDocument(source, options, createSetReader) }
  } catch (error) {
    return { kind: 'failure', failure: toFailure(error) }
  }
}

function isClipFile(source: SetSource, { fileName }: ReadOptions): boolean {
  const name = fileName ?? (source instanceof Blob && 'name' in source ? String(source.name) : '')
  return name.toLowerCase().endsWith('.alc')
}

const CLIP_NOT_SET: ReadFailure = {
  code: 'clip-not-set',
  message:
    'This is a Live Clip (.alc), not a set. Drag it into a set in Live and save that, or choose the .als file of your song.',
}
