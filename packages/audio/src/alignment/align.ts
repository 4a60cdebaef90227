import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { Salience } from '../spectrum/salience.ts'
import type { OnsetEnvelope } from '../time/onset-envelope.ts'
import { correlateOffsets, type NotePicture, type OffsetScores } from './correlate-offsets.ts'
import { findMovedParts, type MovedPart } from './find-moved-parts.ts'
import { pianoRoll, type TimedNote } from './piano-roll.ts'
import { refineOffset, type Attack } from './refine-offset.ts'

/** The set as seconds of its tempo map: beat 0 is second 0. */
export type TimedSet = {
  /** Pitched notes that can sound: not muted, no drums. */
  readonly notes: readonly TimedNote[]
  /** All that has an attack, drums too. */
  readonly attacks: readonly Attack[]
  /** Where an export may begin (song start, first clip, loop brace, locators): decides between places that sound alike. */
  readonly likelyStarts: readonly number[]
  /** All beats from beat 0 to the end, and those of them at which bars begin. */
  readonly beats: readonly number[]
  readonly downbeats: readonly number[]
}

/** Where a bounce lies in its set. */
export type AlignedBounce = {
  readonly kind: 'aligned'
  /** Second of the file at which beat 0 of the set lies; below 0 where the file begins later. */
  readonly offsetSeconds: number
  /** Seconds of the set that pass in a second of the file; 1 unless rate or tempo differ. */
  readonly rate: number
  /** Semitones that the file sounds above the set. */
  readonly semitones: number
  /** 0 to 1: that the place is right. */
  readonly confidence: number
  /** Other places that fit as well, best first: music that repeats exactly. */
  readonly alternativesSeconds: readonly number[]
  /** Stretches of the file that are elsewhere in the set now, or not in it at all. */
  readonly moved: readonly MovedPart[]
}

export type AlignmentRefusal = 'no-notes' | 'too-short' | 'another-song'

export type Alignment =
  | AlignedBounce
  | { readonly kind: 'refused'; readonly reason: AlignmentRefusal; readonly score: number }

/**
 * Lays a bounce on its set: salience against the piano roll at every offset, then attacks on onsets. Where nothing fits, the
 * same is tried as a file that plays at the wrong rate (44.1 as 48 kHz and back) and at another tempo.
 *
 * @param tempoRatios how many times faster than the set the file may be, beside 1: its own tempo against the set's.
 * @example
 * const alignment = alignToSet(salience, onsets, { notes, attacks, likelyStarts: [0] })
 * if (alignment.kind === 'aligned') alignment.offsetSeconds // 1.37
 */
export function alignToSet(
  salience: Salience,
  onsets: OnsetEnvelope,
  set: TimedSet,
  tempoRatios: readonly number[] = [],
): Alignment {
  if (set.notes.length < FEWEST_NOTES) return { kind: 'refused', reason: 'no-notes', score: 0 }
  if (salience.frames * salience.hopSeconds < SHORTEST_SECONDS)
    return { kind: 'refused', reason: 'too-short', score: 0 }
  const asIs = fit(salience, set, { rate: 1, semitones: 0 })
  // Played a little slower or faster, a song still fits for as long as its bars are near. The tuning of the salience takes up
  // the part of a semitone, unless the song was out of tune already.
  const near = tempoRatios
    .filter((rate) => isOther(rate) && Math.abs(rate - 1) < MOST_NEAR)
    .flatMap((rate) => [0, Math.sign(rate - 1)].map((semitones) => fit(salience, set, { rate, semitones })))
  const beside = near.toSorted((a, b) => b.score - a.score)[0]
  if (beside && beside.score > LEAST_GUESS && beside.score > NEAR_FACTOR * asIs.score) return place(beside, onsets, set)
  if (asIs.score >= SURE) return place(asIs, onsets, set)
  const others = [...WRONG_RATES, ...tempoRatios.filter(isOther).map((rate) => ({ rate, semitones: 0 }))]
  const best = others.map((speed) => fit(salience, set, speed)).reduce((a, b) => (b.score > a.score ? b : a), asIs)
  if (best.score > GUESS_FACTOR * Math.max(REFUSED_BELOW, asIs.score)) return place(best, onsets, set)
  if (asIs.score >= REFUSED_BELOW) return place(asIs, onsets, set)
  return { kind: 'refused', reason: 'another-song', score: asIs.score }
}

type Speed = { readonly rate: number; readonly semitones: number }

type Fit = Speed & {
  readonly score: number
  readonly offsetSeconds: number
  readonly alternativesSeconds: readonly number[]
  readonly margin: number
  readonly file: NotePicture
  readonly roll: NotePicture
  /** Of the set's clock. */
  readonly hopSeconds: number
  readonly rollStartSeconds: number
}

