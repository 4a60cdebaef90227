import { PITCHES } from '../spectrum/log-spectrum.ts'

/** A picture of notes over time: `frames × PITCHES`. */
export type NotePicture = { readonly frames: number; readonly values: Float32Array }

/** Each note against its own mean: what sounds always tells no place. Notes a wrong song shares with the right one fall away. */
export function centred({ frames, values }: NotePicture): NotePicture {
  const means = new Float64Array(PITCHES)
  for (let at = 0; at < values.length; at++)
    means[at % PITCHES] = (means[at % PITCHES] as number) + Math.min(LOUDEST, values[at] as number) / frames
  return { frames, values: values.map((value, at) => Math.min(LOUDEST, value) - (means[at % PITCHES] as number)) }
}

/** The same between frames that say nothing. */
export function padded({ frames, values }: NotePicture, before: number, after: number): NotePicture {
  const wide = new Float32Array((before + frames + after) * PITCHES)
  wide.set(values, before * PITCHES)
  return { frames: before + frames + after, values: wide }
}

/** Salience above this says no more than that the note sounds. */
const LOUDEST = 3
