import type { ChordSpan } from '../chords/chord-spans.ts'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import type { Frames } from '../notes/frames.ts'
import { bassPath } from './bass-path.ts'
import { bestSequence } from './best-sequence.ts'
import { calibrateChord } from './calibrate-chord.ts'
import { CHORD_STATES } from './first-pass.ts'
import { heldThroughSilence } from './held-through-silence.ts'
import { leanOnRootHabits } from './root-habits.ts'
import type { SegmentScores } from './second-pass.ts'
import type { Segments } from './segments.ts'
import { silentSegments } from './silent-segments.ts'
import { soundingSevenths, type HeardPath } from './sounding-sevenths.ts'

/** The chords that are heard and, where those differ, the chords that the harmony leads one to expect: with sevenths that never sound. */
export type DecodedChords = { readonly chords: readonly ChordSpan[]; readonly expected: readonly ChordSpan[] }

/** Joins segments into chords: the best sequence of chords (Viterbi), then the best bass under it. */
export function decodeSegments(frames: Frames, segments: Segments, scores: SegmentScores): DecodedChords {
  const restless = restlessness(frames, segments)
  const segmentCost = Float32Array.from({ length: segments.count }, (_, segment) => {
    const frame = segments.firstFrame[segment] ?? 0
    const isOnBeat = (frames.inBar[frame] ?? 0) % 2 === 0
    const cost = isOnBeat ? BEAT_CHANGE * (1 - restless) : OFF_BEAT_CHANGE - OFF_BEAT_EASE * restless
    return isStirred(frames, frame) ? cost : cost + STILL_CHANGE
  })
  const silent = silentSegments(frames, segments)
  const thought = leanOnRootHabits(segments, scores.chords, 1 - restless)
  const held = heldThroughSilence(thought, silent)
  const likeliest = bestSequence(held, CHORD_STATES + 1, segments.count, segmentCost, null)
  const sounding = soundingSevenths(frames, segments, likeliest, thought)
  const spansOf = (heard: HeardPath): ChordSpan[] =>
    toSpans(frames, segments, heard, bassPath(frames, segments, scores.basses, heard.path, silent), silent)
  const chords = spansOf(sounding)
  const isAsExpected = sounding.path.every((state, segment) => state === likeliest[segment])
  return { chords, expected: isAsExpected ? chords : spansOf({ path: likeliest, chords: thought }) }
}

function toSpans(
  frames: Frames,
  segments: Segments,
  { path, chords }: HeardPath,
  basses: Int32Array,
  silent: Uint8Array,
): ChordSpan[] {
  const spans: ChordSpan[] = []
  for (let from = 0; from < segments.count;) {
    let to = from + 1
    while (to < segments.count && path[to] === path[from] && basses[to] === basses[from]) to++
    const state = path[from] ?? CHORD_STATES
    if (state < CHORD_STATES) spans.push(toSpan(frames, segments, chords, silent, state, basses[from] ?? 0, from, to))
    from = to
  }
  return spans
}

/** 1 where more than a segment falls on a beat, as in chorales: there a change is no surprise. 0 in most songs. */
function restlessness(frames: Frames, segments: Segments): number {
  const beats = (frames.startBeats[frames.count] ?? 0) - (frames.startBeats[0] ?? 0)
  return Math.max(0, Math.min(1, (segments.count / Math.max(1, beats) - CALM_SEGMENTS) / 0.1))
}

/** Whether a note begins in the frame. */
function isStirred(frames: Frames, frame: number): boolean {
  for (let at = frame * 12; at < frame * 12 + 12; at++) if ((frames.onsets[at] ?? 0) > 0) return true
  return false
}

function toSpan(
  frames: Frames,
  segments: Segments,
  chords: Float32Array,
  silent: Uint8Array,
  state: number,
  bass: number,
  from: number,
  to: number,
): ChordSpan {
  const qualities = CHORD_QUALITY_NAMES.length
  const mean = new Float64Array(CHORD_STATES)
  let total = 0
  const isAllSilent = silent.subarray(from, to).every((flag) => flag === 1)
  for (let segment = from; segment < to; segment++) {
    if (silent[segment] === 1 && !isAllSilent) continue
    const length = (segments.firstFrame[segment + 1] ?? 0) - (segments.firstFrame[segment] ?? 0)
    total += length
    for (let other = 0; other < CHORD_STATES; other++) {
      const value = chords[segment * (CHORD_STATES + 1) + other] ?? FAINT
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
/** A chord that nothing struck again should change is rather the same, heard twice. */
const STILL_CHANGE = 2
/** Segments a beat: pop 0.8, chorales 1.3, Lieder 1.2, sonatas 1.5. */
const CALM_SEGMENTS = 1.2
/** Below one in a million. */
const FAINT = -14
