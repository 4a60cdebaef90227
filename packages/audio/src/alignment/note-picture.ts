import { PITCHES } from '../spectrum/log-spectrum.ts'

/** A picture of notes over time: `frames × PITCHES`. */
export type NotePicture = { readonly frames: number; readonly values: Float32Array }

/** Each note against its own mean: what sounds always tells no place. Notes a wrong song shares with the right one fall away. */
export function centred({ frames, values }: NotePicture): NotePicture {
  const out = new Float32Array(values.length)
  for (let pitch = 0; pitch < PITCHES; pitch++) {
    let mean = 0
    for (let at = pitch; at < values.length; at += PITCHES) mean += Math.min(LOUDEST, values[at] as number) / frames
    for (let at = pitch; at < values.length; at += PITCHES) out[at] = Math.min(LOUDEST, values[at] as number) - mean
  }
  return { frames, values: out }
}

/** The same between frames that say nothing. */
export function padded({ frames, values }: NotePicture, before: number, after: number): NotePicture {
  const wide = new Float32Array((before + frames + after) * PITCHES)
  wide.set(values, before * PITCHES)
  return { frames: before + frames + after, values: wide }
}

/** Salience above this says no more than that the note sounds. */
const LOUDEST = 3