/** The best place at one speed; offsets in seconds of the set's clock. */
function fit(salience: Salience, set: TimedSet, speed: Speed): Fit {
  const hopSeconds = salience.hopSeconds * speed.rate
  const file = centred({ frames: salience.frames, values: transposed(salience.activations, -speed.semitones) })
  const drawn = pianoRoll(set.notes, hopSeconds)
  const roll = centred(drawn)
  const found = correlateOffsets(file, roll, Math.min(file.frames, roll.frames) / 2)
  const secondsAt = (at: number): number => -((found.firstLag + at) * hopSeconds + drawn.firstSeconds) - BIAS_SECONDS
  const peaks = peaksOf(found, Math.ceil(1 / hopSeconds))
  const top = peaks[0]?.score ?? 0
  const alike = peaks.filter(({ score }) => score > top / CLEAR_MARGIN)
  // What lies outside of the set does not count: music that repeats fits as well with half of it there.
  const outside = ({ at }: Peak): number => {
    const from = found.firstLag + at
    return (Math.max(0, -from) + Math.max(0, from + file.frames - roll.frames)) * hopSeconds
  }
  const least = Math.min(...alike.map(outside))
  const inside = alike.filter((peak) => outside(peak) < least + LONGEST_TAIL_SECONDS)
  const chosen =
    inside.find(({ at }) =>
      set.likelyStarts.some((start) => Math.abs(start + secondsAt(at)) < LIKELY_WITHIN_SECONDS),
    ) ?? inside[0]
  return {
    ...speed,
    score: top,
    offsetSeconds: secondsAt(chosen?.at ?? 0),
    alternativesSeconds: alike.filter((peak) => peak !== chosen).map(({ at }) => secondsAt(at) / speed.rate),
    margin: top / Math.max(1e-6, peaks[1]?.score ?? 0),
    file,
    roll,
    hopSeconds,
    rollStartSeconds: drawn.firstSeconds,
  }
}

function place(found: Fit, onsets: OnsetEnvelope, set: TimedSet): Alignment {
  const { rate, semitones } = found
  const clock = { ...onsets, hopSeconds: onsets.hopSeconds * rate }
  const offset = refineOffset(clock, set.attacks, found.offsetSeconds)
  return {
    kind: 'aligned',
    offsetSeconds: offset / rate,
    rate,
    semitones,
    confidence: confidenceOf(found.score, found.margin),
    alternativesSeconds: found.alternativesSeconds,
    moved: findMovedParts(found.file, found.roll, {
      hopSeconds: found.hopSeconds,
      rollStartSeconds: found.rollStartSeconds,
      offsetSeconds: offset + BIAS_SECONDS,
      rate,
    }),
  }
}

/** Right songs score 0.36 and more, wrong ones 0.13 and less; a place that another equals is a toss-up. */
function confidenceOf(score: number, margin: number): number {
  const song = 1 / (1 + Math.exp(-40 * (score - REFUSED_BELOW)))
  const spot = 0.5 + 0.5 * Math.min(1, Math.max(0, (margin - 1) / (CLEAR_MARGIN - 1)))
  return Math.min(0.99, song * spot)
}

type Peak = { readonly at: number; readonly score: number }

/** Highest places, at least `apart` frames from each other; `at` between frames by a parabola. */
function peaksOf({ scores }: OffsetScores, apart: number): Peak[] {
  const tops: Peak[] = []
  for (let at = 1; at + 1 < scores.length; at++) {
    const [left, middle, right] = [scores[at - 1] as number, scores[at] as number, scores[at + 1] as number]
    if (middle <= 0 || middle < left || middle <= right) continue
    tops.push({ at: at + (left - right) / (2 * Math.min(-1e-9, left - 2 * middle + right)), score: middle })
  }
  const peaks: Peak[] = []
  for (const top of tops.sort((a, b) => b.score - a.score)) {
    if (peaks.length === MOST_PLACES) break
    if (peaks.every(({ at }) => Math.abs(at - top.at) > apart)) peaks.push(top)
  }
  return peaks
}

/** Each note against its own mean: what sounds always tells no place. Notes a wrong song shares with the right one fall away. */
function centred({ frames, values }: NotePicture): NotePicture {
  const means = new Float64Array(PITCHES)
  for (let at = 0; at < values.length; at++)
    means[at % PITCHES] = (means[at % PITCHES] as number) + Math.min(LOUDEST, values[at] as number) / frames
  return { frames, values: values.map((value, at) => Math.min(LOUDEST, value) - (means[at % PITCHES] as number)) }
}

function transposed(values: Float32Array, semitones: number): Float32Array {
  if (semitones === 0) return values
  return values.map((_, at) => {
    const note = (at % PITCHES) - semitones
    return note < 0 || note >= PITCHES ? 0 : (values[at - semitones] as number)
  })
}

function isOther(ratio: number): boolean {
  return Number.isFinite(ratio) && ratio > 0.25 && ratio < 4 && Math.abs(ratio - 1) > 0.002
}

/**
 * 48 kHz read as 44.1 sounds 1.47 semitones lower, and the other way round. The tuning of the salience takes up the part
 * of a semitone, to either side.
 */
const WRONG_RATES: readonly Speed[] = [-1, -2, 1, 2].map((semitones) => ({
  rate: semitones < 0 ? 44_100 / 48_000 : 48_000 / 44_100,
  semitones,
}))
const FEWEST_NOTES = 8
const SHORTEST_SECONDS = 4
const REFUSED_BELOW = 0.2
/** Above this no other speed is tried: every right song scores more. */
const SURE = 0.36
/** Turntables and tapes are off by less. */
const MOST_NEAR = 0.06
const NEAR_FACTOR = 1.1
/** A second try has more chances to fit by luck. */
const GUESS_FACTOR = 1.25
/** What another speed has to reach at least. */
const LEAST_GUESS = GUESS_FACTOR * REFUSED_BELOW
const CLEAR_MARGIN = 1.03
const LIKELY_WITHIN_SECONDS = 0.15
/** A count-in, the tail of a reverb. */
const LONGEST_TAIL_SECONDS = 12
const MOST_PLACES = 4
/** Salience above this says no more than that the note sounds. */
const LOUDEST = 3
/** Salience lags: a note is heard best when it has begun to ring. Mean over rendered songs. */
const BIAS_SECONDS = 0.011
