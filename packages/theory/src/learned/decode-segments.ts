import type { ChordSpan } from '../chords/chord-spans.ts'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../harmony/frames.ts'
import { calibrateChord } from './calibrate-chord.ts'
import { CHORD_STATES } from './first-pass.ts'
import type { SegmentScores } from './second-pass.ts'
import type { Segments } from './segments.ts'

/** Joins segments into chords: the best sequence of chords (Viterbi), then the best bass under it. */
export function decodeSegments(frames: Frames, segments: Segments, scores: SegmentScores): ChordSpan[] {
  const restless = restlessness(frames, segments)
  const segmentCost = Float32Array.from({ length: segments.count }, (_, segment) =>
    (frames.inBar[segments.firstFrame[segment] ?? 0] ?? 0) % 2 === 0
      ? BEAT_CHANGE * (1 - restless)
      : OFF_BEAT_CHANGE - OFF_BEAT_EASE * restless,
  )
  const path = bestSequence(scores.chords, CHORD_STATES + 1, segments.count, segmentCost, null)
  const basses = bestBasses(scores.basses, path, segments.count)
  const spans: ChordSpan[] = []
  for (let from = 0; from < segments.count;) {
    let to = from + 1
    while (to < segments.count && path[to] === path[from] && basses[to] === basses[from]) to++
    const state = path[from] ?? CHORD_STATES
    if (state < CHORD_STATES) spans.push(toSpan(frames, segments, scores, state, basses[from] ?? 0, from, to))
    from = to
  }
  return spans
}

/** 1 where more than a segment falls on a beat, as in chorales: there a change is no surprise. 0 in most songs. */
function restlessness(frames: Frames, segments: Segments): number {
  const beats = (frames.startBeats[frames.count] ?? 0) - (frames.startBeats[0] ?? 0)
  return Math.max(0, Math.min(1, (segments.count / Math.max(1, beats) - CALM_SEGMENTS) / 0.1))
}

/** Viterbi over segments; where `staysFree` is given, changes are free at segments whose flag is set. */
function bestSequence(
  logScores: Float32Array,
  states: number,
  count: number,
  cost: Float32Array,
  free: Uint8Array | null,
): Int32Array {
  const back = new Int32Array(count * states)
  const path = new Int32Array(count)
  let score = new Float64Array(states)
  let next = new Float64Array(states)
  for (let at = 0; at < count; at++) {
    let best = 0
    for (let state = 1; state < states; state++) if ((score[state] ?? 0) > (score[best] ?? 0)) best = state
    const fromBest = (score[best] ?? 0) - (at === 0 || free?.[at] === 1 ? 0 : (cost[at] ?? 0))
    for (let state = 0; state < states; state++) {
      const stay = score[state] ?? 0
      const isStay = stay >= fromBest
      back[at * states + state] = isStay ? state : best
      next[state] = (isStay ? stay : fromBest) + (logScores[at * states + state] ?? 0)
    }
    ;[score, next] = [next, score]
  }
  let state = 0
  for (let other = 1; other < states; other++) if ((score[other] ?? 0) > (score[state] ?? 0)) state = other
  for (let at = count - 1; at >= 0; at--) {
    path[at] = state
    state = back[at * states + state] ?? state
  }
  return path
}

/** The best bass interval above each segment's root; within one chord a change of bass has its price. */
function bestBasses(basses: Float32Array, path: Int32Array, count: number): Int32Array {
  const logScores = new Float32Array(count * 12)
  const free = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    const root = Math.floor((path[at] ?? 0) / CHORD_QUALITY_NAMES.length)
    if ((path[at] ?? CHORD_STATES) < CHORD_STATES)
      logScores.set(basses.subarray((at * 12 + root) * 12, (at * 12 + root) * 12 + 12), at * 12)
    if (at === 0 || path[at] !== path[at - 1]) free[at] = 1
  }
  return bestSequence(logScores, 12, count, new Float32Array(count).fill(BASS_CHANGE), free)
}

function toSpan(
  frames: Frames,
  segments: Segments,
  scores: SegmentScores,
  state: number,
  bass: number,
  from: number,
  to: number,
): ChordSpan {
  const qualities = CHORD_QUALITY_NAMES.length
  const mean = new Float64Array(CHORD_STATES)
  let total = 0
  for (let segment = from; segment < to; segment++) {
    const length = (segments.firstFrame[segment + 1] ?? 0) - (segments.firstFrame[segment] ?? 0)
    total += length
    for (let other = 0; other < CHORD_STATES; other++) {
      const value = scores.chords[segment * (CHORD_STATES + 1) + other] ?? FAINT
      if (value > FAINT) mean[other] = (mean[other] ?? 0) + length * Math.exp(value)
    }
  }
  let second = state === 0 ? 1 : 0
  for (let other = 0; other < CHORD_STATES; other++)
    if (other !== state && (mean[other] ?? 0) > (mean[second] ?? 0)) second = other
  const rootPitchClass = Math.floor(state / qualities)
  const secondRoot = Math.floor(second / qualities)
  return {
    startBeats: frames.startBeats[segments.firstFrame[from] ?? 0] ?? 0,
    endBeats: frames.startBeats[segments.firstFrame[to] ?? 0] ?? 0,
    rootPitchClass,
    quality: CHORD_QUALITY_NAMES[state % qualities] ?? 'maj',
    bassPitchClass: (rootPitchClass + bass) % 12,
    confidence: calibrateChord((mean[state] ?? 0) / total),
    alternative: {
      rootPitchClass: secondRoot,
      quality: CHORD_QUALITY_NAMES[second % qualities] ?? 'maj',
      bassPitchClass: secondRoot,
      confidence: Math.min(1 - calibrateChord((mean[state] ?? 0) / total), (mean[second] ?? 0) / total),
    },
  }
}

/** Little: most of what the place in the bar says is in the scores already. */
const BEAT_CHANGE = 0.15
const OFF_BEAT_CHANGE = 0.5
const OFF_BEAT_EASE = 0.2
/** Segments a beat: pop 0.7, 19 of 20 songs below 1.04; chorales 1.2, Lieder 1.0. */
const CALM_SEGMENTS = 1.05
const BASS_CHANGE = 0.6
/** Below one in a million. */
const FAINT = -14
