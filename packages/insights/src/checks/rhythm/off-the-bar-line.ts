import { barAt, type BarRange, barsBetween, type Message } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { soundingStretches } from '../../arrangement/sounding.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { count, milliseconds, plain, quotedTracks, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { besideItsCopy } from './beside-its-copy.ts'
import { contentPlaces, type ContentPlace } from './content-places.ts'
import { lateThroughout } from './late-throughout.ts'
import { places as placesOf } from './places.ts'
import {
  isBetweenSixteenths,
  isLong,
  isNear,
  lateMs,
  type Slip,
  slipsOf,
  startOf,
  stretchBesideTheBar,
  sum,
} from './slips-of.ts'

export const offTheBarLine: Check = {
  id: 'RH10',
  title: 'Clips that begin beside the bar line',
  area: 'rhythm',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Ten milliseconds are heard as feel (Danielsen et al. 2015), more as a flam; longer than two bars, as no fill is, and eight clips in a row are rules of thumb. The snare on 2 and 4: teaching books on drum programming',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const all = contentPlaces(song)
    const slips = slipsOf(song, all)
    const stretch = stretchBesideTheBar(song, all)
    const between = slips.filter(({ steady: [first] }) => first && isBetweenSixteenths(song, first))
    if (between.length > 0) return besideTheGrid(song, between)
    if (stretch.length > 0) return besideTheBar(song, stretch)
    return turnedBeat(song, slips) ?? lateThroughout(song) ?? besideItsCopy(song)
  },
  lessons: ['rh10-turned', 'rh10-late'],
  learnMore: [manual('Arrangement View', 'Using the editing grid'), term('Quantised', 'quantised')],
  honesty:
    'Certain: where the first beat of a clip falls follows from its place, its start and its loop. Whether it was meant so, only you know; a loop of audio I take by its edges, not by what sounds in it.',
}

/** Between the sixteenths lies nothing that was written for this place. */
function besideTheGrid(song: Song, slips: readonly Slip[]): Sighting {
  const { told, alike, tracks } = longTold(song, slips)
  const { first, copies: toldCopies, isToTheEnd } = told
  const bars = barsOf(song, toldCopies)
  const lateBy = say`${beats(first)} (${milliseconds(Math.abs(lateMs(song, first)))})`
  const isAlone = playAlone(song, alike)
  const copies = slips.flatMap((slip) => slip.copies)
  return {
    claim: isAlone ? startsOver() : comesLate(),
    evidence: evidenceOf(song, copies),
    ...(!isAlone && { severity: 'fix' as const }),
    ...pointed(song, copies),
  }

  function startsOver(): Message {
    return first.lateBeats > 0
      ? say`In bar ${String(bars.from)} the loop on ${tracks} starts over ${lateBy} after the bar line, and the beat stumbles there: nothing else plays.`
      : say`In bar ${String(bars.from)} the loop on ${tracks} starts over ${lateBy} before the bar line, and the beat stumbles there: nothing else plays.`
  }

  function comesLate(): Message {
    const where = isToTheEnd
      ? say`From bar ${String(bars.from)} on`
      : say`In bars ${String(bars.from)} to ${String(bars.to)}`
    const amount = first.lateBeats > 0 ? say`${lateBy} late` : say`${lateBy} early`
    return say`${where}, what plays on ${tracks} comes ${amount}: earlier, the same clip lies on the grid.`
  }
}

function besideTheBar(song: Song, stretch: readonly ContentPlace[]): Sighting {
  const { meters } = song.picture
  const [from, to] = [stretch[0], stretch.at(-1)].map((place) => String(barAt(meters, place ? startOf(place) : 0)))
  const tracks = new Set(stretch.map(({ part }) => part))
  return {
    claim: say`In bars ${from ?? ''} to ${to ?? ''} clip after clip begins on ${beatOfBar(stretch[0])} of the bar, ${String(stretch.length)} on ${count(tracks.size, 'track')}: elsewhere most begin on the bar line.`,
    evidence: evidenceOf(song, stretch),
    ...pointed(song, stretch),
    lesson: 'rh10-turned',
  }
}

/** A beat whose one falls on another beat of the bar than before, the longest stretch first. */
function turnedBeat(song: Song, slips: readonly Slip[]): Sighting | null {
  const turned = slips.flatMap(({ isOfDrums, steady }) => {
    const [first] = steady
    return isOfDrums && first?.isWholeBar && isLong(steady)
      ? [{ first, copies: steady, bars: barsOf(song, steady) }]
      : []
  })
  const [told] = turned.toSorted((a, b) => b.bars.to - b.bars.from - (a.bars.to - a.bars.from))
  if (!told) return null
  const alike = turned.filter((one) => isTogether(song, one.first, told.first))
  const tracks = quotedTracks(
    alike.map(({ first }) => first.part.track),
    MOST_NAMED,
  )
  const { from, to } = told.bars
  const copies = [told, ...turned.filter((one) => one !== told)].flatMap((one) => one.copies)
  return {
    claim: say`In bars ${String(from)} to ${String(to)} the downbeat of ${tracks} falls on ${beatOfBar(told.first)} of the bar: before, the same clip has it on 1.`,
    evidence: evidenceOf(song, copies),
    ...pointed(
      song,
      alike.flatMap((one) => one.copies),
    ),
    lesson: 'rh10-turned',
  }
}

