import { type Chord, CHORD_QUALITIES, type Progression } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { barsBetween, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, keyName, percent, quoted } from '../../words/figures.ts'
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
    const loop = detail?.facts.progressions.find(
      (each) =>
        isClear(each) &&
        lastsWholeBars(each, song.picture.meters[0]?.beatsPerBar ?? 4) &&
        isOfChords(passOf(detail.chords, each)) &&
        !hasBothThirds(passOf(detail.chords, each)),
    )
    if (!detail || !loop) return null
    const { pass, startBeats, passes, isVaried } = fromItsOpening(song, detail.chords, loop)
    const keyOfLoop = sureHarmony(song) ? keyOfPass(song, startBeats, loop) : null
    const known = loop.schema ? say`, a loop that musicians know as ${quoted(loop.schema.name)}` : ''
    const symbols = chordSymbol(pass.map(({ symbol }) => symbol).join(' – '))
    const times = isVaried ? say`at least ${count(passes, 'time')}` : count(passes, 'time')
    return {
      claim:
        keyOfLoop === null
          ? say`${symbols} comes round ${times}.`
          : say`${symbols} comes round ${times}: ${withSigns(pass.map(({ roman }) => roman ?? '?').join(' '))} in ${keyName(keyOfLoop)}${known}.`,
      evidence: [
        ...pass.map((chord) =>
          aboutStretch(
            song,
            chord,
            say`${keyOfLoop === null ? chordSymbol(chord.symbol) : inKey(chord)}${doubtOf(chord)}`,
          ),
        ),
        aboutSet(say`One pass lasts ${count(loop.lengthBeats, 'beat')}`),
      ],
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, startBeats, startBeats + loop.lengthBeats),
      },
    }
  },
  learnMore: [term('Roman numeral', 'roman-numeral'), term('Tonic', 'tonic')],
  honesty:
    'Likely: key and chords are read from MIDI, and where a chord is in doubt its confidence is shown; chords in audio are unknown to me.',
}

function inKey({ symbol, roman, function: role }: Chord) {
  return say`${chordSymbol(symbol)} is ${withSigns(roman ?? '')}${FUNCTION_WORDS[role ?? 'outside']}`
}

function doubtOf({ confidence }: Chord) {
  return confidence < CLEAR_CHORD ? say`, confidence ${percent(confidence)}` : ''
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

function isClear({ numerals, times, confidence }: Progression): boolean {
  return (
    times >= FEWEST_TIMES && confidence >= (times >= MANY_TIMES ? LIKELY_CHORD : SURE_CHORD) && !numerals.includes('?')
  )
}

/** A loop is a bar long or several, as musicians count; what comes round in 8.5 or 96 beats is no loop that they hear. */
function lastsWholeBars({ lengthBeats }: Progression, beatsPerBar: number): boolean {
  const bars = lengthBeats / beatsPerBar
  return Math.abs(bars - Math.round(bars)) < 0.02 && bars > 0.9 && bars <= LONGEST_LOOP_BARS
}

/** Name of the key that holds through the first pass; `null` where it changes: then its numerals do not belong together. */
function keyOfPass({ harmony }: Song, start: number, { lengthBeats }: Progression): string | null {
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

/**
 * A loop told from the chord that opens the sections of its music, and how often it comes round so: also with a chord more
 * or less on the way, as long as its roots stand for most of a pass.
 */
function fromItsOpening(song: Song, chords: readonly Chord[], loop: Progression) {
  const first = passOf(chords, loop)
  const start = first[0]?.startBeats ?? 0
  const end = loop.spans.at(-1)?.endBeats ?? start
  const sections = song.picture.sections.filter(
    (section) => section.startBeats > start - loop.lengthBeats && section.startBeats < end,
  )
  const turns = first.map((chord, index) => ({
    index,
    opens: sections
      .filter((section) => isWhole((section.startBeats - chord.startBeats) / loop.lengthBeats))
      .reduce((sum, section) => sum + section.endBeats - section.startBeats, 0),
  }))
  const [turn] = turns.toSorted((a, b) => b.opens - a.opens)
  const pass = [...first.slice(turn?.index), ...first.slice(0, turn?.index)]
  const phase = (pass[0]?.startBeats ?? start) % loop.lengthBeats
  const lastBeat = chords.at(-1)?.endBeats ?? 0
  const windows = Array.from(
    { length: Math.ceil(lastBeat / loop.lengthBeats) },
    (_, at) => phase + at * loop.lengthBeats,
  )
  let begun = 0
  const standing = windows.map((from) => {
    while ((chords[begun]?.endBeats ?? Infinity) <= from) begun++
    let ended = begun
    while ((chords[ended]?.startBeats ?? Infinity) < from + loop.lengthBeats) ended++
    const there = chords.slice(begun, ended)
    const its = pass.filter((chord) => {
      const at = from + mod(chord.startBeats - (pass[0]?.startBeats ?? start), loop.lengthBeats)
      return stands(there, chord.rootPitchClass, at, at + chord.endBeats - chord.startBeats)
    })
    return { from, chords: its.length }
  })
  const whole = standing.filter((each) => each.chords === pass.length)
  return {
    pass,
    startBeats: whole[0]?.from ?? start,
    passes: Math.max(whole.length, loop.times),
    isVaried: standing.some((each) => each.chords > 0 && each.chords < pass.length),
  }
}

/** Whether chords of this root stand for most of a stretch. */
function stands(chords: readonly Chord[], root: number, from: number, to: number): boolean {
  const beats = chords
    .filter(({ rootPitchClass }) => rootPitchClass === root)
    .reduce(
      (sum, { startBeats, endBeats }) => sum + Math.max(0, Math.min(endBeats, to) - Math.max(startBeats, from)),
      0,
    )
  return beats >= (to - from) * MOSTLY
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
/** Below it the doubt is shown. */
const CLEAR_CHORD = 0.75
const LONGEST_LOOP_BARS = 16
const SURE_CHORD = 0.6
/** What is heard alike in pass after pass may be a little less sure each time. */
const MANY_TIMES = 8
const LIKELY_CHORD = 0.5
