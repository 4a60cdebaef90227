import { highest } from '../../song/extremes.ts'
import { type BarRange, barAt, barPlace, type Message } from '@kvint/report'
import { soundingStretches } from '../../arrangement/sounding.ts'
import { type FaderCurve, fadesOf, faderCurve, gainAt } from '../../signal/fader-curve.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { groupsAround } from '../../tracks/groups-around.ts'
import { count, list, plain, quotedTracks, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { barsWithSound } from '../arrangement/part-ends.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutMain, aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { movingEnvelopes } from './envelopes-of.ts'
import { fadeCutOff, isTailShaped } from './fade-cut-off.ts'
import { soundingSpan } from './sounding-span.ts'

export const longFades: Check = {
  id: 'AU06',
  title: 'Long fades',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'certain',
  source:
    'A fader that goes from 40 dB down to half of its height or more without turning, or back; eight bars, two phrases of four (one phrase for the whole song; two bars beside such a fade), and sound in half of them: rules of thumb. What is 20 dB below the top may stop unheard',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const found = movingEnvelopes(song)
      .flatMap(({ envelope: { target, events }, part }) =>
        target.kind === 'mixer' && target.parameter === 'volume'
          ? longOnes(song, part, faderCurve(events, { start: 0, end: song.picture.lengthBeats }))
          : [],
      )
      .toSorted((a, b) => a.bars.from - b.bars.from)
    // One that is long lets those beside it count.
    const isLong = ({ length, parts }: Fade): boolean => length >= (parts.includes(null) ? FEWEST_OF_MAIN : FEWEST_BARS)
    const fades = found.some(isLong) ? together(found) : []
    const [longest] = fades.toSorted((a, b) => b.length - a.length)
    if (!longest) return null
    const shown = fades.length > MOST_LISTED ? fades.toSorted((a, b) => b.length - a.length) : fades
    const cut = fades.find(({ cutOff, length }) => cutOff !== null && length >= FEWEST_OF_MAIN)
    const taught = cut ?? longest
    return {
      // A song that fades out in the usual time is a fact.
      ...(longest.length < FEWEST_BARS && { severity: 'info' as const }),
      ...(cut && { severity: 'idea' as const }),
      claim: cut
        ? question(song, cut)
        : fades.length === 1
          ? sentence(song, longest)
          : say`${count(fades.length, 'fade')}: ${list(shown.map((fade) => inShort(song, fade)))}.`,
      evidence: fades.flatMap((fade) =>
        fade.parts.map((part) => {
          const said = fade.isIn
            ? say`fades in over ${count(fade.length, 'bar')}`
            : say`fades out over ${count(fade.length, 'bar')}`
          return part
            ? aboutTrack(part, said, fade.bars)
            : { ...aboutMain(say`${song.mainName}: ${said}`), bars: fade.bars }
        }),
      ),
      figures: {
        bars: taught.length,
        bar: taught.bars.from,
        last: cut?.cutOff ?? taught.bars.to,
        part: taught.parts[0]?.track.name ?? song.mainName,
      },
      lesson: cut ? 'au06-cut-off' : longest.isIn ? 'au06' : 'au06-out',
      place: {
        trackIds: [...new Set(fades.flatMap(({ parts }) => parts.map((part) => part?.track.id ?? 'main')))],
        clipIds: [],
        bars: taught.bars,
      },
    }
  },
  learnMore: [manual('Automation and Editing Envelopes'), term('Automation', 'automation')],
  lessons: ['au06-out', 'au06-cut-off'],
  honesty: 'Certain: the automation is in the file. How loud the sound itself is at either end I do not hear.',
}

type Fade = {
  /** Those whose faders move together; `null` is the main track. */
  readonly parts: readonly (Part | null)[]
  /** As far as it is heard: a line before the first sound or behind the last is not. */
  readonly bars: BarRange
  readonly length: number
  readonly isIn: boolean
  /** The bar in which the music ends while the fader is on its way. */
  readonly cutOff: number | null
  /** Whether it has come nearly all the way where its sound ends. */
  readonly isAtTop: boolean
}

