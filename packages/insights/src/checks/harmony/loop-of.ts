import { type Chord, CHORD_QUALITIES, type Note, type Progression } from '@kvint/theory'
import { movingLines } from '../../harmony/moving-harmony.ts'
import type { Song } from '../../song/song.ts'
import { isFilledBy } from './filled-pass.ts'
import { joinedAround, joinedByRoot, withoutTurns } from './joined-chords.ts'
import type { Round } from './loops-by-bar.ts'
import { isPlayedIn } from './played-chord.ts'
import { soundingNotes } from './sounding-notes.ts'
import { notesOf } from './sounding-tones.ts'
import { turnedToOpening } from './turned-to-opening.ts'
import { partsWith } from '../roles-of.ts'
import { mean } from '../midi/statistics.ts'

export type Loop = {
  /** The chords of the pass that is most like the others. */
  readonly pass: readonly Chord[]
  readonly startBeats: number
  readonly lengthBeats: number
  /** In which most of its chords are played. */
  readonly passes: number
  /** Where its chords come in turn, each with enough notes to be named. */
  readonly starts: readonly number[]
  /** The same, and where its passes begin that have another chord on the way. */
  readonly places: readonly number[]
  /** Share of the passes in which each chord has enough notes to be named. */
  readonly named: number
  /** Share of its chords, of all passes, that are played as chords and not put together from lines. */
  readonly played: number
  /** Some passes hold a part of its chords alone, or lines in their place. */
  readonly isVaried: boolean
  /** Most passes take the root or the third of a chord from a part that never moves. */
  readonly isCompleted: boolean
  /** Share of the passes, from the first of them to the last, that are whole. */
  readonly density: number
  /** Share of the whole passes in which no other chord comes that the loop would leave out. */
  readonly filled: number
  /** Of its least sure chord, on the mean of its passes. */
  readonly confidence: number
}

/**
 * Loops told from the chord that opens the sections of their music, and how often they come round so: also with a chord more
 * or less on the way, as long as their roots stand for most of a pass.
 *
 * `loopsIn(song, chords)(roundOf(chords, progression)).passes` → `51`
 */
export function loopsIn(song: Song, chords: readonly Chord[]): (round: Round) => Loop {
  const notes = notesOf(song)
  const joined = joinedByRoot(chords)
  const strikes = strikesOfChords(notes)
  const sounding = soundingNotes(notes)
  const bass = soundingNotes(partsWith(song, 'bass').flatMap(({ track }) => song.lines.byTrack.get(track.id) ?? []))
  const isOverBass = remembered((chord) => bass(chord).length > 0)
  const isWholeChord = remembered((chord) => isWhole(chord, sounding(chord)))
  const lacksOwnTones = remembered(completedBySteadyParts(song))
  const isPlayed = remembered(isPlayedIn(song))
  const isPassPlayed = (its: readonly Chord[]) => its.filter(isPlayed).length * 2 > its.length
  return ({ slots: first, lengthBeats }) => {
    const slots = turnedToOpening(song, chords, withoutRests(strikes, first, lengthBeats), lengthBeats)
    const standing = passesOf(chords, slots, lengthBeats)
    const whole = standing.filter((each) => each.chords.length === slots.length)
    const named = whole.filter((each) => each.chords.every(({ sounding }) => !sounding))
    const isFilled = isFilledBy(chords, slots, { lengthBeats, beatsPerBar: song.picture.meters[0]?.beatsPerBar ?? 4 })
    const isHeard = (each: Pass) => isPassPlayed(each.chords) && isFilled(each.from)
    const inRows = (passes: Pass[]) => (slots.length === 2 ? passesInRows(passes, lengthBeats) : passes)
    const heard = inRows(whole.filter(isHeard))
    const turns = inRows(turnsOf(joined, slots).filter(isHeard))
    const { from, chords: pass } = toldPass(heard.length > 0 ? heard : whole, isOverBass) ?? {
      from: slots[0]?.startBeats ?? 0,
      chords: slots,
    }
    const sureness = slots.map((_, slot) =>
      surenessOf(
        whole.flatMap((each) => each.chords.slice(slot, slot + 1)),
        isWholeChord,
      ),
    )
    const completed = named.filter((each) => each.chords.some(lacksOwnTones))
    return {
      pass: joinedAround(withoutTurns(joinedByRoot(overSharedBass(pass, whole))), lengthBeats),
      startBeats: from,
      lengthBeats,
      passes: Math.max(heard.length, spaced(turns, lengthBeats).length),
      starts: turns.map((each) => each.from),
      places: [...turns, ...heard].map((each) => each.from),
      named: named.length / Math.max(1, whole.length),
      density: densityOf(standing, slots.length),
      filled: whole.filter(({ from: start }) => isFilled(start)).length / Math.max(1, whole.length),
      played: whole.flatMap((each) => each.chords).filter(isPlayed).length / Math.max(1, whole.length * slots.length),
      isVaried:
        heard.length < whole.length ||
        standing.some((each) => each.chords.length > 0 && each.chords.length < slots.length),
      isCompleted: completed.length * 2 > named.length,
      confidence: Math.min(...sureness),
    }
  }
}