/** What lies beside the grid by one amount for long, and the slips of tracks that do so with it. */
function longTold(song: Song, slips: readonly Slip[]) {
  const steady = slips.flatMap((slip) => {
    const [first] = slip.steady
    const isWhole = first === slip.first || slip.steady.at(-1) === slip.copies.at(-1)
    const isToTheEnd = slip.isToTheEnd && isWhole
    return first && isBetweenSixteenths(song, first) ? [{ slip, first, copies: slip.steady, isToTheEnd }] : []
  })
  const [told] = steady.toSorted((a, b) => sum(b.copies) - sum(a.copies) || startOf(a.first) - startOf(b.first))
  if (!told) throw new RangeError('No slip to tell')
  const alike = steady.filter(({ first }) => isTogether(song, first, told.first))
  return {
    told,
    alike: alike.map(({ slip }) => slip),
    tracks: quotedTracks(
      alike.map(({ first }) => first.part.track),
      MOST_NAMED,
    ),
  }
}

function isTogether(song: Song, one: ContentPlace, other: ContentPlace): boolean {
  return Math.abs(startOf(one) - startOf(other)) < TOGETHER_BEATS && isNear(song, one, other.lateBeats)
}

/** Whether all that sounds while some parts lie beside the grid lies there with them. */
function playAlone({ parts }: Song, slips: readonly Slip[]): boolean {
  const copies = slips.flatMap((slip) => slip.copies)
  const within = {
    start: Math.min(...copies.map(startOf)),
    end: Math.max(...copies.map(({ placed }) => placed.report.endBeats)),
  }
  const slipped = new Set(slips.map(({ first }) => first.part))
  return parts.every(
    (part) => !part.isAudible || slipped.has(part) || soundingStretches(part.clips, within).length === 0,
  )
}

/** A line for each track and amount, from where it begins. */
function evidenceOf(song: Song, copies: readonly ContentPlace[]) {
  const byTrack = [...Map.groupBy(copies, ({ part }) => part).values()]
  const lines = byTrack.flatMap((own) =>
    own
      .filter((copy, at) => own.findIndex((one) => isNear(song, copy, one.lateBeats)) === at)
      .map((copy) => own.filter((one) => isNear(song, one, copy.lateBeats))),
  )
  return lines.slice(0, MOST_TOLD).flatMap((same) => {
    const [copy] = same
    if (!copy) return []
    const where = copy.lateBeats > 0 ? say`${beats(copy)} behind the line` : say`${beats(copy)} before the line`
    const bars = barsOf(song, same)
    return aboutTrack(copy.part, say`${count(same.length, 'clip')} from bar ${String(bars.from)} on, ${where}`, bars)
  })
}

function pointed(song: Song, copies: readonly ContentPlace[]) {
  const bars = barsOf(song, copies)
  const [first] = copies.toSorted((a, b) => startOf(a) - startOf(b))
  return {
    figures: { bar: bars.from, ms: first ? Math.round(Math.abs(lateMs(song, first))) : 0 },
    place: {
      trackIds: [...new Set(copies.map(({ part }) => part.track.id))],
      clipIds: copies.slice(0, MOST_CLIPS).map(({ placed }) => placed.report.id),
      bars,
    },
  }
}

function beats({ lateBeats, denominator }: ContentPlace): Said {
  const told = Math.round(Math.abs(lateBeats) * (denominator / 4) * 100) / 100
  return Number.isInteger(told) ? count(told, 'beat') : say`${plain(told, 2)} beats`
}

/** `3`, or `2.3` for the third sixteenth of the second beat. */
function beatOfBar(place: ContentPlace | undefined): Said {
  const { lateBeats, beatsPerBar, denominator } = place ?? { lateBeats: 0, beatsPerBar: 4, denominator: 4 }
  return placesOf([Math.round((lateBeats < 0 ? lateBeats + beatsPerBar : lateBeats) * 4)], denominator)
}

function barsOf({ picture: { meters } }: Song, copies: readonly ContentPlace[]): BarRange {
  const ends = copies.map(({ placed }) => placed.report.endBeats)
  return barsBetween(meters, Math.min(...copies.map(startOf)), Math.max(...ends))
}

const TOGETHER_BEATS = 0.01
/** More names hide what is said of them. */
const MOST_NAMED = 2
const MOST_TOLD = 8
const MOST_CLIPS = 20