function longOnes(song: Song, part: Part | null, curve: FaderCurve): Fade[] {
  const { meters } = song.picture
  // A fade of Main that the clips do not reach is told as that.
  if (!part && fadeCutOff.find(song)) return []
  const top = highest(curve.map(({ gain }) => gain))
  const fades = fadesOf(curve).flatMap((move) => {
    const clips = clipsUnder(song, part)
    const line = { from: barAt(meters, Math.max(0, move.start)), to: barAt(meters, move.end - HAIR_BEATS) }
    const sounding = barsWithSound(soundingStretches(clips, move), meters, line)
    if (sounding * 2 < line.to - line.from + 1) return []
    const reports = clips.flatMap(({ report, notes }) =>
      report.isHeard && (report.kind === 'audio' || notes.length > 0) ? report : [],
    )
    const under = reports.filter(({ startBeats, endBeats }) => endBeats > move.start && startBeats < move.end)
    const start = Math.max(0, move.start, Math.min(...under.map(({ startBeats }) => startBeats)))
    const stops = Math.max(...under.map(({ endBeats }) => endBeats))
    const end = Math.min(move.end, stops)
    const level = gainAt(curve, end) / top
    const isOnItsWay = move.isIn ? level < NEARLY : level > LEFT
    const isLast =
      move.isIn &&
      stops - move.end < LEAST_TOP_BEATS &&
      gainAt(curve, stops - HAIR_BEATS) >= top * NEARLY &&
      stops >= (soundingSpan(song)?.end ?? 0) - HAIR_BEATS
    const isRest = move.end - end >= LEAST_REST_BEATS && isOnItsWay
    const isCutOff = (isRest && !(!part && isTailShaped(song, { start: end, end: move.end }))) || isLast
    const cutOff = isCutOff ? barAt(meters, stops - HAIR_BEATS) : null
    const length = Math.round(barPlace(meters, end) - barPlace(meters, start))
    const bars = { from: barAt(meters, start), to: barAt(meters, end - HAIR_BEATS) }
    return [{ parts: [part], bars, length, isIn: move.isIn, cutOff, isAtTop: !isOnItsWay }]
  })
  return fades.filter(({ length }) => length >= FEWEST_BESIDE)
}

/** Faders that go the same way over the same bars, as one. */
function together(fades: readonly Fade[]): Fade[] {
  const groups: Fade[] = []
  for (const fade of fades) {
    const at = groups.findIndex(
      (one) =>
        one.isIn === fade.isIn &&
        Math.abs(one.bars.from - fade.bars.from) <= 1 &&
        Math.abs(one.bars.to - fade.bars.to) <= 1,
    )
    const same = groups[at]
    if (same) groups[at] = { ...same, parts: [...same.parts, ...fade.parts], cutOff: same.cutOff ?? fade.cutOff }
    else groups.push(fade)
  }
  return groups
}

/** The clips of what passes a fader. */
function clipsUnder({ parts, set }: Song, fader: Part | null): readonly PlacedClip[] {
  const byId = new Map(set.tracks.map((track) => [track.id, track]))
  const passes = ({ track }: Part): boolean =>
    !fader || track.id === fader.track.id || groupsAround(track, byId).some(({ id }) => id === fader.track.id)
  return parts.filter((part) => part.isAudible && passes(part)).flatMap((part) => part.clips)
}

function namesOf({ mainName }: Song, { parts }: Fade): Said {
  const tracks = parts.flatMap((part) => (part ? [part.track] : []))
  return tracks.length > 0 ? quotedTracks(tracks) : say`${mainName}`
}

function sentence(song: Song, fade: Fade): Message {
  const { from, to } = fade.bars
  const [names, bars] = [namesOf(song, fade), count(fade.length, 'bar')]
  if (fade.parts.length > 1)
    return fade.isIn
      ? say`${names} fade in together over ${bars}, from bar ${plain(from)} to bar ${plain(to)}.`
      : say`${names} fade out together over ${bars}, from bar ${plain(from)} to bar ${plain(to)}.`
  return fade.isIn
    ? say`${names} fades in over ${bars}, from bar ${plain(from)} to bar ${plain(to)}.`
    : say`${names} fades out over ${bars}, from bar ${plain(from)} to bar ${plain(to)}.`
}

function question(song: Song, fade: Fade): Message {
  const {
    isIn,
    cutOff,
    isAtTop,
    bars: { from },
  } = fade
  const [names, last] = [namesOf(song, fade), plain(cutOff ?? from)]
  if (isIn && isAtTop)
    return say`${names}: the music ends in bar ${last}, at the top of a fade-in that begins in bar ${plain(from)}: meant?`
  return isIn
    ? say`${names}: the clips end in bar ${last}, before a fade-in that begins in bar ${plain(from)} has come to its top: meant?`
    : say`${names}: the clips end in bar ${last}, in the middle of a fade-out that begins in bar ${plain(from)}: meant?`
}

function inShort(song: Song, fade: Fade): Message {
  const { from, to } = fade.bars
  return fade.isIn
    ? say`${namesOf(song, fade)} in, bars ${plain(from)} to ${plain(to)}`
    : say`${namesOf(song, fade)} out, bars ${plain(from)} to ${plain(to)}`
}

const FEWEST_BARS = 8
const FEWEST_OF_MAIN = 4
/** Half a phrase: less is how a sound begins or ends. */
const FEWEST_BESIDE = 2
const MOST_LISTED = 4
const HAIR_BEATS = 1 / 64
/** −3 dB. */
const NEARLY = 0.7
/** A tenth, −20 dB: what stops there is hardly missed. */
const LEFT = 0.1
/** A bar of 4/4: a tail may carry as far. */
const LEAST_REST_BEATS = 4
/** A bar of 4/4: what fades in is heard by then. */
const LEAST_TOP_BEATS = 4
