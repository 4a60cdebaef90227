import { keyAt, pitchName, type Report } from '@kvint/report'
import type { Place } from './place.ts'
import { levelText, panText, round } from './numbers.ts'
import { isPitched, type SoundingNote, type SoundingPart, soundingParts } from './sounding-parts.ts'

/**
 * Pairs of parts that lie in one register at the same time, the longest first: `Pad and Lead: 12 of the 16 beats that both
 * sound lie within 3 semitones (C4 to G4); faders -9 dB and -6 dB, pan C and C`. From notes and settings alone: what masks
 * what in the sound depends on timbre and effects.
 */
export function registerOverlap(report: Report, place: Place): string[] {
  const parts = soundingParts(report, place)
    .filter((part) => part.track.isHeard && isPitched(part))
    .toSorted((a, b) => b.notes.length - a.notes.length)
    .slice(0, MOST_PARTS)
  const steps = withinBudget(parts).map((part) => ({ part, at: pitchesByStep(part.notes) }))
  return steps
    .flatMap((one, index) => steps.slice(index + 1).flatMap((other) => pairOf(one, other)))
    .filter(({ both, close }) => close >= FEWEST_STEPS && close / both >= LOWEST_SHARE)
    .toSorted((a, b) => b.close - a.close)
    .slice(0, MOST_PAIRS)
    .map((pair) => pairText(pair, report, place))
}

type Steps = { readonly part: SoundingPart; readonly at: ReadonlyMap<number, readonly number[]> }
type Pair = {
  readonly parts: readonly [SoundingPart, SoundingPart]
  both: number
  close: number
  low: number
  high: number
}

function pairOf(one: Steps, other: Steps): Pair[] {
  const pair: Pair = { parts: [one.part, other.part], both: 0, close: 0, low: 127, high: 0 }
  for (const [step, pitches] of one.at) {
    const others = other.at.get(step)
    if (!others) continue
    pair.both += 1
    const close = pitches.filter((pitch) => others.some((with_) => Math.abs(with_ - pitch) <= CLOSE_SEMITONES))
    if (close.length === 0) continue
    pair.close += 1
    pair.low = Math.min(pair.low, ...close)
    pair.high = Math.max(pair.high, ...close)
  }
  return pair.both === 0 ? [] : [pair]
}

/** The parts that fit into the work that one answer may take; of a real song all do. */
function withinBudget(parts: readonly SoundingPart[]): SoundingPart[] {
  let left = MOST_STEPS
  return parts.filter(({ notes }) => {
    const needed = notes.reduce((sum, { startBeats, endBeats }) => sum + 1 + (endBeats - startBeats) / STEP_BEATS, 0)
    const fits = needed <= left
    if (fits) left -= needed
    return fits
  })
}

/** The pitches that sound in each sixteenth, each once. */
function pitchesByStep(notes: readonly SoundingNote[]): Map<number, number[]> {
  const steps = new Map<number, number[]>()
  for (const { pitch, startBeats, endBeats } of notes) {
    const last = Math.max(Math.ceil(endBeats / STEP_BEATS - 1e-6), Math.floor(startBeats / STEP_BEATS) + 1)
    for (let step = Math.floor(startBeats / STEP_BEATS + 1e-6); step < last; step++) {
      const there = steps.get(step)
      if (!there) steps.set(step, [pitch])
      else if (!there.includes(pitch)) there.push(pitch)
    }
  }
  return steps
}

function pairText({ parts: [{ track: a }, { track: b }], both, close, low, high }: Pair, report: Report, place: Place) {
  const key = keyAt(report.harmony, place.startBeats)
  const range = low === high ? pitchName(low, key) : `${pitchName(low, key)} to ${pitchName(high, key)}`
  const beats = (steps: number) => round(steps * STEP_BEATS, 1)
  return `${a.name} and ${b.name}: ${beats(close)} of the ${beats(both)} beats that both sound lie within ${CLOSE_SEMITONES} semitones (${range}); faders ${levelText(a.volumeDb)} and ${levelText(b.volumeDb)}, pan ${panText(a.pan)} and ${panText(b.pan)}`
}

/** Within a minor third two tones share a critical band in most of the range (Plomp and Levelt, 1965). */
const CLOSE_SEMITONES = 3
const STEP_BEATS = 1 / 4
/** A bar of 4/4. */
const FEWEST_STEPS = 16
const LOWEST_SHARE = 0.25
const MOST_PARTS = 40
/** Sixteenths of notes: forty parts of four voices over four hundred bars. */
const MOST_STEPS = 1_000_000
const MOST_PAIRS = 8
