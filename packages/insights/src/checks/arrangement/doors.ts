import { barAt, beatOfBar, type TransitionSign } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { silentBars } from '../../arrangement/silent-bars.ts'
import { longestSilence, soundingStretches, soundsOn } from '../../arrangement/sounding.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { barsOfPart } from '../bars-of-part.ts'
import { isOfStabs } from '../devices-of.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { partOf, partsWith } from '../roles-of.ts'
import { DRUMS } from '../rhythm/drum-pattern-of.ts'
import { term } from '../sources.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'
import { count, list, plain, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const doors: Check = {
  id: 'AR16',
  title: 'What opens your sections',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Layers that leave, and fills, mark the seams of dance music: Butler, Unlocking the Groove (2006); Solberg 2014 on build-ups. Two lines, a third of all (half of them for a sound that marks), and such a sound in a third of the bars at most are rules of thumb',
  find: (song) => {
    const { transitions } = song.unfolding
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song) || heardMeter(song)) return null
    const hitsIn = hitsByBar(song)
    const pauses = barsOfPause(song)
    const [door] = [...doorsOf(song, hitsIn), ...pausesOf(song, pauses)]
      .filter((door) => isTold(door, transitions.length))
      .toSorted((a, b) => RANK[b.kind] - RANK[a.kind] || b.bars.length - a.bars.length)
    if (!door) return null
    const { part, kind, bars } = door
    const [first = 1] = bars
    const elsewhere = kind === 'pause' ? pauses.filter((bar) => !bars.includes(bar)) : (door.elsewhere ?? [])
    const before = { from: Math.max(1, first - 1), to: first }
    return {
      claim:
        kind === 'pause'
          ? say`Everything stops for a bar before bar ${String(first)}, where a full section begins.`
          : elsewhere.length > 0 && part
            ? say`${quoted(part.track.name)} holds back in bars ${list(
                bars
                  .concat(elsewhere)
                  .toSorted((a, b) => a - b)
                  .map((bar) => String(bar - 1)),
                6,
              )}; behind ${plain(bars.length)} of them a new section begins.`
            : say`${claimOf(door)}${shareOf(bars.length, transitions.length)}.`,
      evidence: [
        ...bars.map((bar) => {
          const range = { from: Math.max(1, bar - 1), to: bar }
          if (!part) return aboutSet(say`Bar ${String(bar)}: a beat or more of silence in all parts before it`, range)
          if (kind === 'mark') return aboutTrack(part, say`leads to bar ${String(bar)} or falls on it`, range)
          const { last, usual, usualBar } = hitsBefore(hitsIn, part, bar)
          return aboutTrack(
            part,
            say`bar ${String(bar - 1)}: ${count(last, 'hit')}, bar ${String(usualBar)}: ${String(usual)}`,
            range,
          )
        }),
        ...elsewhere.map((bar) => {
          const range = { from: bar - 1, to: bar - 1 }
          return part
            ? aboutTrack(part, say`holds back in bar ${String(bar - 1)} too, where no section ends`, range)
            : aboutSet(say`Bar ${String(bar - 1)}: silence in all parts too`, range)
        }),
      ].slice(0, MOST_EVIDENCE),
      figures: {
        bar: first,
        before: first - 1,
        doors: bars.length,
        lines: transitions.length,
        ...(part && { part: part.track.name }),
      },
      lesson: LESSONS[kind],
      place: { trackIds: part ? [part.track.id] : [], clipIds: [], bars: before },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  lessons: ['ar16-rest', 'ar16-silence'],
  honesty:
    'Likely: notes and clips are counted; where a section begins is my reading, and what happens inside audio I do not hear.',
}

/** What happens just before a new section, by one part or by all of them. `bars`: where the sections begin. */
type Door = {
  readonly kind: Kind
  readonly part: Part | null
  readonly bars: readonly number[]
  /** Bars behind which no section begins, though the same happens before them. */
  readonly elsewhere?: readonly number[]
}
type Kind = 'gap' | 'rest' | 'fill' | 'mark' | 'pause'

/** Where sections begin; a last hit or chord is none. */
function linesOf({ unfolding, activity: { barCount } }: Song) {
  return unfolding.transitions.filter(({ bar }) => barCount - bar + 1 >= PHRASE_BARS)
}

function doorsOf(song: Song, hitsIn: HitsIn): Door[] {
  const signs = linesOf(song).flatMap(({ bar, signs: found }) =>
    found.flatMap((sign) => {
      const part = partOf(song, sign.trackId) ?? null
      const kind = kindOf(song, sign.kind, part, bar, hitsIn)
      return kind ? [{ kind, part, bar }] : []
    }),
  )
  return [...Map.groupBy(signs, ({ kind, part }) => `${kind} ${part?.track.id ?? ''}`).values()].flatMap((same) =>
    same.slice(0, 1).flatMap(({ kind, part }) => {
      const bars = [...new Set(same.map(({ bar }) => bar))]
      const elsewhere = kind === 'rest' && part ? restsBeside(song, hitsIn, part, bars) : []
      // What happens as often where nothing begins belongs to the loop.
      return elsewhere.length > bars.length ? [] : [{ kind, part, bars, elsewhere }]
    }),
  )
}

/** A bar in which all are silent before a full section, heard even where it comes but once. */
function pausesOf(song: Song, pauses: readonly number[]): Door[] {
  const { sections, meters } = song.picture
  const full = new Set(
    sections.flatMap(({ density, startBeats }) => (density >= FULL ? [barAt(meters, startBeats)] : [])),
  )
  return pauses.flatMap((bar) =>
    full.has(bar) && isAnswered(song, bar) ? [{ kind: 'pause' as const, part: null, bars: [bar] }] : [],
  )
}

/** Bars behind a single one in which all are silent; a longer silence is a hole. */
function barsOfPause({ picture: { sections, meters }, parts }: Song): number[] {
  const clips = parts.flatMap((part) => (part.isAudible ? part.clips : []))
  const sounding = soundingStretches(clips, { start: 0, end: sections.at(-1)?.endBeats ?? 0 })
  return silentBars(sounding, meters).flatMap(({ from, to }) => (from === to ? [to + 1] : []))
}

/** What a sign is called here; `null` where it is none that one hears as a door. */
function kindOf(song: Song, sign: TransitionSign['kind'], part: Part | null, bar: number, hitsIn: HitsIn): Kind | null {
  // A silence that began earlier is a hole, and no door.
  if (!part)
    return sign === 'gap' &&
      (song.activity.noteStarts[bar - 3] ?? 0) > 0 &&
      stopsBefore(song, bar) &&
      isAnswered(song, bar)
      ? 'gap'
      : null
  if (sign === 'riser') return isRare(song, part) ? 'mark' : null
  if ((sign !== 'fill' && sign !== 'dropOut') || !partsWith(song, ...DRUMS).includes(part) || isOfStabs(part))
    return null
  const { last, usual, next } = hitsBefore(hitsIn, part, bar)
  // Where the new section is as busy, the beat has grown.
  if (last >= usual * MORE && last > next) return isLikeOthers(song, hitsIn, part, bar) ? null : 'fill'
  return isRest(song, hitsIn, part, bar) ? 'rest' : null
}

/** Whether a part plays little in the bar before. What does not come back has left, and what a fader takes away is played all the same. */
function isRest(song: Song, hitsIn: HitsIn, part: Part, bar: number): boolean {
  const { last, usual, next } = hitsBefore(hitsIn, part, bar)
  return last <= usual * FEWER && usual > 0 && next > 0 && writtenIn(song, part, bar - 1) <= usual * FEWER
}

/** Other bars before which a part rests alike. */
function restsBeside(song: Song, hitsIn: HitsIn, part: Part, bars: readonly number[]): number[] {
  return song.activity.tracks
    .map((_, index) => index + 1)
    .filter((bar) => bar > PHRASE_BARS && !bars.includes(bar) && isRest(song, hitsIn, part, bar))
}

/** Notes that start in a bar, under a closed fader too. */
function writtenIn({ picture: { meters } }: Song, { clips }: Part, bar: number): number {
  const [from, to] = [beatOfBar(meters, bar), beatOfBar(meters, bar + 1)]
  return clips.reduce(
    (sum, { report: { startBeats }, notes }) =>
      sum + notes.filter(([, start]) => startBeats + start >= from && startBeats + start < to).length,
    0,
  )
}

/** Whether the silence before a bar reaches its line, and is longer than those that the groove has in the four bars before the last. */
function stopsBefore({ picture: { meters }, parts }: Song, bar: number): boolean {
  const clips = parts.flatMap((part) => (part.isAudible ? part.clips : []))
  const [from, last, line] = [bar - 1 - PHRASE_BARS, bar - 1, bar].map((one) => beatOfBar(meters, Math.max(1, one)))
  if (from === undefined || last === undefined || line === undefined) return false
  const end = soundingStretches(clips, { start: last, end: line }).at(-1)?.end ?? last
  return line - end >= LEAST_STOP_BEATS && line - end > longestSilence(clips, { start: from, end: last }) + HAIR_BEATS
}

/** Whether something sounds on the first beat of a bar: a silence before it leads there, and to no later one. */
function isAnswered({ picture: { meters }, parts }: Song, bar: number): boolean {
  return parts.some(({ isAudible, clips }) => isAudible && soundsOn(clips, beatOfBar(meters, bar)))
}

/** Whether as much is played in the same place of other phrases of four bars, which no section follows: then it belongs to the loop. */
function isLikeOthers(song: Song, hitsIn: HitsIn, part: Part, bar: number): boolean {
  const lines = new Set(song.unfolding.transitions.map((transition) => transition.bar))
  const last = hitsIn(part, bar - 1)
  const others = [1, 2, 3, 4].flatMap((phrases) => [bar - phrases * PHRASE_BARS, bar + phrases * PHRASE_BARS])
  return others.filter((other) => !lines.has(other) && hitsIn(part, other - 1) >= last).length >= MOST_LIKE_IT
}

/** Not in many bars, and most of its clips near a line: what comes every eight bars anyway marks nothing. */
function isRare(song: Song, part: Part): boolean {
  const { meters } = song.picture
  const lines = new Set(song.unfolding.transitions.map(({ bar }) => bar))
  const nearOne = part.clips.filter(({ report: { startBeats, endBeats } }) =>
    [startBeats, endBeats].some((beats) => [-1, 0, 1].some((by) => lines.has(barAt(meters, beats) + by))),
  )
  return barsOfPart(song, part) * 3 <= song.activity.barCount && nearOne.length * 2 >= part.clips.length
}

/** Hits of a part in a bar, counted once a part. */
type HitsIn = (part: Part, bar: number) => number

function hitsByBar({ lines, picture }: Song): HitsIn {
  const counted = new Map<Part, Map<number, number>>()
  const count = ({ track }: Part) => {
    const hits = new Map<number, number>()
    for (const { startBeats } of lines.byTrack.get(track.id) ?? []) {
      const bar = barAt(picture.meters, startBeats)
      hits.set(bar, (hits.get(bar) ?? 0) + 1)
    }
    return hits
  }
  return (part, bar) => {
    const hits = counted.get(part) ?? count(part)
    counted.set(part, hits)
    return hits.get(bar) ?? 0
  }
}

/** Hits in the bar before a line, in the fuller of the two that a fill of two bars leaves alone, and in the first one after it. */
function hitsBefore(hitsIn: HitsIn, part: Part, bar: number) {
  const usualBar = hitsIn(part, bar - 3) >= hitsIn(part, bar - 4) ? bar - 3 : bar - 4
  return { last: hitsIn(part, bar - 1), usual: hitsIn(part, usualBar), usualBar, next: hitsIn(part, bar) }
}

function isTold({ kind, bars }: Door, lines: number): boolean {
  if (kind === 'pause') return true
  return (
    lines >= FEWEST_LINES && bars.length >= 2 && (kind === 'gap' || bars.length * (kind === 'mark' ? 2 : 3) >= lines)
  )
}

function claimOf({ kind, part, bars }: Door): Said {
  const where = list(bars.map(String), 6)
  if (!part) return say`Everything stops for a moment before bars ${where}`
  const name = quoted(part.track.name)
  if (kind === 'rest') return say`${name} holds back just before bars ${where}`
  return kind === 'fill' ? say`${name} plays a fill before bars ${where}` : say`${name} marks bars ${where}`
}

function shareOf(own: number, all: number): Said {
  return own === all
    ? say`: each of your sections after the first opens like that`
    : say`: ${plain(own)} of the ${plain(all)} places where a new section begins`
}

/** What the drums do is heard as a door before a sound that is laid on top. */
const RANK: Readonly<Record<Kind, number>> = { gap: 3, pause: 3, rest: 2, fill: 2, mark: 1 }
const LESSONS: Readonly<Record<Kind, string>> = {
  gap: 'ar16-silence',
  pause: 'ar16-silence',
  rest: 'ar16-rest',
  fill: 'ar16',
  mark: 'ar16',
}
const MOST_EVIDENCE = 12
const FEWEST_LINES = 2
/** A note that is let go early is no stop. */
const LEAST_STOP_BEATS = 0.9
const HAIR_BEATS = 1 / 16
/** Of the fullest section. */
const FULL = 0.8
const PHRASE_BARS = 4
/** Of the eight phrases around. */
const MOST_LIKE_IT = 2
const MORE = 1.25
const FEWER = 0.5
