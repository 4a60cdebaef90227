import { LOWEST_PITCH, PITCHES } from '../spectrum/log-spectrum.ts'

/** A note of the set at the seconds of its tempo map (beat 0 = second 0). */
export type TimedNote = {
  readonly pitch: number
  readonly startSeconds: number
  readonly endSeconds: number
  /** 1…127. */
  readonly velocity: number
}

/** What the salience of the notes would look like: `frames × PITCHES`; the middle of frame 0 lies at `firstSeconds`. */
export type PianoRoll = { readonly frames: number; readonly firstSeconds: number; readonly values: Float32Array }

/** Draws notes as long as they sound, blurred by the window that salience is heard through. */
export function pianoRoll(notes: readonly TimedNote[], hopSeconds: number): PianoRoll {
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (const note of notes) {
    first = Math.min(first, note.startSeconds)
    last = Math.max(last, note.endSeconds)
  }
  if (!(first < last)) return { frames: 0, firstSeconds: 0, values: new Float32Array(0) }
  const firstSeconds = Math.floor(first / hopSeconds - 2) * hopSeconds
  return rollOver(notes, hopSeconds, firstSeconds, Math.ceil((last - firstSeconds) / hopSeconds) + 3)
}

/** The same over chosen frames; those without notes are 0. */
export function rollOver(
  notes: readonly TimedNote[],
  hopSeconds: number,
  firstSeconds: number,
  frames: number,
): PianoRoll {
  const values = new Float32Array(frames * PITCHES)
  for (const note of notes) draw(note, firstSeconds, hopSeconds, frames, values)
  return { frames, firstSeconds, values }
}

function draw(note: TimedNote, firstSeconds: number, hopSeconds: number, frames: number, values: Float32Array): void {
  const row = note.pitch - LOWEST_PITCH
  if (row < 0 || row >= PITCHES) return
  const gain = Math.sqrt(Math.max(1, note.velocity) / 127)
  const from = Math.max(0, Math.floor((note.startSeconds - REACH_SECONDS - firstSeconds) / hopSeconds))
  const to = Math.min(frames - 1, Math.ceil((note.endSeconds + REACH_SECONDS - firstSeconds) / hopSeconds))
  for (let frame = from; frame <= to; frame++) {
    const middle = firstSeconds + frame * hopSeconds
    const share = covered(note.endSeconds - middle) - covered(note.startSeconds - middle)
    const at = frame * PITCHES + row
    if (share > 0) values[at] = Math.min(MOST, (values[at] as number) + gain * share)
  }
}

/** Share of a Hann window of ± REACH_SECONDS that lies before a time. */
function covered(seconds: number): number {
  const x = seconds / REACH_SECONDS
  if (Math.abs(x) >= 1) return x < 0 ? 0 : 1
  return 0.5 + 0.5 * x + Math.sin(Math.PI * x) / (2 * Math.PI)
}

/** Half the window of the salience, as wide as it still hears well. */
const REACH_SECONDS = 0.17
/** Doubled notes are not twice as salient. */
const MOST = 1.2
