import { barAt, barsBetween, type ChordReading, keyOf, type LocalKeyReading } from '@kvint/report'
import {
  CHORD_QUALITIES,
  type ChordQuality,
  EVIDENCE_PATTERNS,
  isInScale,
  type Key,
  keyRelation,
  type KeyRelation,
  modeFamily,
} from '@kvint/theory'
import { chordSymbol, keyName } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { COLOURS } from './note-of-the-mode.ts'
import type { Stretch } from './sounding-notes.ts'
import { notesOf, soundingTones } from './sounding-tones.ts'
import { term } from '../sources.ts'

export const keyChange: Check = {
  id: 'HA19',
  title: 'Where the key changes',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'A new key has a cadence and stays, a passing dominant has neither (Kostka and Payne); lifts: Everett 1997. Eight bars are a rule of thumb',
  find: (song) => {
    const { harmony, picture } = song
    // Scenes have no order that one could tell.
    if (picture.of === 'scenes' || harmony.kind === 'unknown' || harmony.key.confidence < SURE_KEY) return null
    const stays = harmony.localKeys.map((local) => ({
      local,
      key: keyOf(local),
      bars: barsBetween(picture.meters, local.startBeats, local.endBeats),
    }))
    const at = stays.findIndex((stay, index) => {
      const before = stays[index - 1]
      return (
        before !== undefined &&
        staysLong(before.bars) &&
        isSettled(stay) &&
        isElsewhere(before.key, stay.key) &&
        tellTheirModes(song, before, stay)
      )
    })
    const [before, after] = [stays[at - 1], stays[at]]
    if (!before?.key || !after?.key) return null
    const back = stays.slice(at + 1).find(({ local }) => local.name === before.local.name)
    const last = stays[stays.findIndex((stay) => stay === back) - 1]
    const { beats } = moveBetween(song, before, after)
    const bar = barAt(picture.meters, beats + HAIR_BEATS)
    const backBar = back && last && barAt(picture.meters, moveBetween(song, last, back).beats + HAIR_BEATS)
    const [from, to] = [keyName(before.local.name), keyName(after.local.name)]
    const way = WAYS[(after.key.tonicPitchClass - before.key.tonicPitchClass + 11) % 12] ?? ''
    const lead = harmony.chords.findLast(({ endBeats }) => endBeats <= beats + HAIR_BEATS)
    return {
      claim:
        backBar === undefined
          ? say`In bar ${bar} the key moves from ${from} to ${to}, ${way}.`
          : say`In bar ${bar} the key moves from ${from} to ${to}, ${way}, and in bar ${backBar} it is back.`,
      evidence: [
        ...reasonsFor(song, before.local),
        ...reasonsFor(song, after.local),
        ...(lead ? [aboutStretch(song, lead, leadsTo(lead, before.key, after.key))] : []),
      ],
      confidence: Math.min(before.local.confidence, after.local.confidence) >= SURE_STRETCH ? 'likely' : 'guess',
      figures: { bar },
      place: { trackIds: harmony.trackIds, clipIds: [], bars: { ...after.bars, from: bar } },
    }
  },
  learnMore: [term('Key change', 'modulation'), term('Key', 'key')],
  honesty:
    'Likely: it rests on the chords that I read from the notes. Two listeners may put the change a bar apart, or hear a long visit where I hear a new key.',
}

type Stay = {
  readonly local: LocalKeyReading
  readonly key: Key | undefined
  readonly bars: { readonly from: number; readonly to: number }
}

/** Each by the notes on its own side of the move. */
function tellTheirModes(song: Song, before: Stay, after: Stay): boolean {
  const { beats, lastBeats } = moveBetween(song, before, after)
  const { startBeats } = before.local
  const { endBeats } = after.local
  return (
    tellsItsMode(song, before, { startBeats, endBeats: lastBeats }) &&
    tellsItsMode(song, after, { startBeats: beats, endBeats }) &&
    keepsApart(song, before, after, { startBeats, endBeats: lastBeats }) &&
    keepsApart(song, after, before, { startBeats: beats, endBeats })
  )
}

/** More of its notes are foreign to the other key than to its own: without them another centre of the same notes is no new key. */
function keepsApart(song: Song, own: Stay, other: Stay, { startBeats: from, endBeats: to }: Stretch): boolean {
  const notes = notesOf(song).filter(({ startBeats }) => startBeats > from - HAIR_BEATS && startBeats < to)
  const ofOne = (one: Stay, against: Stay) => notes.filter(({ pitch }) => belongsOnlyTo(pitch, one, against)).length
  return ofOne(own, other) > ofOne(other, own)
}