/** Two chords come round only where a pass follows another: once in a longer loop they merely follow each other. */
function passesInRows(passes: readonly Pass[], lengthBeats: number): Pass[] {
  const isNext = (one: Pass | undefined, other: Pass | undefined) =>
    one !== undefined && other !== undefined && other.from - one.from <= lengthBeats * HELD_PASS
  return passes.filter((each, at) => isNext(passes[at - 1], each) || isNext(each, passes[at + 1]))
}

/** A bass below the root is told where most passes have it. */
function overSharedBass(pass: readonly Chord[], whole: readonly Pass[]): Chord[] {
  return pass.map((chord, slot) => {
    const alike = whole.filter(({ chords }) => chords[slot]?.bassPitchClass === chord.bassPitchClass)
    return chord.bassPitchClass === chord.rootPitchClass || alike.length * 2 > whole.length
      ? chord
      : { ...chord, bassPitchClass: chord.rootPitchClass, symbol: chord.symbol.replace(/\/.*$/, '') }
  })
}

/** Asks of each chord once: many rounds share their chords. */
function remembered(ask: (chord: Chord) => boolean): (chord: Chord) => boolean {
  const known = new Map<Chord, boolean>()
  return (chord) => {
    const answer = known.get(chord) ?? ask(chord)
    known.set(chord, answer)
    return answer
  }
}

/** Share of the passes, from the first whole one to the last, that are whole. */
function densityOf(passes: readonly Pass[], slots: number): number {
  const isWholePass = ({ chords }: Pass) => chords.length === slots
  const from = passes.findIndex(isWholePass)
  const to = passes.findLastIndex(isWholePass)
  return passes.filter(isWholePass).length / Math.max(1, to - from + 1)
}

/** A progression by the chords of its first pass. */
export function roundOf(chords: readonly Chord[], { spans, numerals, lengthBeats }: Progression): Round {
  const from = chords.findIndex(({ startBeats }) => startBeats === spans[0]?.startBeats)
  return { slots: joinedAround(joinedByRoot(chords.slice(from, from + numerals.length)), lengthBeats), lengthBeats }
}

/** Where its chords come in turn, named each of them. */
function turnsOf(chords: readonly Chord[], slots: readonly Chord[]): Pass[] {
  return chords.flatMap(({ startBeats }, at) => {
    const its = chords.slice(at, at + slots.length)
    const isTurn = slots.every((slot, index) => its[index]?.rootPitchClass === slot.rootPitchClass)
    return isTurn && its.every(({ sounding }) => !sounding) ? [{ from: startBeats, chords: its }] : []
  })
}

/** Those about as long as a pass, and no more than there is room for: one may come a little early or be held. */
function spaced(turns: readonly Pass[], lengthBeats: number): Pass[] {
  const kept: Pass[] = []
  for (const turn of turns) {
    const share = ((turn.chords.at(-1)?.endBeats ?? turn.from) - turn.from) / lengthBeats
    const isFree = turn.from - (kept.at(-1)?.from ?? -Infinity) >= lengthBeats * LEAST_OF_PASS
    if (isFree && share >= LEAST_OF_PASS && share <= MOST_OF_PASS) kept.push(turn)
  }
  return kept
}

