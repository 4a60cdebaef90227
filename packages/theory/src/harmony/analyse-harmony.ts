import { hearChords } from '../chords/hear-chords.ts'
import { findKeys } from '../keys/find-keys.ts'
import { pitchHistogram } from '../keys/pitch-histogram.ts'
import type { Key } from '../keys/mode.ts'
import { checkScale } from '../keys/scale-check.ts'
import { harmonicNotes, type HarmonicNotes } from '../notes/harmonic-notes.ts'
import { COMMON_TIME, type Meter } from '../notes/meter.ts'
import type { Note } from '../notes/note.ts'
import type { TrackRole } from '../notes/track-role.ts'
import { unknown, type Unknown } from '../unknown.ts'
import { buildFrames } from './frames.ts'
import type { Harmony } from './harmony.ts'
import { readChords } from './read-chords.ts'

export type HarmonyOptions = {
  /** 4/4 where nothing is said. */
  readonly meter?: Meter
  /** The scale that the set names: a prior, and a finding where the notes disagree. */
  readonly scale?: Key
  /** What each track is; tracks without a role are judged by their notes. */
  readonly roles?: Readonly<Record<number, TrackRole>>
}

/**
 * Key, local keys and chords of a piece, each with its confidence; `unknown` with the reason where the notes can't tell.
 * Never throws: notes without a usable pitch, start, length or velocity are left out.
 *
 * ```ts
 * const harmony = analyseHarmony(notes, { meter: { beatsPerBar: 4 } })
 * if (harmony.kind === 'harmony') harmony.chords[0]?.symbol // 'Am'
 * ```
 */
export function analyseHarmony(notes: readonly Note[], options: HarmonyOptions = {}): Harmony | Unknown {
  const heard = harmonicNotes(notes, options.roles)
  const reason = whyUnknown(heard)
  if (reason) return reason
  const frames = buildFrames(heard.notes, options.meter ?? COMMON_TIME)
  const { chords: spans, levels } = hearChords(frames)
  const scale = options.scale ?? null
  const { key, localKeys } = findKeys(frames, levels, spans, scale)
  const isTooLittle = new Set(heard.notes.map((note) => note.pitch % 12)).size < 3 || heard.notes.length < 4
  return {
    kind: 'harmony',
    key: isTooLittle ? unknown('too-few-notes') : key,
    localKeys: isTooLittle ? [] : localKeys,
    chords: readChords(spans, isTooLittle ? [] : localKeys),
    scaleCheck: scale && !isTooLittle ? checkScale(scale, key, pitchHistogram(frames)) : null,
    leftOut: heard.leftOut,
  }
}

function whyUnknown({ notes, given, usable }: HarmonicNotes): Unknown | null {
  if (given === 0) return unknown('no-notes')
  if (usable === 0) return unknown('unusable-notes')
  if (notes.length === 0) return unknown('drums-only')
  const pitchClasses = new Set(notes.map((note) => note.pitch % 12))
  if (notes.length === 1) return unknown('too-few-notes')
  if (pitchClasses.size === 1) return unknown('one-pitch-class')
  return null
}
