import { barAt, beatOfBar } from '@kvint/report'
import { clipsWithin, soundingStretches } from '../../arrangement/sounding.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { barsWithSound } from './part-ends.ts'
import { isMostlyHeard } from './sounding-parts.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const beatDropsOut: Check = {
  id: 'AR19',
  title: 'Drums that leave and return',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Dance music withholds the kick and pays it back: Butler, Unlocking the Groove (2006); Solberg 2014 on build-ups and drops. Two to eight bars, with four of the beat on both sides, are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const breaks = breaksOf(song)
    const lines = new Set(song.unfolding.transitions.map(({ bar }) => bar))
    const isOfKick = ({ gone }: Break): boolean => gone.some(({ report }) => report.role.role === 'kick')
    const [told] = breaks.toSorted(
      (a, b) =>
        Number(isOfKick(b)) - Number(isOfKick(a)) ||
        Number(lines.has(b.returns)) - Number(lines.has(a.returns)) ||
        b.bars - a.bars,
    )
    if (!told) return null
    const names = quotedTracks(told.gone.map(({ track }) => track))
    const from = told.returns - told.bars
    const range = { from, to: told.returns }
    return {
      claim:
        told.gone.length === 1
          ? say`${names} drops out in bars ${String(from)} to ${String(told.returns - 1)} and comes back in bar ${String(told.returns)}.`
          : say`${names} drop out in bars ${String(from)} to ${String(told.returns - 1)} and come back in bar ${String(told.returns)}.`,
      evidence: [
        ...told.gone.map((part) => aboutTrack(part, say`nothing for ${count(told.bars, 'bar')}`, range)),
        ...(told.others.length > 0
          ? [aboutSet(say`What goes on: ${quotedTracks(told.others.map(({ track }) => track))}`, range)]
          : []),
        ...(told.entering.length > 0
          ? [aboutSet(say`What comes in: ${quotedTracks(told.entering.map(({ track }) => track))}`, range)]
          : []),
        ...breaks
          .filter((one) => one !== told)
          .map((one) =>
            aboutSet(
              say`Also out from bar ${String(one.returns - one.bars)} until bar ${String(one.returns)}: ${quotedTracks(one.gone.map(({ track }) => track))}`,
              { from: one.returns - one.bars, to: one.returns },
            ),
          ),
      ],
      // Two bars or three anywhere are a breath, and no part of the form.
      ...(told.bars < PHRASE_BARS && !lines.has(told.returns) && { severity: 'info' as const }),
      confidence: confidenceByRole(told.gone),
      figures: { bar: told.returns, bars: told.bars },
      place: { trackIds: told.gone.map(({ track }) => track.id), clipIds: [], bars: range },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: notes and clips are counted. Which track is the beat follows from its name, devices and samples, and a kick inside a loop of another track I do not hear.',
}

/** Bars in which every part of the beat is silent, up to the bar in which those that had played return. */
type Break = {
  readonly returns: number
  readonly bars: number
  readonly gone: readonly Part[]
  /** Play in half of these bars or more, one of them at least in each: those that have played before, and those that had not. */
  readonly others: readonly Part[]
  readonly entering: readonly Part[]
}

function breaksOf(song: Song): Break[] {
  const beat = partsWith(song, 'kick', 'drums')
  const played = new Map(beat.map((part) => [part, barsBeaten(song, part)]))
  const plays = (part: Part, bar: number): boolean => played.get(part)?.has(bar) ?? false
  const isBeaten = (bar: number): boolean => beat.some((part) => plays(part, bar))
  const found: Break[] = []
  let silent = 0
  for (let bar = 1; bar <= song.activity.barCount; bar++) {
    if (!isBeaten(bar)) {
      silent++
      continue
    }
    const from = bar - silent
    const around = (part: Part): boolean =>
      AROUND.every((by) => plays(part, from - 1 - by)) && AROUND.every((by) => plays(part, bar + by))
    const gone = beat.filter(around)
    if (silent >= FEWEST_BARS && silent <= MOST_BARS && gone.length > 0) {
      const counted = song.parts.flatMap((part) =>
        part.isAudible && !gone.includes(part) ? [{ part, bars: barsPlayed(song, part, from, bar) }] : [],
      )
      const playing = counted.flatMap(({ part, bars }) => (bars * 2 >= silent ? [part] : []))
      const [others = [], entering = []] = [true, false].map((hasPlayed) =>
        playing.filter((part) => barsPlayed(song, part, Math.max(1, from - AROUND.length), from) > 0 === hasPlayed),
      )
      if (counted.some(({ bars }) => bars === silent))
        found.push({ returns: bar, bars: silent, gone, others, entering })
    }
    silent = 0
  }
  return found
}

/** In how many bars from one to before another a part sounds. */
function barsPlayed({ picture: { meters } }: Song, { clips }: Part, from: number, to: number): number {
  const within = { start: beatOfBar(meters, from), end: beatOfBar(meters, to) }
  return barsWithSound(soundingStretches(clipsWithin(clips, within), within), meters, { from, to: to - 1 })
}

/** The bars that a part beats in; the end of a recording that reaches half a beat into a bar is none of it. */
function barsBeaten({ picture: { meters }, lines, activity }: Song, part: Part): ReadonlySet<number> {
  const hits = (lines.byTrack.get(part.track.id) ?? []).map(({ startBeats }) => barAt(meters, startBeats + HAIR_BEATS))
  const audio = part.clips.filter(({ report }) => report.kind === 'audio')
  const sounding = soundingStretches(audio, { start: 0, end: beatOfBar(meters, activity.barCount + 1) })
  const ofAudio = sounding.flatMap(({ start, end }) => {
    const [first, last] = [barAt(meters, start + HAIR_BEATS), barAt(meters, end - TAIL_BEATS)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  })
  return new Set([...hits, ...ofAudio])
}

const AROUND = [0, 1, 2, 3]
const FEWEST_BARS = 2
const PHRASE_BARS = 4
const MOST_BARS = 8
const TAIL_BEATS = 0.5
const HAIR_BEATS = 1 / 16
