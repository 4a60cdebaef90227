import { analyseHarmony, CHORD_QUALITIES, type ChordQuality, type Mode, modeFamily, type Note } from '@kvint/theory'
import { type BarRange, barsBetween, type Harmony } from '@kvint/report'
import { harmonyReading } from '../harmony/harmony-reading.ts'
import { inAnotherKey } from '../harmony/in-another-key.ts'
import { keyReasons } from '../harmony/key-reasons.ts'
import { keyName } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { BounceOfSong } from './bounce.ts'
import type { Hearing } from '@kvint/audio'

/** A chord as it is heard, beside the one that is written there. */
export type HeardChordAt = {
  readonly bars: BarRange
  readonly startBeats: number
  readonly endBeats: number
  readonly symbol: string
  /** `null` where the set has no notes for a chord. */
  readonly written: string | null
  /** Both are sure, and they are not the same chord. */
  readonly differs: boolean
  /** 0 to 1. */
  readonly confidence: number
}

/**
 * Key and chords of what is heard, in bars of the set: for sets whose harmony lies in audio. The chords are read as a keyboard
 * would play them; the key is the one that is heard in the sound, as everywhere. Of songs that it was not fitted on 83 in 100 are
 * right (decision 274), so no key is called surer than that.
 */
export function heardHarmony({ chords, key: heardKey }: Hearing, { report, place }: BounceOfSong): Harmony {
  const notes = chords.flatMap(({ startSeconds, endSeconds, rootPitchClass, quality, bassPitchClass }): Note[] => {
    const startBeats = toSixteenth(place.beatAt(startSeconds))
    const durationBeats = toSixteenth(place.beatAt(endSeconds)) - startBeats
    if (startBeats < 0 || durationBeats <= 0) return []
    const members = CHORD_QUALITIES[quality as ChordQuality].intervals.map(
      (step) => 60 + ((rootPitchClass + step) % 12),
    )
    return [36 + bassPitchClass, ...members].map((pitch) => ({ pitch, startBeats, durationBeats, velocity: 90 }))
  })
  const { meters } = report.arrangement
  const found = analyseHarmony(notes, { meter: { beatsPerBar: meters[0]?.beatsPerBar ?? 4, changes: meters.slice(1) } })
  const harmony = harmonyReading(found, notes)
  if (harmony.kind === 'unknown') return harmony
  const { key } = harmony
  const confidence = Math.min(heardKey?.confidence ?? key.confidence, RIGHT_KEYS)
  const own = heardKey ? { tonicPitchClass: heardKey.tonicPitchClass, mode: heardKey.mode as Mode } : null
  const isSame =
    !own || (own.tonicPitchClass === key.tonicPitchClass && modeFamily(own.mode) === modeFamily(key.mode as Mode))
  return {
    ...(isSame
      ? { ...harmony, key: { ...key, confidence, ...keyReasons([HEARD, ...(key.messages ?? [])]) } }
      : inAnotherKey(harmony, own, confidence, [HEARD, say`the chords alone fit ${keyName(key.name)} best`])),
    isHeard: true,
    trackIds: [],
  }
}

/** The heard chords beside the written ones. */
export function heardChords(heard: Harmony, { report }: BounceOfSong): HeardChordAt[] {
  if (heard.kind === 'unknown') return []
  const { harmony, arrangement } = report
  return heard.chords.map((chord) => {
    const middle = (chord.startBeats + chord.endBeats) / 2
    const written =
      harmony.kind === 'known' && !harmony.isHeard
        ? harmony.chords.find(({ startBeats, endBeats }) => startBeats <= middle && endBeats > middle)
        : undefined
    const isSure = chord.confidence >= SURE && (written?.confidence ?? 0) >= SURE
    const isLong = chord.endBeats - chord.startBeats >= SHORTEST_BEATS
    return {
      bars: barsBetween(arrangement.meters, chord.startBeats, chord.endBeats),
      startBeats: chord.startBeats,
      endBeats: chord.endBeats,
      symbol: chord.symbol,
      written: written?.symbol ?? null,
      differs: written !== undefined && isSure && isLong && !sharesNotes(chord, written),
      confidence: chord.confidence,
    }
  })
}

type Named = { readonly rootPitchClass: number; readonly quality: string }

/** Two chords with two notes in common are near enough to be the same chord heard with fewer or more notes. */
function sharesNotes(a: Named, b: Named): boolean {
  const notes = ({ rootPitchClass, quality }: Named) =>
    CHORD_QUALITIES[quality as ChordQuality].intervals.map((step) => (rootPitchClass + step) % 12)
  const own = new Set(notes(a))
  return notes(b).filter((note) => own.has(note)).length >= 2
}

const toSixteenth = (beats: number): number => Math.round(beats * 4) / 4
const HEARD = say`it is heard in the bounce, not read from notes`
const RIGHT_KEYS = 0.83
const SURE = 0.8
const SHORTEST_BEATS = 2
