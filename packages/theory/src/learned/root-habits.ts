import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'
import { CHORD_STATES, toLogProbabilities } from './first-pass.ts'
import type { Segments } from './segments.ts'

/**
 * Leans what is thought of each segment (log-probabilities, `segments × (CHORD_STATES + 1)`) on what stands on the same root
 * all through the piece: mostly one third. Where a chord leaves its third open, the others on its root tell it. `share` is
 * how much that counts: 1 in songs, 0 where harmony moves from key to key.
 */
export function leanOnRootHabits(segments: Segments, chords: Float32Array, share: number): Float32Array {
  if (share === 0) return chords
  const lean = leanings(segments, chords)
  const leaning = chords.slice()
  for (let segment = 0; segment < segments.count; segment++) {
    const base = segment * (CHORD_STATES + 1)
    for (let state = 0; state < CHORD_STATES; state++) {
      const value = leaning[base + state] ?? UNLIKELY
      if (value > UNLIKELY) leaning[base + state] = value + share * (lean[state] ?? 0)
    }
    toLogProbabilities(leaning, base, CHORD_STATES + 1)
  }
  return leaning
}

/** For each chord how much less its kind is heard on its root than the root's commonest kind, in log-odds: 0 or below. */
function leanings(segments: Segments, chords: Float32Array): Float64Array {
  const qualities = CHORD_QUALITY_NAMES.length
  const heard = new Float64Array(12 * qualities)
  for (let segment = 0; segment < segments.count; segment++) {
    const frames = (segments.firstFrame[segment + 1] ?? 0) - (segments.firstFrame[segment] ?? 0)
    for (let state = 0; state < CHORD_STATES; state++) {
      const value = chords[segment * (CHORD_STATES + 1) + state] ?? FAINT
      const kind = Math.floor(state / qualities) * qualities + (KIND_OF[state % qualities] ?? 0)
      if (value > FAINT) heard[kind] = (heard[kind] ?? 0) + frames * Math.exp(value)
    }
  }
  return Float64Array.from({ length: CHORD_STATES }, (_, state) => {
    const root = Math.floor(state / qualities) * qualities
    const most = heard.subarray(root, root + qualities).reduce((high, value) => Math.max(high, value), 0)
    const own = heard[root + (KIND_OF[state % qualities] ?? 0)] ?? 0
    return HABIT * Math.max(RAREST, Math.log((own + UNHEARD_FRAMES) / (most + UNHEARD_FRAMES)))
  })
}

/** Sevenths and sixths come and go over one triad: what a root keeps is its third, or that it has none. */
const KINDS: readonly (readonly ChordQuality[])[] = [
  ['maj', 'maj7', 'maj6', '7'],
  ['min', 'min7', 'min6', 'minmaj7'],
]
/** For each quality the first of its kind. */
const KIND_OF: readonly number[] = CHORD_QUALITY_NAMES.map((name) =>
  CHORD_QUALITY_NAMES.indexOf(KINDS.find((kind) => kind.includes(name))?.[0] ?? name),
)

/** Of 0.2 to 0.5 the best on songs left out, by little. */
const HABIT = 0.3
const RAREST = -1.5
const UNHEARD_FRAMES = 2
const FAINT = -8
const UNLIKELY = -12
