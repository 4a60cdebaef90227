import { type Chord, CHORD_QUALITIES, type Note, type Progression } from '@kvint/theory'
import { movingLines } from '../../harmony/moving-harmony.ts'
import type { Song } from '../../song/song.ts'
import { mean } from '../midi/statistics.ts'

export type Loop = {
  /** The chords of the pass that is most like the others. */
  readonly pass: readonly Chord[]
  readonly startBeats: number
  readonly lengthBeats: number
  readonly passes: number
  /** Where its chords come in turn, each with enough notes to be named. */
  readonly starts: readonly number[]
  /** Share of the passes in which each chord has enough notes to be named. */
  readonly named: number
  /** Some passes hold a part of its chords alone. */
  readonly isVaried: boolean
  /** Most passes take the root or the third of a chord from a part that never moves. */
  readonly isCompleted: boolean
  /** Of its least sure chord, on the mean of its passes. */
  readonly confidence: number
}

/**
 * A loop told from the chord that opens the sections of its music, and how often it comes round so: also with a chord more
 * or less on the way, as long as its roots stand for most of a pass. `loopOf(song, chords, progression).passes` → `51`
 */
export function loopOf(song: Song, chords: readonly Chord[], progression: Progression): Loop {
  const { lengthBeats } = progression
  const slots = turnedToOpening(song, passOf(chords, progression), lengthBeats)
  const standing = passesOf(chords, slots, lengthBeats)
  const whole = standing.filter((each) => each.chords.length === slots.length)
  const named = whole.filter((each) => each.chords.every(({ sounding }) => !sounding))
  const { from, chords: pass } = mostLikeTheOthers(whole) ?? { from: slots[0]?.startBeats ?? 0, chords: slots }
  const sureness = slots.map((_, slot) => mean(whole.map((each) => each.chords[slot]?.confidence ?? 0)))
  const lacksOwnTones = completedBySteadyParts(song)
  const completed = named.filter((each) => each.chords.some(lacksOwnTones))
  return {
    pass,
    startBeats: from,
    lengthBeats,
    passes: Math.max(whole.length, progression.times),
    starts: startsOf(chords, slots),
    named: named.length / Math.max(1, whole.length),
    isVaried: standing.some((each) => each.chords.length > 0 && each.chords.length < slots.length),
    isCompleted: completed.length * 2 > named.length,
    confidence: Math.min(...sureness),
  }
}

/** The chords of the first pass. */
function passOf(chords: readonly Chord[], { spans, numerals }: Progression): Chord[] {
  const from = chords.findIndex(({ startBeats }) => startBeats === spans[0]?.startBeats)
  return chords.slice(from, from + numerals.length)
}

/** Where its chords come in turn, named each of them. */
function startsOf(chords: readonly Chord[], slots: readonly Chord[]): number[] {
  return chords.flatMap(({ startBeats }, at) =>
    slots.every(({ rootPitchClass }, slot) => {
      const chord = chords[at + slot]
      return chord?.rootPitchClass === rootPitchClass && !chord.sounding
    })
      ? [startBeats]
      : [],
  )
}

/** Whether the root or the third of a chord sounds in a part alone that never moves. */
function completedBySteadyParts(song: Song): (chord: Chord) => boolean {
  const { steady, moving } = movingLines(song)
  if (steady.length === 0) return () => false
  const notes = [...moving.values()].flat()
  return (chord) =>
    [0, CHORD_QUALITIES[chord.quality].intervals[1] ?? 0].some((interval) => {
      const tone = (chord.rootPitchClass + interval) % 12
      return (
        steady.some(({ pitch }) => pitch % 12 === tone) &&
        !notes.some((note) => note.pitch % 12 === tone && soundsIn(note, chord))
      )
    })
}

function soundsIn({ startBeats, durationBeats }: Note, chord: Chord): boolean {
  return startBeats < chord.endBeats - HAIR_BEATS && startBeats + durationBeats > chord.startBeats + HAIR_BEATS
}

/** All through the chords, pass by pass: those that stand in the places of the first. */
function passesOf(chords: readonly Chord[], slots: readonly Chord[], lengthBeats: number): Pass[] {
  const start = slots[0]?.startBeats ?? 0
  const first = start % lengthBeats
  const count = Math.max(0, Math.ceil(((chords.at(-1)?.endBeats ?? 0) - first) / lengthBeats))
  let begun = 0
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * lengthBeats
    while ((chords[begun]?.endBeats ?? Infinity) <= from) begun++
    let ended = begun
    while ((chords[ended]?.startBeats ?? Infinity) < from + lengthBeats) ended++
    const there = chords.slice(begun, ended)
    const its = slots.map((slot) => {
      const slotBeats = from + mod(slot.startBeats - start, lengthBeats)
      return chordThere(there, slot.rootPitchClass, slotBeats, slotBeats + slot.endBeats - slot.startBeats)
    })
    return { from, chords: its.filter((chord) => chord !== null) }
  })
}

/** The chords of a pass, from the one that begins the most music of its sections. */
function turnedToOpening(song: Song, first: readonly Chord[], lengthBeats: number): Chord[] {
  const start = first[0]?.startBeats ?? 0
  const sections = song.picture.sections.filter(
    (section) => section.startBeats > start - lengthBeats && section.startBeats < (first.at(-1)?.endBeats ?? start),
  )
  const turns = first.map((chord, index) => ({
    index,
    opens: sections
      .filter((section) => isInteger((section.startBeats - chord.startBeats) / lengthBeats))
      .reduce((sum, section) => sum + section.endBeats - section.startBeats, 0),
  }))
  const [turn] = turns.toSorted((a, b) => b.opens - a.opens)
  return [...first.slice(turn?.index), ...first.slice(0, turn?.index)]
}

type Pass = { readonly from: number; readonly chords: readonly Chord[] }

/** The pass with the most chords that stand in its place most often, each with all its notes where that can be. */
function mostLikeTheOthers(passes: readonly Pass[]): Pass | undefined {
  const times = passes[0]?.chords.map((_, slot) => Map.groupBy(passes, ({ chords }) => chords[slot]?.symbol)) ?? []
  const likeness = ({ chords }: Pass): number =>
    chords.reduce(
      (sum, { symbol, sounding }, slot) => sum + (sounding ? 0 : (times[slot]?.get(symbol)?.length ?? 0)),
      0,
    )
  return passes.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** The longest chord of this root in a stretch of which chords of this root fill most. */
function chordThere(chords: readonly Chord[], root: number, from: number, to: number): Chord | null {
  const within = ({ startBeats, endBeats }: Chord): number =>
    Math.max(0, Math.min(endBeats, to) - Math.max(startBeats, from))
  const its = chords.filter(({ rootPitchClass }) => rootPitchClass === root)
  if (its.reduce((sum, chord) => sum + within(chord), 0) < (to - from) * MOSTLY) return null
  return its.toSorted((a, b) => within(b) - within(a))[0] ?? null
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}

function isInteger(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01
}

const MOSTLY = 0.5
const HAIR_BEATS = 0.05
