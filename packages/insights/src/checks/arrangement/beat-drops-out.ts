import { barAt, beatOfBar } from '@kvint/report'
import { clipsWithin, soundingStretches, soundsOn } from '../../arrangement/sounding.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { barsWithSound } from './part-ends.ts'
import { isMostlyHeard, soundingParts } from '../../arrangement/sounding-parts.ts'
import { asGroups } from './as-groups.ts'
import { fallenBack } from './fallen-back.ts'
import { count, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const beatDropsOut: Check = {
  id: 'AR19',
  title: 'Parts that leave together and return',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Dance music withholds the kick and pays it back: Butler, Unlocking the Groove (2006); Solberg 2014 on build-ups and drops. Two to sixteen bars, with four of the beat on both sides, are rules of thumb; so are four to sixteen of two parts at once where the beat goes on, or of the bass alone, and a place with half of the parts',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const ofBeat = breaksOf(song, partsWith(song, 'kick', 'drums'))
    const together = ofBeat.length > 0 ? ofBeat : breaksTogether(song)
    const breaks = together.length > 0 ? together : phrasesOf(breaksOf(song, partsWith(song, 'bass')))
    const lines = new Set(song.unfolding.transitions.map(({ bar }) => bar))
    const isOfKick = ({ gone }: Break): boolean => gone.some(({ report }) => report.role.role === 'kick')
    const [told] = breaks.toSorted(
      (a, b) =>
        Number(isOfKick(b)) - Number(isOfKick(a)) ||
        Number(lines.has(b.returns)) - Number(lines.has(a.returns)) ||
        b.gone.length - a.gone.length ||
        b.bars - a.bars,
    )
    if (!told) return fallenBack(song)
    const out = asGroups(song, told.gone)
    const names = quotedTracks(out)
    const from = told.returns - told.bars
    const line = lineBehind(song, told)
    const range = { from, to: line }
    return {
      claim:
        line > told.returns
          ? out.length === 1
            ? say`${names} drops out in bars ${String(from)} to ${String(told.returns - 1)} and leads back through bar ${String(told.returns)} to the first beat of bar ${String(line)}.`
            : say`${names} drop out in bars ${String(from)} to ${String(told.returns - 1)} and lead back through bar ${String(told.returns)} to the first beat of bar ${String(line)}.`
          : out.length === 1
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
        ...(told.passing.length > 0
          ? [aboutSet(say`In some of these bars: ${quotedTracks(told.passing.map(({ track }) => track))}`, range)]
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
      confidence: confidenceByRole(told.gone.filter(together.length > 0 ? isOfBeat : isBass)),
      figures: { bar: line, bars: told.bars, first: from, last: line - 1, part: out[0]?.name ?? '' },
      ...(ofBeat.length === 0 && { lesson: 'ar19-parts' }),
      place: { trackIds: told.gone.map(({ track }) => track.id), clipIds: [], bars: range },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  lessons: ['ar19-parts'],
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
  /** Play in fewer of them. */
  readonly passing: readonly Part[]
}

/** Breaks of a phrase and longer: two bars of rest are a bass line's own. */
const phrasesOf = (breaks: readonly Break[]): readonly Break[] => breaks.filter(({ bars }) => bars >= PHRASE_BARS)

/** Where all of these parts, the beat or the basses, are silent while others go on. */
function breaksOf(song: Song, beat: readonly Part[]): Break[] {
  const others = song.parts.filter((part) => part.isAudible && part.clips.length > 0 && !beat.includes(part))
  const plays = playsIn(song)
  const isBeaten = (bar: number): boolean => beat.some((part) => plays(part, bar))
  const found: Break[] = []
  let silent = 0
  for (let bar = 1; bar <= song.activity.barCount; bar++) {
    if (!isBeaten(bar)) {
      silent++
      continue
    }
    const from = bar - silent
    const around = (part: Part): boolean => isAround(plays, part, from, bar)
    const gone = beat.filter(around)
    if (silent >= FEWEST_BARS && silent <= MOST_BARS && gone.length > 0) {
      gone.push(...others.filter((part) => around(part) && barsPlayed(song, part, from, bar) === 0))
      const away = new Set(gone)
      const counted = song.parts.flatMap((part) =>
        part.isAudible && !away.has(part) ? [{ part, bars: barsPlayed(song, part, from, bar) }] : [],
      )
      const playing = counted.flatMap(({ part, bars }) => (bars * 2 >= silent ? [part] : []))
      const passing = counted.flatMap(({ part, bars }) => (bars > 0 && bars * 2 < silent ? [part] : []))
      const [onward = [], entering = []] = [true, false].map((hasPlayed) =>
        playing.filter((part) => barsPlayed(song, part, Math.max(1, from - AROUND.length), from) > 0 === hasPlayed),
      )
      if (counted.some(({ bars }) => bars === silent))
        found.push({ returns: bar, bars: silent, gone, others: onward, entering, passing })
    }
    silent = 0
  }
  return found
}

/** The bar that they come back to: behind a fill that begins after the first beat of its own bar, the next one. */
function lineBehind({ picture: { meters } }: Song, { gone, returns }: Break): number {
  const isOn = (bar: number): boolean => gone.some(({ clips }) => soundsOn(clips, beatOfBar(meters, bar)))
  return !isOn(returns) && isOn(returns + 1) ? returns + 1 : returns
}

/** Where two parts or more are silent in the same bars, most of what played there before, while another goes on. */
function breaksTogether(song: Song): Break[] {
  const plays = playsIn(song)
  const parts = song.parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0)
  const pauses = parts.flatMap((part) =>
    pausesOf(song, part, plays).map(({ from, returns }) => ({ part, from, returns })),
  )
  return [...Map.groupBy(pauses, ({ from, returns }) => `${String(from)} ${String(returns)}`).values()].flatMap(
    (alike) => {
      const [{ from, returns } = { from: 1, returns: 1 }] = alike
      const gone = alike.map(({ part }) => part)
      const sources = gone.filter(({ track }) => soundingParts(song)[returns - 1]?.has(track.id))
      if (sources.length < FEWEST_TOGETHER) return []
      const away = new Set(gone)
      const playing = parts.filter((part) => !away.has(part) && barsPlayed(song, part, from, returns) > 0)
      const [others = [], entering = []] = [true, false].map((hasPlayed) =>
        playing.filter((part) => barsPlayed(song, part, Math.max(1, from - AROUND.length), from) > 0 === hasPlayed),
      )
      return others.length > 0 && gone.length >= others.length
        ? [{ returns, bars: returns - from, gone, others, entering, passing: [] }]
        : []
    },
  )
}

/** Where a part that goes on before and behind is silent for a phrase or two: the first silent bar, and the one in which it returns. */
function pausesOf({ activity }: Song, part: Part, plays: Plays): { from: number; returns: number }[] {
  const found: { from: number; returns: number }[] = []
  let before = 0
  for (let bar = 1; bar <= activity.barCount; bar++) {
    if (!plays(part, bar)) continue
    const silent = bar - before - 1
    if (before > 0 && silent >= PHRASE_BARS && silent <= MOST_BARS && isAround(plays, part, before + 1, bar))
      found.push({ from: before + 1, returns: bar })
    before = bar
  }
  return found
}

type Plays = (part: Part, bar: number) => boolean

function playsIn(song: Song): Plays {
  const known = new Map<Part, ReadonlySet<number>>()
  return (part, bar) => {
    const bars = known.get(part) ?? barsBeaten(song, part)
    known.set(part, bars)
    return bars.has(bar)
  }
}

/**
 * Whether a part plays in the four bars before a pause, and in the four behind it. Before it, audio plays for eight: a sound of a few
 * bars is no beat that goes on, and no effect is one.
 */
function isAround(plays: Plays, part: Part, from: number, returns: number): boolean {
  const isAudio = part.clips.every(({ report }) => report.kind === 'audio')
  const before = isAudio ? [...AROUND, ...AROUND.map((by) => by + AROUND.length)] : AROUND
  const isSteady = before.every((by) => plays(part, from - 1 - by)) && AROUND.every((by) => plays(part, returns + by))
  return isSteady && !EFFECT.test(part.track.name)
}

function isBass({ report }: Part): boolean {
  return report.role.role === 'bass'
}

function isOfBeat({ report }: Part): boolean {
  return report.role.role === 'kick' || report.role.role === 'drums'
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
    const first = barAt(meters, start + HAIR_BEATS)
    const last = Math.max(first, barAt(meters, end - TAIL_BEATS))
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  return new Set([...hits, ...ofAudio])
}

const AROUND = [0, 1, 2, 3]
const EFFECT = /\b(?:s?fx|effects?)\b/i
const FEWEST_BARS = 2
const PHRASE_BARS = 4
const MOST_BARS = 16
const FEWEST_TOGETHER = 2
const TAIL_BEATS = 0.5
const HAIR_BEATS = 1 / 16
