import { NOTES, type NoteLikelihoods } from './note-network.ts'

/** A place where a note may begin: frame and note, counted from MIDI 21. */
export type NoteCandidate = { readonly frame: number; readonly note: number }

export type NoteSigns = { readonly candidates: readonly NoteCandidate[]; readonly inputs: Float32Array }

/**
 * Places where a note may begin, each with `NOTE_INPUTS` numbers that speak for and against it: how it begins and goes on, what
 * sounds and begins at the intervals that partials make, what else sounds then, and how often the clip has it.
 */
export function noteSigns({ frames, sounding, beginning }: NoteLikelihoods): NoteSigns {
  const rising = withRises(sounding, beginning, frames)
  const near = highestNear(rising, frames, BEGINNING_NEAR)
  const sums = runningSums(sounding, frames)
  const mean = (from: number, to: number, note: number): number => {
    if (note < 0 || note >= NOTES) return 0
    const [a, b] = [clamp(from, frames), clamp(to, frames)]
    return ((sums[b * NOTES + note] as number) - (sums[a * NOTES + note] as number)) / Math.max(1, b - a)
  }
  const candidates = findCandidates(rising, frames)
  const clip = describeClip(sounding, frames)
  const inputs = new Float32Array(candidates.length * NOTE_INPUTS)
  candidates.forEach(({ frame, note }, index) => {
    const at = frame * NOTES + note
    const values = [rising[at], beginning[at], ...SPANS.map(([from, to]) => mean(frame + from, frame + to, note))]
    for (const interval of INTERVALS) {
      const other = note + interval
      values.push(mean(frame + 1, frame + 9, other))
      values.push(other < 0 || other >= NOTES ? 0 : near[frame * NOTES + other])
    }
    const all = Array.from({ length: NOTES }, (_, other) => mean(frame + 1, frame + 9, other))
    const own = all[note] ?? 0
    const most = Math.max(...all)
    const below = Math.max(0, ...all.slice(0, Math.max(0, note - 1)))
    const above = Math.max(0, ...all.slice(note + 2))
    values.push(
      all.reduce((sum, value) => sum + value, 0),
      most,
      own - most,
      below,
      above,
      own - below,
    )
    values.push(clip.shares[note], clip.shares[note - 12], clip.shares[note + 12], note / NOTES)
    values.push(clip.sum, clip.together, (note - clip.middle) / 24)
    inputs.set(
      values.map((value) => value ?? 0),
      index * NOTE_INPUTS,
    )
  })
  return { candidates, inputs }
}

/** Beginnings, and rises of what sounds that stand for one, scaled to be as strong. */
function withRises(sounding: Float32Array, beginning: Float32Array, frames: number): Float32Array {
  const rises = new Float32Array(frames * NOTES)
  for (let at = 2 * NOTES; at < rises.length; at++) {
    const value = sounding[at] as number
    const rise = value - Math.max(sounding[at - NOTES] as number, sounding[at - 2 * NOTES] as number)
    if (rise > 0) rises[at] = rise
  }
  const scale = highest(beginning) / Math.max(1e-9, highest(rises))
  return rises.map((rise, at) => Math.max(beginning[at] as number, rise * scale))
}

/**
 * Peaks in time that are the strongest of their note within 35 ms. A loop may begin with a note, so the first frame is one of
 * them; where a sound is cut off, the last frame looks like a beginning and is none.
 */
function findCandidates(rising: Float32Array, frames: number): NoteCandidate[] {
  const around = highestNear(rising, frames, 3)
  const candidates: NoteCandidate[] = []
  for (let frame = 0; frame < frames - 1; frame++)
    for (let note = 0; note < NOTES; note++) {
      const at = frame * NOTES + note
      const value = rising[at] as number
      const isPeak = value > (rising[at - NOTES] ?? 0) && value >= (rising[at + NOTES] as number)
      if (isPeak && value >= LEAST && value >= (around[at] as number)) candidates.push({ frame, note })
    }
  return candidates
}

/** The highest value of each note within some frames on either side. */
function highestNear(values: Float32Array, frames: number, reach: number): Float32Array {
  const near = values.slice()
  for (let away = 1; away <= reach; away++)
    for (let at = 0; at < frames * NOTES; at++)
      near[at] = Math.max(near[at] as number, values[at - away * NOTES] ?? 0, values[at + away * NOTES] ?? 0)
  return near
}

function runningSums(values: Float32Array, frames: number): Float64Array {
  const sums = new Float64Array((frames + 1) * NOTES)
  for (let at = 0; at < frames * NOTES; at++) sums[at + NOTES] = (sums[at] as number) + (values[at] as number)
  return sums
}

/** How much each note sounds against the commonest, how many sound together, and the middle of them all. */
function describeClip(sounding: Float32Array, frames: number) {
  const means = new Float64Array(NOTES)
  let loud = 0
  sounding.forEach((value, at) => {
    means[at % NOTES] = (means[at % NOTES] as number) + value / frames
    if (value > 0.3) loud++
  })
  const sum = means.reduce((total, value) => total + value, 0)
  const most = Math.max(1e-9, ...means)
  return {
    shares: Array.from(means, (value) => value / most),
    sum,
    together: loud / frames,
    middle: means.reduce((total, value, note) => total + value * note, 0) / Math.max(1e-9, sum),
  }
}

function highest(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}

function clamp(frame: number, frames: number): number {
  return Math.min(frames, Math.max(0, frame))
}

/** Frames after a beginning, and before it, over which it is asked what sounds. */
const SPANS = [
  [1, 7],
  [3, 14],
  [8, 24],
  [-6, -1],
] as const
/** Semitones to the partials of a note below or above, and to its neighbours. */
const INTERVALS = [-24, -19, -12, -7, -5, -1, 1, 5, 7, 12, 19, 24]
const BEGINNING_NEAR = 4
/** Under this nothing was a note in what the weights were fitted on. */
const LEAST = 0.2
export const NOTE_INPUTS = 2 + SPANS.length + 2 * INTERVALS.length + 13
