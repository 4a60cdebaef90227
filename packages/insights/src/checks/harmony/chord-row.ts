import type { Chord } from '@kvint/theory'
import { barsBetween, withSigns } from '@kvint/report'
import { differentRoots } from '../../harmony/different-roots.ts'
import type { Song } from '../../song/song.ts'
import { chordSymbol, count, keyName, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { loopOfChords } from './clear-loop.ts'
import { joinedByRoot } from './joined-chords.ts'
import { inKey, keyBetween, numeralsOf } from './numerals.ts'
import { sureHarmony } from './sure-harmony.ts'

export const chordRow: Check = {
  id: 'HA29',
  title: 'Chords in a row',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Roman numerals, and roots that move by one interval: Kostka & Payne, Tonal Harmony. Ten chords at most, and nine tenths of the time in chords that are sure on the whole, are rules of thumb',
  find: (song) => {
    if (loopOfChords(song)) return null
    const row = rowOfChords(song) ?? []
    const [first, last] = [row[0], row.at(-1)]
    if (!first || !last) return null
    const symbols = symbolsOf(row)
    const { meters, of, sections } = song.picture
    const bars = barsBetween(meters, first.startBeats, last.endBeats)
    const key = sureHarmony(song) ? keyBetween(song, first.startBeats, last.endBeats) : null
    const numerals = numeralsOf(takesTurns(row) ? row.slice(0, 2) : row)
    const fall = STEADY.find(({ semitones }) => fallsBy(row, semitones))
    const told = fall
      ? say`${symbols}: each root lies ${fall.words} the one before`
      : key && numerals
        ? say`${symbols}: ${numerals} in ${keyName(key)}`
        : say`${symbols}, ${count(row.length, 'chord')} in ${count(bars.to - bars.from + 1, 'bar')}`
    return {
      claim: of === 'scenes' && sections.length > 1 ? say`${told}, in ${atBar(song, bars.from)}.` : say`${told}.`,
      evidence: row.map((chord) =>
        aboutStretch(
          song,
          chord,
          say`${key ? inKey(chord) : chordSymbol(chord.symbol)}${chordDoubt(chord.confidence)}`,
        ),
      ),
      lesson: fall ? 'ha29-sequence' : 'ha29',
      figures: { chords: row.length, chord: withSigns(first.symbol), chordBefore: withSigns(last.symbol) },
      place: { trackIds: [], clipIds: [], bars },
    }
  },
  learnMore: [term('Roman numeral', 'roman-numeral'), term('Chord progression', 'progression')],
  lessons: ['ha29-sequence'],
  honesty:
    'Likely: key and chords are read from MIDI, and a chord that is in doubt is called so; chords in audio are unknown to me.',
}

function symbolsOf(row: readonly Chord[]): Said {
  const [one, other] = row
  return one && other && takesTurns(row)
    ? say`${chordSymbol(one.symbol)} and ${chordSymbol(other.symbol)} take turns`
    : chordSymbol(row.map(({ symbol }) => symbol).join(' – '))
}

/** Two chords, each of them twice or more. */
function takesTurns(row: readonly Chord[]): boolean {
  return row.length >= FEWEST_FALLING && row.every(({ symbol }, at) => at < 2 || symbol === row[at - 2]?.symbol)
}

/** The longest row of chords that is clear, of the scenes or of the whole song. */
export function rowOfChords(song: Song): readonly Chord[] | null {
  const [row] = stretchesOf(song)
    .map((stretch) => rowIn(song, stretch))
    .toSorted((a, b) => b.length - a.length)
  return row && row.length > 0 ? row : null
}

type Stretch = Pick<Chord, 'startBeats' | 'endBeats'>

/** Scenes are launched in any order: each is read for itself. */
function stretchesOf({ picture: { of, sections, lengthBeats } }: Song): readonly Stretch[] {
  return of === 'scenes' ? sections : [{ startBeats: 0, endBeats: lengthBeats }]
}

/** The chords of a stretch where nearly all of it is chords, few enough to be seen at once, on two roots or more. */
function rowIn({ harmonyDetail, lines }: Song, { startBeats, endBeats }: Stretch): readonly Chord[] {
  const inside = (harmonyDetail?.chords ?? []).filter(
    (chord) => chord.startBeats > startBeats - HAIR_BEATS && chord.startBeats < endBeats - HAIR_BEATS,
  )
  const chords = inside.filter(({ sounding }) => !sounding)
  const row = joinedByRoot(chords)
  const beats = lengthOf(chords)
  // What is shorter than half a bar passes, and takes no turn.
  const shortest = lines.meter.beatsPerBar / 2 - HAIR_BEATS
  const sureness = chords.reduce((sum, chord) => sum + lengthOf([chord]) * chord.confidence, 0) / beats
  const isRow =
    differentRoots(row) > 1 &&
    row.length <= MOST_CHORDS &&
    !(takesTurns(row) && row.some((chord) => lengthOf([chord]) < shortest)) &&
    beats >= FEWEST_BEATS &&
    beats >= lengthOf(inside) * NEARLY_ALL &&
    sureness >= SURE_ON_THE_WHOLE
  return isRow ? row : []
}

function lengthOf(chords: readonly Stretch[]): number {
  return chords.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
}

function fallsBy(row: readonly Chord[], semitones: number): boolean {
  return (
    row.length >= FEWEST_FALLING &&
    row.every(
      ({ rootPitchClass }, index) =>
        index === 0 || ((row[index - 1]?.rootPitchClass ?? 0) - rootPitchClass + 12) % 12 === semitones,
    )
  )
}

const STEADY = [
  { semitones: 1, words: say`a semitone below` },
  { semitones: 2, words: say`a whole tone below` },
  { semitones: 7, words: say`a fifth below` },
] as const
const FEWEST_FALLING = 4
const MOST_CHORDS = 10
const FEWEST_BEATS = 8
const NEARLY_ALL = 0.9
/** Of chords given with so much confidence two in three or more are right (measured on labelled music, see the theory package). */
const SURE_ON_THE_WHOLE = 0.7
const HAIR_BEATS = 0.05
