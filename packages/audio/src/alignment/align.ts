import { PITCHES } from '../spectrum/log-spectrum.ts'
import type { Salience } from '../spectrum/salience.ts'
import type { OnsetEnvelope } from '../time/onset-envelope.ts'
import { correlateOffsets, type OffsetScores } from './correlate-offsets.ts'
import { findMovedParts, type MovedPart } from './find-moved-parts.ts'
import { centred, type NotePicture, padded } from './note-picture.ts'
import { pianoRoll, type TimedNote } from './piano-roll.ts'
import { refineOffset, type Attack } from './refine-offset.ts'
import { type RivalPlace, tellPlacesApart } from './tell-places-apart.ts'

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
  /** 0 to 1: that the place is right; where others fit as well, each has its share. */
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
    .flatMap((ratio) => OTHER_METRES.map((metre) => ratio * metre))
    .filter((rate) => isOther(rate) && Math.abs(rate - 1) < MOST_NEAR)
    .flatMap((rate) => [0, Math.sign(rate - 1)].map((semitones) => fit(salience, set, { rate, semitones })))
  const beside = near.toSorted((a, b) => b.score - a.score)[0]
  if (beside && beside.score > LEAST_GUESS && beside.score > NEAR_FACTOR * asIs.score) return place(beside, onsets, set)
  if (asIs.score >= SURE) return place(asIs, onsets, set)
  const others = [...WRONG_RATES, ...tempoRatios.filter(isOther).map((rate) => ({ rate, semitones: 0 }))]
  const best = others.map((speed) => fit(salience, set, speed)).reduce((a, b) => (b.score > a.score ? b : a), asIs)
  if (best.score > Math.max(LEAST_GUESS, GUESS_FACTOR * asIs.score)) return place(best, onsets, set)
  if (asIs.score >= REFUSED_BELOW) return place(asIs, onsets, set)
  return { kind: 'refused', reason: 'another-song', score: asIs.score }
}

type Speed = { readonly rate: number; readonly semitones: number }

type Fit = Speed & {
  readonly score: number
  /** Second of the set's clock at which frame 0 of the file may lie, best first. */
  readonly startsSeconds: readonly number[]
  readonly file: NotePicture
  readonly roll: NotePicture
  /** Of the set's clock. */
  readonly hopSeconds: number
  readonly rollStartSeconds: number
}

/** The places that fit best at one speed. */
function fit(salience: Salience, set: TimedSet, speed: Speed): Fit {
  const hopSeconds = salience.hopSeconds * speed.rate
  const file = centred({ frames: salience.frames, values: transposed(salience.activations, -speed.semitones) })
  const { firstSeconds, ...drawn } = pianoRoll(set.notes, hopSeconds)
  const roll = centred(drawn)
  // Before its first note and behind its last the set may go on: drums, recordings.
  const before = framesUp(firstSeconds - (set.beats[0] ?? firstSeconds), hopSeconds)
  const after = framesUp((set.beats.at(-1) ?? 0) - firstSeconds - drawn.frames * hopSeconds, hopSeconds)
  const whole = padded(roll, before, after)
  const found = correlateOffsets(file, whole, Math.min(file.frames, whole.frames) / 2)
  const peaks = peaksOf(found, Math.ceil(1 / hopSeconds))
  const top = peaks[0]?.score ?? 0
  return {
    ...speed,
    score: top,
    startsSeconds: peaks
      .filter(({ score }) => score > RIVAL_SHARE * top)
      .map(({ at }) => (found.firstLag + at - before) * hopSeconds + firstSeconds),
    file,
    roll,
    hopSeconds,
    rollStartSeconds: firstSeconds,
  }
}

function framesUp(seconds: number, hopSeconds: number): number {
  return Math.max(0, Math.ceil(seconds / hopSeconds))
}

function place(found: Fit, onsets: OnsetEnvelope, set: TimedSet): Alignment {
  const { rate, semitones, file, hopSeconds, startsSeconds } = found
  const offsetAt = (index: number): number => -(startsSeconds[index] ?? 0) - BIAS_SECONDS
  const told = startsSeconds.length > 1 ? tellPlacesApart(file, set.notes, hopSeconds, startsSeconds) : [ONLY]
  const least = Math.max(LEAST_DIFFERENCE, LEAST_DIFFERENCE_SECONDS / (file.frames * hopSeconds))
  const alike = told.filter(({ lead, differing }) => lead < CLEAR_LEAD || differing < least)
  const isLikely = ({ place: index }: RivalPlace): boolean =>
    set.likelyStarts.some((start) => Math.abs(start + offsetAt(index)) < LIKELY_WITHIN_SECONDS)
  const chosen = alike.find(isLikely) ?? told[0] ?? ONLY
  const clock = { ...onsets, hopSeconds: onsets.hopSeconds * rate }
  const offset = refineOffset(clock, set.attacks, offsetAt(chosen.place))
  return {
    kind: 'aligned',
    offsetSeconds: offset / rate,
    rate,
    semitones,
    confidence: confidenceOf(found.score, alike.length),
    alternativesSeconds: alike.filter((rival) => rival !== chosen).map(({ place: index }) => offsetAt(index) / rate),
    moved: findMovedParts(file, found.roll, {
      hopSeconds,
      rollStartSeconds: found.rollStartSeconds,
      offsetSeconds: offset + BIAS_SECONDS,
      rate,
    }),
  }
}

/** Right songs score 0.36 and more, wrong ones 0.13 and less; of places that are alike each is as likely. */
function confidenceOf(score: number, alike: number): number {
  return Math.min(0.99, 1 / (1 + Math.exp(-40 * (score - REFUSED_BELOW)))) / alike
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
const ONLY: RivalPlace = { place: 0, lead: 0, differing: 0 }
const FEWEST_NOTES = 8
const SHORTEST_SECONDS = 4
const REFUSED_BELOW = 0.2
/** Above this no other speed is tried: every right song scores more. */
const SURE = 0.36
/** A file's tempo may be heard in groups that the set does not count in: 4 in the time of 5, 2 of 3. */
const OTHER_METRES = [1, 5 / 4, 4 / 5, 3 / 2, 2 / 3, 4 / 3, 3 / 4]
/** Turntables and tapes are off by less. */
const MOST_NEAR = 0.06
const NEAR_FACTOR = 1.1
/** A second try has more chances to fit by luck. */
const GUESS_FACTOR = 1.25
/** What another speed has to reach: right songs of 30 s reach 0.31, and one in 500 wrong ones 0.25. */
const LEAST_GUESS = 0.3
/** A place that fits the whole less than this share of the best is none. */
const RIVAL_SHARE = 0.85
/** Of 678 excerpts of 30 s that led by more one was wrong, of 14 that led by less seven. */
const CLEAR_LEAD = 0.25
/** Less says no more than that the same notes are cut in another way. */
const LEAST_DIFFERENCE = 0.002
const LEAST_DIFFERENCE_SECONDS = 0.05
const LIKELY_WITHIN_SECONDS = 0.15
const MOST_PLACES = 8
/** Salience lags: a note is heard best when it has begun to ring. Mean over rendered songs. */
const BIAS_SECONDS = 0.011
