import { type Chord, CHORD_QUALITIES, nameSchema, type Progression } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { barsBetween, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { mean } from '../midi/statistics.ts'
import { chordDoubt } from './chord-doubt.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, keyName, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const chordLoop: Check = {
  id: 'HA01',
  title: 'The chord loop by its name',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Names of loops: Richards 2017, Doll 2017 and Tagg 2009 on harmony in popular music. Four times round, and eight for less sure chords, are rules of thumb',
  find: (song) => {
    const detail = song.harmonyDetail
    const beatsPerBar = song.picture.meters[0]?.beatsPerBar ?? 4
    const loops = (detail?.facts.progressions ?? [])
      .filter((each) => lastsWholeBars(each, beatsPerBar))
      .map((each) => fromItsOpening(song, detail?.chords ?? [], each))
    const loop = loops.find((each) => isClear(each) && isOfChords(each.pass) && !hasBothThirds(each.pass))
    if (!loop) return null
    const { pass, startBeats, lengthBeats, passes, isVaried } = loop
    const numerals = pass.map(({ roman }) => roman ?? '')
    const schema = nameSchema(numerals)
    const keyOfLoop = sureHarmony(song) ? keyOfPass(song, loop) : null
    const known = schema ? say`, a loop that musicians know as ${quoted(schema.name)}` : ''
    const symbols = chordSymbol(pass.map(({ symbol }) => symbol).join(' – '))
    const times = isVaried ? say`at least ${count(passes, 'time')}` : count(passes, 'time')
    return {
      claim:
        keyOfLoop === null
          ? say`${symbols} comes round ${times}.`
          : say`${symbols} comes round ${times}: ${withSigns(numerals.map(inRootPosition).join(' '))} in ${keyName(keyOfLoop)}${known}.`,
      evidence: [
        ...pass.map((chord) =>
          aboutStretch(
            song,
            chord,
            say`${keyOfLoop === null ? chordSymbol(chord.symbol) : inKey(chord)}${chordDoubt(chord.confidence)}`,
          ),
        ),
        aboutSet(say`One pass lasts ${count(lengthBeats, 'beat')}`),
      ],
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, startBeats, startBeats + lengthBeats),
      },
    }
  },
  learnMore: [term('Roman numeral', 'roman-numeral'), term('Tonic', 'tonic')],
  honesty:
    'Likely: key and chords are read from MIDI, and a chord that is in doubt is called so; chords in audio are unknown to me.',
}

/** `V65` → `V7`, `i64` → `i`: the symbols show what is in the bass. */
function inRootPosition(numeral: string): string {
  return numeral.replace(/(?:65|43|42)(?=\/|$)/, '7').replace(/(?<!add)64?(?=\/|$)/, '')
}

function inKey({ symbol, roman, function: role }: Chord) {
  return say`${chordSymbol(symbol)} is ${withSigns(inRootPosition(roman ?? ''))}${FUNCTION_WORDS[role ?? 'outside']}`
}

/** Minor and major on one root in a row: one chord with both thirds, as 7♯9, is read as two. */
function hasBothThirds(pass: readonly Chord[]): boolean {
  return pass.some((chord, index) => {
    const next = pass[(index + 1) % pass.length]
    const thirds = new Set([chord, next].map((one) => one && CHORD_QUALITIES[one.quality].intervals[1]))
    return next?.rootPitchClass === chord.rootPitchClass && thirds.has(MINOR_THIRD) && thirds.has(MAJOR_THIRD)
  })
}

const MINOR_THIRD = 3
const MAJOR_THIRD = 4

function isClear({ passes, named, confidence }: Loop): boolean {
  return passes >= FEWEST_TIMES && named >= MOSTLY && confidence >= (passes >= MANY_TIMES ? LIKELY_CHORD : SURE_CHORD)
}

/** A loop is a bar long or several, as musicians count; what comes round in 8.5 or 96 beats is no loop that they hear. */
function lastsWholeBars({ lengthBeats }: Progression, beatsPerBar: number): boolean {
  const bars = lengthBeats / beatsPerBar
  return Math.abs(bars - Math.round(bars)) < 0.02 && bars > 0.9 && bars <= LONGEST_LOOP_BARS
}

