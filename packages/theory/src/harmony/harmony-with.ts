import { heedHeldNotes } from '../chords/heed-held-notes.ts'
import { heedSoundingBass } from '../chords/heed-sounding-bass.ts'
import { heedStruckChords } from '../chords/heed-struck-chords.ts'
import { limitThinChords } from '../chords/limit-thin-chords.ts'
import { hearChords, type HeardChords } from '../learned/hear-chords.ts'
import { namedAsRead } from '../keys/evidence-words.ts'
import { findKeys } from '../keys/find-keys.ts'
import { pitchHistogram } from '../keys/pitch-histogram.ts'
import { nearScaleCoverage, scaleCoverage } from '../keys/scale-coverage.ts'
import { checkScale } from '../keys/scale-check.ts'
import type { Weights } from './weights.ts'
import { harmonicNotes, type HarmonicNotes } from '../notes/harmonic-notes.ts'
import { COMMON_TIME } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import { unknown, type Unknown } from '../unknown.ts'
import { buildFrames, type Frames } from '../notes/frames.ts'
import type { HarmonyOptions } from './harmony-options.ts'
import type { Harmony } from './harmony.ts'
import { readChords } from './read-chords.ts'

/** `analyseHarmony` with weights of one's own: the benchmark judges every song by weights that have not seen it. */
export function harmonyWith(
  weights: () => Weights,
  notes: readonly Note[],
  options: HarmonyOptions,
): Harmony | Unknown {
  const heard = harmonicNotes(notes, options.roles)
  const tooFew = whyUnknown(heard)
  if (tooFew) return tooFew
  const frames = buildFrames(heard.notes, options.meter ?? COMMON_TIME)
  if (isCluster(frames)) return unknown('cluster')
  const { chords: chordWeights, keys: keyWeights } = weights()
  const heardChords = withStruckChords(hearChords(frames, chordWeights), heard.notes)
  const scale = options.scale ?? null
  const noKey = whyNoKey(heard, frames)
  const keys = noKey ? null : findKeys(frames, heardChords, scale, keyWeights)
  const chords = readChords(heardChords.chords, keys?.localKeys ?? [], heard.notes)
  const key = keys?.key ?? noKey ?? unknown('too-few-notes')
  return {
    kind: 'harmony',
    key: key.kind === 'unknown' ? key : { ...key, evidence: namedAsRead(key.evidence, chords) },
    localKeys: keys?.localKeys ?? [],
    chords,
    scaleCheck: scale && keys ? checkScale(scale, keys.key, pitchHistogram(frames)) : null,
    leftOut: heard.leftOut,
  }
}

function withStruckChords(heard: HeardChords, notes: HarmonicNotes['notes']): HeardChords {
  const struck = heedHeldNotes(heedStruckChords(heard.chords, notes), notes)
  return { ...heard, chords: limitThinChords(heedSoundingBass(struck, notes), notes) }
}

function whyUnknown({ notes, given, usable }: HarmonicNotes): Unknown | null {
  if (given === 0) return unknown('no-notes')
  if (usable === 0) return unknown('unusable-notes')
  if (notes.length === 0) return unknown('drums-only')
  if (notes.length === 1) return unknown('too-few-notes')
  return new Set(notes.map((note) => note.pitch % 12)).size === 1 ? unknown('one-pitch-class') : null
}

/** Chords can be named where a key cannot. */
function whyNoKey({ notes }: HarmonicNotes, frames: Frames): Unknown | null {
  if (notes.length < FEWEST_NOTES || new Set(notes.map((note) => note.pitch % 12)).size < 3)
    return unknown('too-few-notes')
  const isAtonal = scaleCoverage(frames) < ATONAL_COVERAGE || nearScaleCoverage(frames) < ATONAL_STRETCHES
  return isAtonal ? unknown('atonal') : null
}

/** Nearly all pitch classes at once, most of the time. */
function isCluster(frames: Frames): boolean {
  let sounding = 0
  let classes = 0
  for (let frame = 0; frame < frames.count; frame++) {
    let here = 0
    for (let at = frame * 12; at < frame * 12 + 12; at++) if ((frames.sounding[at] ?? 0) > 0.3) here++
    if (here > 0) sounding++
    classes += here
  }
  return sounding > 0 && classes / sounding > MOST_AT_ONCE
}

const FEWEST_NOTES = 4
/** The most chromatic labelled piece has 0.68 as a whole and 0.80 in stretches. */
const ATONAL_COVERAGE = 0.64
const ATONAL_STRETCHES = 0.79
const MOST_AT_ONCE = 8.5