/** Whether the root or the third of a chord sounds in a part alone that never moves. */
function completedBySteadyParts(song: Song): (chord: Chord) => boolean {
  const { steady, moving } = movingLines(song)
  if (steady.length === 0) return () => false
  const sounding = soundingNotes([...moving.values()].flat())
  return (chord) =>
    [0, CHORD_QUALITIES[chord.quality].intervals[1] ?? 0].some((interval) => {
      const tone = (chord.rootPitchClass + interval) % 12
      return (
        steady.some(({ pitch }) => pitch % 12 === tone) && !sounding(chord).some(({ pitch }) => pitch % 12 === tone)
      )
    })
}

/** On the mean of its passes; a chord that most of them play whole over its bass names itself, however short its notes are. */
function surenessOf(chords: readonly Chord[], isWholeChord: (chord: Chord) => boolean): number {
  const sureness = mean(chords.map(({ confidence }) => confidence))
  if (sureness >= WHOLE_CHORD) return sureness
  return chords.filter(isWholeChord).length * 2 > chords.length ? WHOLE_CHORD : sureness
}

function isWhole(chord: Chord, its: readonly Note[]): boolean {
  const bass = bassOf(its, chord)
  const isOwnBass = bass === chord.rootPitchClass || (SURE_INVERTED.has(chord.quality) && bass === chord.bassPitchClass)
  return (
    isOwnBass &&
    CHORD_QUALITIES[chord.quality].intervals.every((interval) =>
      its.some(({ pitch }) => pitch % 12 === (chord.rootPitchClass + interval) % 12),
    )
  )
}

/** What is lowest for most of a stretch. */
function bassOf(notes: readonly Note[], { startBeats, endBeats }: Chord): number | undefined {
  const lowest = Array.from({ length: Math.ceil((endBeats - startBeats) / STEP_BEATS) }, (_, step) => {
    const at = startBeats + step * STEP_BEATS + HAIR_BEATS
    const sounding = notes.filter((note) => note.startBeats <= at && note.startBeats + note.durationBeats > at)
    return sounding.length === 0 ? [] : [Math.min(...sounding.map(({ pitch }) => pitch)) % 12]
  }).flat()
  const [commonest] = [...Map.groupBy(lowest, (tone) => tone).values()].toSorted((a, b) => b.length - a.length)
  return commonest?.[0]
}

/** Where hardly a pass strikes a chord over a bass that stays, the chord before goes on: what a riff plays there makes no other. */
function withoutRests(strikes: readonly number[], slots: readonly Chord[], lengthBeats: number): Chord[] {
  const strikesIn = ({ startBeats, endBeats }: Chord): number =>
    strikes.filter((beats) => mod(beats - startBeats + HAIR_BEATS, lengthBeats) < endBeats - startBeats).length
  const kept: Chord[] = []
  for (const chord of slots) {
    const before = kept.at(-1)
    if (before?.bassPitchClass === chord.bassPitchClass && strikesIn(chord) < strikesIn(before) * HARDLY_ANY)
      kept.splice(-1, 1, { ...before, endBeats: chord.endBeats })
    else kept.push(chord)
  }
  return kept
}

/** Where three pitch classes or more begin together. */
function strikesOfChords(notes: readonly Note[]): number[] {
  return [...Map.groupBy(notes, ({ startBeats }) => Math.round(startBeats * 8))]
    .filter(([, struck]) => new Set(struck.map(({ pitch }) => pitch % 12)).size >= 3)
    .map(([eighths]) => eighths / 8)
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

/** The pass most like the others; with the same chords over a bass part where one plays: elsewhere they may stand on any of their notes. */
function toldPass(passes: readonly Pass[], isOverBass: (chord: Chord) => boolean): Pass | undefined {
  const usual = mostLikeTheOthers(passes)
  const isSame = ({ chords }: Pass) => chords.every(({ quality }, slot) => quality === usual?.chords[slot]?.quality)
  return mostLikeTheOthers(passes.filter((pass) => isSame(pass) && pass.chords.every(isOverBass))) ?? usual
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

/** A chord may be held over the end of its pass. */
const HELD_PASS = 1.25
/** No other chord has the same notes. */
const SURE_INVERTED: ReadonlySet<Chord['quality']> = new Set(['7', 'maj7', 'minmaj7'])
/** As theory has it of chords that are held whole. */
const WHOLE_CHORD = 0.6
const HARDLY_ANY = 0.1
const STEP_BEATS = 0.25
const LEAST_OF_PASS = 0.75
const MOST_OF_PASS = 1.25
const MOSTLY = 0.5
const HAIR_BEATS = 0.05