/** Name of the key that holds through the told pass; `null` where it changes: then its numerals do not belong together. */
function keyOfPass({ harmony }: Song, { startBeats: start, lengthBeats }: Loop): string | null {
  if (harmony.kind === 'unknown') return null
  const local = harmony.localKeys.find((key) => key.startBeats <= start && key.endBeats >= start + lengthBeats - 0.01)
  return local?.name ?? null
}

/** Two roots or more; one or two notes are no chord that could be named. */
function isOfChords(chords: readonly Chord[]): boolean {
  return (
    new Set(chords.map(({ rootPitchClass }) => rootPitchClass)).size > 1 && chords.every(({ sounding }) => !sounding)
  )
}

/** The chords of the first pass. */
function passOf(chords: readonly Chord[], { spans, numerals }: Progression): Chord[] {
  const from = chords.findIndex(({ startBeats }) => startBeats === spans[0]?.startBeats)
  return chords.slice(from, from + numerals.length)
}

type Loop = {
  /** The chords of the pass that is most like the others. */
  readonly pass: readonly Chord[]
  readonly startBeats: number
  readonly lengthBeats: number
  readonly passes: number
  /** Share of the passes in which each chord has enough notes to be named. */
  readonly named: number
  /** Some passes hold a part of its chords alone. */
  readonly isVaried: boolean
  /** Of its least sure chord, on the mean of its passes. */
  readonly confidence: number
}

/**
 * A loop told from the chord that opens the sections of its music, and how often it comes round so: also with a chord more
 * or less on the way, as long as its roots stand for most of a pass.
 */
function fromItsOpening(song: Song, chords: readonly Chord[], loop: Progression): Loop {
  const { lengthBeats } = loop
  const slots = turnedToOpening(song, passOf(chords, loop), lengthBeats)
  const start = slots[0]?.startBeats ?? 0
  const first = start % lengthBeats
  const windows = Array.from(
    { length: Math.max(0, Math.ceil(((chords.at(-1)?.endBeats ?? 0) - first) / lengthBeats)) },
    (_, at) => first + at * lengthBeats,
  )
  let begun = 0
  const standing = windows.map((from) => {
    while ((chords[begun]?.endBeats ?? Infinity) <= from) begun++
    let ended = begun
    while ((chords[ended]?.startBeats ?? Infinity) < from + lengthBeats) ended++
    const there = chords.slice(begun, ended)
    const its = slots.map((slot) => {
      const at = from + mod(slot.startBeats - start, lengthBeats)
      return chordThere(there, slot.rootPitchClass, at, at + slot.endBeats - slot.startBeats)
    })
    return { from, chords: its.filter((chord) => chord !== null) }
  })
  const whole = standing.filter((each) => each.chords.length === slots.length)
  const { from, chords: pass } = mostLikeTheOthers(whole) ?? { from: start, chords: slots }
  const sureness = slots.map((_, slot) => mean(whole.map((each) => each.chords[slot]?.confidence ?? 0)))
  return {
    pass,
    startBeats: from,
    lengthBeats,
    passes: Math.max(whole.length, loop.times),
    named: whole.filter((each) => each.chords.every(({ sounding }) => !sounding)).length / Math.max(1, whole.length),
    isVaried: standing.some((each) => each.chords.length > 0 && each.chords.length < slots.length),
    confidence: Math.min(...sureness),
  }
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
      .filter((section) => isWhole((section.startBeats - chord.startBeats) / lengthBeats))
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

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 0.01
}

const MOSTLY = 0.5
const FUNCTION_WORDS = {
  tonic: say` (home)`,
  subdominant: say` (moves away)`,
  dominant: say` (pulls home)`,
  outside: '',
} as const
const FEWEST_TIMES = 4
const LONGEST_LOOP_BARS = 16
const SURE_CHORD = 0.6
/** What is heard alike in pass after pass may be a little less sure each time. */
const MANY_TIMES = 8
const LIKELY_CHORD = 0.5
