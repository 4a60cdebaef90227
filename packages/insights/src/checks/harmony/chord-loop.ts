import { type Chord, CHORD_QUALITIES, nameSchema } from '@kvint/theory'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { barsBetween, type Message, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { movingHarmony } from '../../harmony/moving-harmony.ts'
import { isBassOfAnotherKey } from './bass-of-another-key.ts'
import { chordDoubt } from './chord-doubt.ts'
import { type Loop, loopsIn, type Round, roundOf } from './loop-of.ts'
import { loopsByBar } from './loops-by-bar.ts'
import { sureHarmony } from './sure-harmony.ts'
import { twelveBarBlues } from './twelve-bar-blues.ts'
import { chordSymbol, count, keyName, pitch, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const chordLoop: Check = {
  id: 'HA01',
  title: 'The chord loop by its name',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Names of loops: Richards 2017, Doll 2017 and Tagg 2009 on harmony in popular music; the twelve-bar blues: Everett, The Foundations of Rock (2009). Four times round, twice where that fills a scene, and eight for less sure chords, are rules of thumb',
  find: (song) => {
    const moving = movingHarmony(song)
    const movingLoop = clearestLoop(song, moving)
    const loop = movingLoop ?? clearestLoop(song, song.harmonyDetail)
    if (!loop) return null
    const { pass, startBeats, lengthBeats } = loop
    const numerals = pass.map(({ roman }) => roman ?? '')
    const schema = nameSchema(numerals)
    const isInKey = !movingLoop || moving?.key.name === song.harmonyDetail?.key.name
    const keyOfLoop = sureHarmony(song) && isInKey ? keyBetween(song, startBeats, startBeats + lengthBeats) : null
    const known = schema ? say`, a loop that musicians know as ${quoted(schema.name)}` : ''
    const symbols = chordSymbol(pass.map(({ symbol }) => symbol).join(' – '))
    const times = timesOf(song, loop)
    const beatsPerBar = song.picture.meters[0]?.beatsPerBar ?? 4
    const read = (movingLoop ? moving : song.harmonyDetail)?.chords ?? []
    const blues = lengthBeats === 12 * beatsPerBar ? twelveBarBlues(read, startBeats, beatsPerBar) : null
    return {
      claim: blues
        ? sayBlues(blues, times, symbols)
        : keyOfLoop === null
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

function sayBlues(
  { home, isMinor }: NonNullable<ReturnType<typeof twelveBarBlues>>,
  times: Said,
  symbols: Said,
): Message {
  const name = pitch(withSigns(/^[A-G][#b]*/.exec(home.symbol)?.[0] ?? home.symbol))
  return isMinor
    ? say`A twelve-bar minor blues in ${name} comes round ${times}: ${symbols}.`
    : say`A twelve-bar blues in ${name} comes round ${times}: ${symbols}.`
}

/** The one that fills most of the song, of those that are sure: chords in a row, or else what comes round with the bars. */
function clearestLoop(song: Song, detail: HarmonyDetail | null): Loop | undefined {
  const beatsPerBar = song.picture.meters[0]?.beatsPerBar ?? 4
  const chords = detail?.chords ?? []
  const loopOf = loopsIn(song, chords)
  const clearestOf = (rounds: readonly Round[], fewest: number) =>
    rounds
      .filter((each) => lastsWholeBars(each, beatsPerBar))
      .map(loopOf)
      .filter((each) => each.density >= fewest && isClear(song, each))
      .filter(({ pass }) => isOfChords(pass) && !hasBothThirds(pass) && !repeatsItself(pass))
      .filter((each) => !isBassOfAnotherKey(song, placeOf(song, each)))
      .toSorted(
        (a, b) =>
          b.passes * b.lengthBeats - a.passes * a.lengthBeats ||
          a.lengthBeats - b.lengthBeats ||
          b.pass.length - a.pass.length,
      )[0]
  const inARow = (detail?.facts.progressions ?? []).map((each) => roundOf(chords, each))
  return clearestOf(inARow, 0) ?? clearestOf(loopsByBar(chords, beatsPerBar), MOSTLY_WHOLE)
}

/** `V65` → `V7`, `i64` → `i`: the symbols show what is in the bass. */
export function inRootPosition(numeral: string): string {
  return numeral.replace(/(?:65|43|42)(?=\/|$)/, '7').replace(/(?<!add)64?(?=\/|$)/, '')
}

export function inKey({ symbol, roman, function: role }: Chord) {
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

/** The section or scene in which its told pass stands. */
function placeOf({ picture }: Song, { startBeats, lengthBeats }: Loop) {
  const section = picture.sections.find((each) => each.startBeats <= startBeats && each.endBeats > startBeats)
  return section ?? { startBeats, endBeats: startBeats + lengthBeats }
}

/** Its second half is the first again: the loop is half as long, and no whole bars. */
function repeatsItself(pass: readonly Chord[]): boolean {
  const half = pass.length / 2
  return (
    Number.isInteger(half) &&
    pass.slice(half).every(({ rootPitchClass }, at) => rootPitchClass === pass[at]?.rootPitchClass)
  )
}

const MINOR_THIRD = 3
const MAJOR_THIRD = 4

/** Passes; in a session, scenes: how long each of them is played is not known. */
function timesOf({ picture: { of, sections } }: Song, { passes, places, isVaried }: Loop): Said {
  const scenes = sections.filter(({ startBeats, endBeats }) =>
    places.some((start) => start > startBeats - HAIR_BEATS && start < endBeats - HAIR_BEATS),
  )
  if (of !== 'scenes' || scenes.length === 0)
    return isVaried ? say`at least ${count(passes, 'time')}` : count(passes, 'time')
  return isVaried && scenes.length > 1
    ? say`in at least ${count(scenes.length, 'scene')}`
    : say`in ${count(scenes.length, 'scene')}`
}

function isClear(song: Song, loop: Loop): boolean {
  const { passes, named, played, isCompleted, confidence } = loop
  return (
    (passes >= FEWEST_TIMES || (passes >= FEWEST_OF_SCENES && fillsItsScenes(song, loop))) &&
    named >= MOSTLY &&
    played > MOSTLY &&
    !isCompleted &&
    confidence >= (passes >= MANY_TIMES ? LIKELY_CHORD : SURE_CHORD)
  )
}

/** A clip of a scene goes round for as long as the scene is played: twice in it, and nothing else, is a loop. */
function fillsItsScenes({ picture: { of, sections } }: Song, { starts, passes, lengthBeats }: Loop): boolean {
  const scenes = sections.filter(({ startBeats, endBeats }) =>
    starts.some((start) => start > startBeats - HAIR_BEATS && start < endBeats - HAIR_BEATS),
  )
  const beats = scenes.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
  return of === 'scenes' && scenes.length > 0 && passes * lengthBeats >= beats - HAIR_BEATS
}

/** A loop is a bar long or several, as musicians count; what comes round in 8.5 or 96 beats is no loop that they hear. */
function lastsWholeBars({ lengthBeats }: Round, beatsPerBar: number): boolean {
  const bars = lengthBeats / beatsPerBar
  return Math.abs(bars - Math.round(bars)) < 0.02 && bars > 0.9 && bars <= LONGEST_LOOP_BARS
}

/** Name of the key that holds from one beat to another; `null` where it changes: then numerals do not belong together. */
export function keyBetween({ harmony }: Song, startBeats: number, endBeats: number): string | null {
  if (harmony.kind === 'unknown') return null
  const local = harmony.localKeys.find((key) => key.startBeats <= startBeats && key.endBeats >= endBeats - 0.01)
  return local?.name ?? null
}

/** Two roots or more; one or two notes are no chord that could be named. */
function isOfChords(chords: readonly Chord[]): boolean {
  return (
    new Set(chords.map(({ rootPitchClass }) => rootPitchClass)).size > 1 && chords.every(({ sounding }) => !sounding)
  )
}

const FUNCTION_WORDS = {
  tonic: say` (home)`,
  subdominant: say` (moves away)`,
  dominant: say` (pulls home)`,
  outside: '',
} as const
const MOSTLY = 0.5
const MOSTLY_WHOLE = 0.75
const FEWEST_TIMES = 4
const FEWEST_OF_SCENES = 2
const LONGEST_LOOP_BARS = 16
const SURE_CHORD = 0.6
/** What is heard alike in pass after pass may be a little less sure each time. */
const MANY_TIMES = 8
const LIKELY_CHORD = 0.5
const HAIR_BEATS = 0.05
