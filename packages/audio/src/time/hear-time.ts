import type { Salience } from '../spectrum/salience.ts'
import { chooseGrid } from './choose-grid.ts'
import { gridCandidates } from './grid-candidates.ts'
import type { OnsetEnvelope } from './onset-envelope.ts'
import { pulseClock } from './pulse-clock.ts'
import { findPulse } from './tempo.ts'

/** Tempo, beats and bars as heard. */
export type HeardTime = {
  readonly tempo: { readonly bpm: number; readonly confidence: number } | null
  /** Seconds of the file. */
  readonly beats: readonly number[]
  /** Those of the beats at which bars begin. */
  readonly downbeats: readonly number[]
}

/** Hears the time of a piece; nothing where nothing repeats. Bars have four beats. */
export function hearTime(envelope: OnsetEnvelope, salience: Salience): HeardTime {
  const pulse = findPulse(envelope)
  if (!pulse || pulse.clarity < LEAST_CLARITY) return UNHEARD
  const clock = pulseClock(envelope, pulse)
  const grid = chooseGrid(gridCandidates(envelope, salience, clock, pulse.periodSeconds))
  if (!grid) return UNHEARD
  const { beatsPerPulse, firstBarPulses } = grid.candidate
  const end = envelope.frames * envelope.hopSeconds
  const beats: number[] = []
  const downbeats: number[] = []
  const last = Math.ceil(((clock.pulses.at(-1) ?? 0) - firstBarPulses) * beatsPerPulse) + 1
  const first = Math.floor(((clock.pulses[0] ?? 0) - firstBarPulses) * beatsPerPulse) - 1
  for (let beat = first; beat <= last; beat++) {
    const seconds = clock.secondsAt(firstBarPulses + beat / beatsPerPulse) - LATENCY_SECONDS
    if (seconds < 0 || seconds > end) continue
    beats.push(seconds)
    if (beat % 4 === 0) downbeats.push(seconds)
  }
  const bpm = (60 * beatsPerPulse) / pulse.periodSeconds
  const confidence = grid.tempo * Math.min(1, pulse.clarity / CLEAR)
  return { tempo: { bpm, confidence }, beats, downbeats }
}

const UNHEARD: HeardTime = { tempo: null, beats: [], downbeats: [] }
/** Noise repeats by chance. */
const LEAST_CLARITY = 0.08
const CLEAR = 0.25
/** An onset is heard this long after its attack: it must have come into the window. */
const LATENCY_SECONDS = 0.003
