import type { Harmony } from '@kvint/report'
import type { Note } from '@kvint/theory'
import type { SongNotes } from './song-notes.ts'

/**
 * Lowers the confidence of a key where it rests on less than the theory engine assumes: on few notes, on clips of a
 * session whose order is not known, or on one track without which the runner-up would fit better.
 */
export function doubtKey(harmony: Harmony, { isOrdered, byTrack }: SongNotes): Harmony {
  if (harmony.kind === 'unknown') return harmony
  const { key } = harmony
  const lines = harmony.trackIds.flatMap((track) => [byTrack.get(track) ?? []])
  const count = lines.reduce((sum, notes) => sum + notes.length, 0)
  const most = Math.min(
    isOrdered ? 1 : MOST_OF_SESSION,
    count < FEW_NOTES ? MOST_OF_FEW : 1,
    hangsOnOneTrack(lines, key) ? MOST_OF_ONE_TRACK : 1,
  )
  if (key.confidence <= most) return harmony
  const runnerUp = key.runnerUp && { ...key.runnerUp, confidence: Math.min(key.runnerUp.confidence, 1 - most) }
  return { ...harmony, key: { ...key, confidence: most, runnerUp } }
}

type KnownKey = Extract<Harmony, { kind: 'known' }>['key']

/** Whether the other keys of the circle fit better without some one track, by the profiles of Krumhansl and Kessler (1982). */
function hangsOnOneTrack(lines: readonly (readonly Note[])[], key: KnownKey): boolean {
  if (lines.length < 2) return false
  const own = lines.map(pitchClassBeats)
  const all = own.reduce((sum, one) => sum.map((beats, pitchClass) => beats + (one[pitchClass] ?? 0)), EMPTY)
  const state = key.tonicPitchClass * 2 + (MAJOR_MODES.has(key.mode) ? 0 : 1)
  if (bestState(all) !== state) return false
  return own.some((one) => {
    const rest = all.map((beats, pitchClass) => beats - (one[pitchClass] ?? 0))
    const isEnough = rest.filter((beats) => beats > 0).length >= A_KEY
    return isEnough && fit(rest, state) < fit(rest, bestState(rest)) - CLEARLY
  })
}

function pitchClassBeats(notes: readonly Note[]): number[] {
  const beats = [...EMPTY]
  for (const { pitch, durationBeats } of notes) {
    const pitchClass = ((Math.round(pitch) % 12) + 12) % 12
    beats[pitchClass] = (beats[pitchClass] ?? 0) + Math.min(durationBeats, LONGEST_BEATS)
  }
  return beats
}

function bestState(beats: readonly number[]): number {
  let best = 0
  for (let state = 1; state < 24; state++) if (fit(beats, state) > fit(beats, best)) best = state
  return best
}

/** Correlation of the pitch classes with the profile of a key: tonic × 2, minor one more. */
function fit(beats: readonly number[], state: number): number {
  const profile = PROFILES[state % 2] ?? []
  const tonic = state >> 1
  const mean = beats.reduce((sum, value) => sum + value, 0) / 12
  const usual = profile.reduce((sum, value) => sum + value, 0) / 12
  let both = 0
  let own = 0
  let other = 0
  for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
    const a = (beats[pitchClass] ?? 0) - mean
    const b = (profile[(pitchClass - tonic + 12) % 12] ?? 0) - usual
    both += a * b
    own += a * a
    other += b * b
  }
  return own === 0 ? 0 : both / Math.sqrt(own * other)
}

const EMPTY: readonly number[] = Array.from({ length: 12 }, () => 0)
const MAJOR_MODES: ReadonlySet<string> = new Set(['major', 'lydian', 'mixolydian'])
const PROFILES = [
  [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
]
const LONGEST_BEATS = 16
/** Pitch classes that tell a key from most others. */
const A_KEY = 5
const CLEARLY = 0.15
const FEW_NOTES = 32
const MOST_OF_FEW = 0.75
const MOST_OF_SESSION = 0.8
const MOST_OF_ONE_TRACK = 0.78
