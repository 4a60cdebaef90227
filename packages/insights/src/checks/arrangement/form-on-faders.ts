import type { Track } from '@kvint/als'
import { barAt, barPlace, heardSpans, type MeterSpan } from '@kvint/report'
import { faderCurve, fadesOf, type FaderMove } from '../../signal/fader-curve.ts'
import type { Part, Song } from '../../song/song.ts'
import { groupsAround } from '../../tracks/groups-around.ts'
import { count, list, plain, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual, term } from '../sources.ts'

export const formOnFaders: Check = {
  id: 'AR23',
  title: 'A form played on the mixer',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'Automation of the volume, 40 dB down or more, or of the activator, of tracks and of groups around them, within a bar, while their clips go on; three parts at once, or six moves with three parts in all, are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const moves = movesOf(song)
    const parts = new Set(moves.flatMap((move) => move.parts))
    const isPlayed = moves.length >= FEWEST_MOVES && parts.size >= FEWEST_PARTS
    const [largest] = moves
      .filter((move) => !move.isIn && othersGoOn(song, move))
      .toSorted((a, b) => b.parts.length - a.parts.length)
    const [first] = moves
    const places = [...new Set(moves.map(({ bar }) => bar))]
    const isMuted = [...parts].some((part) => hasSwitch(song, part))
    const most = moves.reduce((size, move) => Math.max(size, move.parts.length), 0)
    const told = isPlayed ? first : largest
    if (!told || (!isPlayed && told.parts.length < FEWEST_PARTS)) return null
    const names = quotedTracks(told.parts.map(({ track }) => track))
    const goForGood = told.parts.every(
      (part) => !moves.some((move) => move.beats > told.beats && move.parts.includes(part)),
    )
    return {
      claim: isPlayed
        ? isMuted
          ? say`Parts are muted and brought back by automation while their clips go on: bars ${list(places.map(String), MOST_PLACES)}.`
          : say`Faders take parts out and let them in while their clips go on: bars ${list(places.map(String), MOST_PLACES)}.`
        : told.parts.some((part) => hasSwitch(song, part))
          ? goForGood
            ? say`Automation mutes ${count(told.parts.length, 'part')} at once in bar ${plain(told.bar)}, and for good: ${names}.`
            : say`Automation mutes ${count(told.parts.length, 'part')} at once in bar ${plain(told.bar)}: ${names}.`
          : goForGood
            ? say`Faders take out ${count(told.parts.length, 'part')} at once in bar ${plain(told.bar)}, and for good: ${names}.`
            : say`Faders take out ${count(told.parts.length, 'part')} at once in bar ${plain(told.bar)}: ${names}.`,
      evidence: moves
        .filter((move) => isPlayed || move === told)
        .map((move) => {
          const own = quotedTracks(move.parts.map(({ track }) => track))
          return aboutSet(
            move.isIn ? say`Bar ${plain(move.bar)}: in, ${own}` : say`Bar ${plain(move.bar)}: out, ${own}`,
            {
              from: move.bar,
              to: move.bar,
            },
          )
        })
        .slice(0, MOST_EVIDENCE),
      figures: { bar: told.bar, parts: most, times: places.length },
      place: {
        trackIds: told.parts.map(({ track }) => track.id),
        clipIds: [],
        bars: { from: Math.max(1, told.bar - 1), to: told.bar },
      },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  honesty:
    'Certain: automation and clips are in the file. What an effect lets ring on behind a closed fader I do not hear.',
}

type Move = { readonly isIn: boolean; readonly beats: number; readonly bar: number; readonly parts: readonly Part[] }

/** Where faders open or close over clips that go on, those within a beat as one. A close with which all ends is the end, a slow one a fade. */
function movesOf(song: Song): Move[] {
  const { parts, picture } = song
  const { meters } = picture
  const audible = parts.filter(({ isAudible }) => isAudible)
  const lastBeats = Math.max(0, ...audible.flatMap(heardUntil))
  const byId = new Map(song.set.tracks.map((one) => [one.id, one]))
  const single = audible
    .flatMap((part) => {
      const moves = part.clips.flatMap(({ report: { isHeard, heardIn = [], startBeats, endBeats } }) =>
        (isHeard ? heardIn : []).flatMap((span) => [
          ...(span.startBeats > startBeats + LEAST_BEATS ? [{ isIn: true, beats: span.startBeats, part }] : []),
          ...(span.endBeats < endBeats - LEAST_BEATS && span.endBeats < lastBeats - LEAST_BEATS
            ? [{ isIn: false, beats: span.endBeats, part }]
            : []),
        ]),
      )
      const fades = moves.length > 0 ? slowFades(song, part, byId) : []
      return moves.filter(({ beats }) => !fades.some(({ start, end }) => start < beats && beats <= end))
    })
    .toSorted((a, b) => a.beats - b.beats)
  const moves: { isIn: boolean; beats: number; bar: number; parts: Part[] }[] = []
  for (const { isIn, beats, part } of single) {
    const same = moves.findLast((move) => move.isIn === isIn && beats - move.beats < LEAST_BEATS)
    if (!same) moves.push({ isIn, beats, bar: barOfHand(meters, beats), parts: [part] })
    else if (!same.parts.includes(part)) same.parts.push(part)
  }
  return moves
}

/** Fades of a part, or of a group around it, that take longer than a bar. */
function slowFades({ picture: { lengthBeats } }: Song, { track }: Part, byId: ReadonlyMap<number, Track>): FaderMove[] {
  return [track, ...groupsAround(track, byId)]
    .flatMap(({ automation }) => automation)
    .flatMap(({ target, events }) =>
      target.kind === 'mixer' && target.parameter === 'volume'
        ? fadesOf(faderCurve(events, { start: 0, end: lengthBeats }))
        : [],
    )
    .filter(({ start, end }) => end - start > NEXT_BEATS)
}

/** Whether automation switches the track of a part, or a group around it, on and off. */
function hasSwitch({ set: { tracks } }: Song, { track }: Part): boolean {
  const byId = new Map(tracks.map((one) => [one.id, one]))
  return [track, ...groupsAround(track, byId)].some(({ automation }) =>
    automation.some(({ target }) => target.kind === 'mixer' && target.parameter === 'mute'),
  )
}

/** Whether another part is heard within a bar behind a move that the fader of Main does not make: it takes out all. */
function othersGoOn({ parts, set }: Song, { beats, parts: gone }: Move): boolean {
  const isOfMain = set.main?.automation.some(
    ({ target, events }) =>
      target.kind === 'mixer' &&
      target.parameter === 'volume' &&
      events.some(({ timeBeats, value }) => value <= SILENT && Math.abs(timeBeats - beats) < NEXT_BEATS),
  )
  if (isOfMain) return false
  return parts.some(
    (part) =>
      part.isAudible &&
      !gone.includes(part) &&
      part.clips.some(({ report }) =>
        heardSpans(report).some(
          ({ startBeats, endBeats }) => startBeats <= beats + NEXT_BEATS && endBeats > beats + LEAST_BEATS,
        ),
      ),
  )
}

function heardUntil({ clips }: Part): number[] {
  return clips.flatMap(({ report }) => heardSpans(report).map(({ endBeats }) => endBeats))
}

/** Hands are early: what moves in the last quarter of a bar belongs to the next. */
function barOfHand(meters: readonly MeterSpan[], beats: number): number {
  const bar = barAt(meters, beats)
  return barPlace(meters, beats) - bar >= LAST_QUARTER ? bar + 1 : bar
}

const FEWEST_PARTS = 3
const FEWEST_MOVES = 6
const LEAST_BEATS = 1
/** A bar of 4/4. */
const NEXT_BEATS = 4
/** −60 dB, in the unit of an envelope. */
const SILENT = 0.001
const LAST_QUARTER = 0.75
const MOST_EVIDENCE = 12
const MOST_PLACES = 6
