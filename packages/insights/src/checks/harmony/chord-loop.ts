import { type Chord, nameSchema } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { barsBetween, keyAt, type Message, pitchClassSign, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutSet, aboutStretch, aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole } from '../roles-of.ts'
import { term } from '../sources.ts'
import { type BassLoop, bassLoops } from './bass-loop.ts'
import { chordDoubt } from './chord-doubt.ts'
import { rowOfChords } from './chord-row.ts'
import { type ClearLoop, loopOfChords } from './clear-loop.ts'
import type { Loop } from './loop-of.ts'
import { inKey, keyBetween, numeralsOf, plainSymbol } from './numerals.ts'
import { sureHarmony } from './sure-harmony.ts'
import { twelveBarBlues } from './twelve-bar-blues.ts'
import { chordSymbol, count, keyName, pitch, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const chordLoop: Check = {
  id: 'HA01',
  title: 'The loop of chords or bass notes',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Names of loops: Richards 2017, Doll 2017 and Tagg 2009 on harmony in popular music; the twelve-bar blues: Everett, The Foundations of Rock (2009). Four times round, twice where that fills a scene, eight for less sure chords, and half of the bars of a bass that fills a third of the song, are rules of thumb',
  find: (song) => {
    const loop = loopOfChords(song)
    if (loop) return sayChords(song, loop)
    return rowOfChords(song) ? null : sayBass(song)
  },
  learnMore: [term('Roman numeral', 'roman-numeral'), term('Tonic', 'tonic')],
  lessons: ['ha01-bass', 'ha01-blues', 'ha01-two-chords'],
  honesty:
    'Likely: key and chords are read from MIDI, and a chord that is in doubt is called so; chords in audio are unknown to me.',
}

function sayChords(song: Song, loop: ClearLoop): Sighting {
  const { pass, startBeats, lengthBeats, among, isInKey } = loop
  const schema = nameSchema(pass.map(({ roman }) => roman ?? ''))
  const numerals = numeralsOf(pass)
  const key = sureHarmony(song) && isInKey && numerals ? keyBetween(song, startBeats, startBeats + lengthBeats) : null
  const times = timesOf(song, loop)
  const beatsPerBar = song.picture.meters[0]?.beatsPerBar ?? 4
  const blues = lengthBeats === 12 * beatsPerBar ? twelveBarBlues(among, startBeats, beatsPerBar) : null
  const known = schema ? say`, a loop that musicians know as ${quoted(schema.name)}` : ''
  const said =
    inTurns(loop, beatsPerBar, times, key !== null) ?? say`${symbolsOf(loop, key !== null)} comes round ${times}`
  const below = bassBelow(song, loop)
  return {
    claim: blues
      ? sayBlues(blues, times, symbolsOf(loop, key !== null))
      : key === null
        ? say`${said}.`
        : say`${said}: ${numerals ?? ''} in ${keyName(key)}${known}.`,
    evidence: [
      ...pass.map((chord) =>
        aboutStretch(
          song,
          chord,
          say`${key === null ? chordSymbol(plainSymbol(chord)) : inKey(chord)}${chordDoubt(chord.confidence)}`,
        ),
      ),
      aboutSet(say`One pass lasts ${count(lengthBeats, 'beat')}`),
      ...(below ? [aboutTrack(below.part, say`the bass goes ${tonesOf(song, below)} below it`)] : []),
    ],
    lesson: blues ? 'ha01-blues' : pass.length === 2 ? 'ha01-two-chords' : 'ha01',
    figures: {
      chords: pass.length,
      chord: blues ? bluesChord(blues) : symbolOf(pass[0], key !== null),
      chordBefore: symbolOf(pass.at(-1), key !== null),
      seconds: (lengthBeats * 60) / song.overview.tempo.bpm,
    },
    place: {
      trackIds: [],
      clipIds: [],
      bars: barsBetween(song.picture.meters, startBeats, startBeats + lengthBeats),
    },
  }
}

const symbolsOf = ({ pass }: Loop, isInKey: boolean): Said =>
  chordSymbol(pass.map((chord) => symbolOf(chord, isInKey)).join(' – '))

const symbolOf = (chord: Chord | undefined, isInKey: boolean): string =>
  chord ? withSigns(isInKey ? chord.symbol : plainSymbol(chord)) : ''

/** Two chords of one length take turns: that is said, and not that they come round. */
function inTurns({ pass, lengthBeats }: Loop, beatsPerBar: number, times: Said, isInKey: boolean): Message | null {
  const [first, second] = pass
  if (!first || !second || pass.length !== 2) return null
  const bars = lengthBeats / beatsPerBar / 2
  const isWhole = second.endBeats - first.startBeats >= lengthBeats * NEARLY_ALL
  const isEven = isWhole && Math.abs(first.endBeats - first.startBeats - lengthBeats / 2) < LEAST_BEATS
  const [one, other] = [first, second].map((chord) => chordSymbol(symbolOf(chord, isInKey)))
  if (!one || !other) return null
  if (!isEven || !Number.isInteger(bars)) return say`${one} and ${other} take turns, ${times}`
  return bars === 1
    ? say`${one} and ${other} take turns, a bar each, ${times}`
    : say`${one} and ${other} take turns, ${count(bars, 'bar')} each, ${times}`
}

/** The loop of the bass below a loop of chords, where it goes to other notes than the chords stand on. */
function bassBelow(song: Song, { pass, lengthBeats }: Loop): BassLoop | null {
  const [bass] = bassLoops(song)
  if (!bass || bass.lengthBars * song.lines.meter.beatsPerBar !== lengthBeats) return null
  const own = new Set(bass.tones.map(({ pitchClass }) => pitchClass))
  const theirs = new Set(pass.map(({ bassPitchClass }) => bassPitchClass))
  return [...own].some((tone) => !theirs.has(tone)) ? bass : null
}

function sayBass(song: Song): Sighting | null {
  const loops = song.picture.of === 'scenes' ? [] : bassLoops(song)
  const [first, second] = loops
  const filled = loops.reduce((sum, { times, lengthBars }) => sum + times * lengthBars, 0)
  if (!first || filled < Math.max(FEWEST_BARS, song.activity.barCount * LEAST_OF_SONG)) return null
  const tones = namesOf(song, first)
  const often = count(first.times, 'time')
  const confidence = confidenceByRole([first.part])
  const bass = confidence === 'guess' ? quoted(first.part.track.name) : say`The bass`
  return {
    claim: second
      ? say`${bass} goes round on ${tonesOf(song, first)}, ${often}, and on ${tonesOf(song, second)} from ${atBar(song, second.firstBar + 1)}, ${count(second.times, 'time')}.`
      : say`${bass} goes round on ${tonesOf(song, first)}, ${often}: a loop of ${count(first.lengthBars, 'bar')}.`,
    evidence: loops.map((loop) => {
      const bars = { from: loop.firstBar + 1, to: loop.firstBar + loop.lengthBars }
      return aboutTrack(
        loop.part,
        say`${tonesOf(song, loop)}, first in ${atBar(song, bars.from)}; a pass lasts ${count(loop.lengthBars, 'bar')}`,
        bars,
      )
    }),
    // What it goes round on is certain, whatever it is called.
    confidence: 'likely',
    lesson: 'ha01-bass',
    figures: {
      tones: tones.join(' – '),
      tone: tones[0] ?? '',
      toneBefore: tones.at(-1) ?? '',
      bars: first.lengthBars,
      times: first.times,
    },
    honesty:
      'Likely: the notes and their order are certain, that the part is the bass is read from the track. What stands on them is not looked at.',
    place: {
      trackIds: [first.part.track.id],
      clipIds: [],
      bars: { from: first.firstBar + 1, to: first.firstBar + first.lengthBars },
    },
  }
}

const tonesOf = (song: Song, loop: BassLoop): Said => pitch(namesOf(song, loop).join(' – '))

function namesOf({ harmony }: Song, { tones }: BassLoop): string[] {
  return tones.map(({ pitchClass }) => pitchClassSign(pitchClass, keyAt(harmony, 0)))
}

type Blues = NonNullable<ReturnType<typeof twelveBarBlues>>

const rootOf = ({ home }: Blues): string => withSigns(/^[A-G][#b]*/.exec(home.symbol)?.[0] ?? home.symbol)
const bluesChord = (blues: Blues): string => `${rootOf(blues)}${blues.isMinor ? 'm' : ''}`

function sayBlues(blues: Blues, times: Said, symbols: Said): Message {
  const { isMinor } = blues
  const name = pitch(rootOf(blues))
  return isMinor
    ? say`A twelve-bar minor blues in ${name} comes round ${times}: ${symbols}.`
    : say`A twelve-bar blues in ${name} comes round ${times}: ${symbols}.`
}

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

const LEAST_BEATS = 0.5
const NEARLY_ALL = 0.85
const FEWEST_BARS = 12
const LEAST_OF_SONG = 1 / 3
const HAIR_BEATS = 0.05