/** Home alone is neither major nor minor, nor a key; and what no note tells from plain major or minor is no mode. */
function tellsItsMode(song: Song, { key }: Stay, stretch: Stretch): boolean {
  if (!key) return false
  const sounding = soundingTones(song, stretch)
  const third = modeFamily(key.mode) === 'minor' ? MINOR_THIRD : MAJOR_THIRD
  const telling = COLOURS[key.mode]?.semitones ?? third
  return [third, telling].every((semitones) => sounding.has((key.tonicPitchClass + semitones) % 12))
}

const MINOR_THIRD = 3
const MAJOR_THIRD = 4

/** `beats`: where the first note sounds that the new key alone has, after the end of the last that only the old one has (`lastBeats`). */
function moveBetween(song: Song, before: Stay, after: Stay): { readonly beats: number; readonly lastBeats: number } {
  const notes = notesOf(song).toSorted((a, b) => a.startBeats - b.startBeats)
  const last = notes.findLast(
    ({ pitch, startBeats }) => startBeats < before.local.endBeats - HAIR_BEATS && belongsOnlyTo(pitch, before, after),
  )
  const first = notes.find(
    ({ pitch, startBeats }) => startBeats > (last?.startBeats ?? 0) && belongsOnlyTo(pitch, after, before),
  )
  return {
    beats: first?.startBeats ?? after.local.startBeats,
    lastBeats: last ? last.startBeats + last.durationBeats : before.local.endBeats,
  }
}

function belongsOnlyTo(pitch: number, { key }: Stay, { key: other }: Stay): boolean {
  return key !== undefined && other !== undefined && isInScale(pitch, key) && !isOfKey(pitch % 12, other)
}

const staysLong = ({ from, to }: Stay['bars']): boolean => to - from + 1 >= FEWEST_BARS

/** It lasts, and something in it says so: its dominant falls to its home, or its home chord and a note that the key before lacks. */
function isSettled({ local, bars }: Stay): boolean {
  const says = new Set(local.evidence.map(({ message }) => message?.pattern))
  const isHome =
    says.has(EVIDENCE_PATTERNS.falls) || (says.has(EVIDENCE_PATTERNS.home) && says.has(EVIDENCE_PATTERNS.note))
  return staysLong(bars) && isHome && local.confidence >= LEAST_CONFIDENCE
}

/** Another mode on the same home is no move, and relative keys share their notes: which of the two is home is a matter of taste. */
function isElsewhere(before: Key | undefined, after: Key | undefined): boolean {
  if (!before || !after) return false
  return !SAME_PLACE.has(keyRelation(before, after))
}

function reasonsFor(song: Song, local: LocalKeyReading) {
  const [first] = local.evidence
  return first?.message
    ? [aboutStretch(song, local, say`${keyName(local.name)}: ${first.message}`)]
    : [aboutSet(keyName(local.name), barsBetween(song.picture.meters, local.startBeats, local.endBeats))]
}

/** What the last chord before the change has to do with both keys. */
function leadsTo(chord: ChordReading, before: Key, after: Key) {
  const symbol = chordSymbol(chord.symbol)
  const [isOld, isNew] = [before, after].map((key) => belongsTo(chord, key))
  if (isOld && isNew) return say`${symbol}, the last chord before, belongs to both keys`
  if (isNew) return say`${symbol}, the last chord before, belongs to the new key already`
  return isOld
    ? say`${symbol}, the last chord before, belongs to the old key alone: the change comes at once`
    : say`${symbol}, the last chord before, belongs to neither key`
}

function belongsTo({ rootPitchClass, quality }: ChordReading, key: Key): boolean {
  return CHORD_QUALITIES[quality as ChordQuality].intervals.every((interval) =>
    isOfKey((rootPitchClass + interval) % 12, key),
  )
}

/** In minor the raised seventh of the dominant belongs to the key as well. */
function isOfKey(pitchClass: number, key: Key): boolean {
  return (
    isInScale(pitchClass, key) ||
    (modeFamily(key.mode) === 'minor' && pitchClass === (key.tonicPitchClass + LEADING) % 12)
  )
}

const LEADING = 11

const SAME_PLACE: ReadonlySet<KeyRelation> = new Set(['same', 'parallel', 'relative', 'same-notes'])
/** By semitones from the old home to the new, from one. */
const WAYS = [
  say`a semitone up`,
  say`a whole tone up`,
  say`a minor third up`,
  say`a major third up`,
  say`a fourth up`,
  say`a tritone away`,
  say`a fourth down`,
  say`a major third down`,
  say`a minor third down`,
  say`a whole tone down`,
  say`a semitone down`,
]
const FEWEST_BARS = 8
const SURE_KEY = 0.6
const LEAST_CONFIDENCE = 0.6
const SURE_STRETCH = 0.75
const HAIR_BEATS = 0.13
