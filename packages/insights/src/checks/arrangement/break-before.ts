import { barAt, beatOfBar, type Message, type Role } from '@kvint/report'
import { clipsWithin, soundingStretches, soundsOn } from '../../arrangement/sounding.ts'
import type { Stretch } from '../../signal/fader-curve.ts'
import { firstWhere } from '../../song/first-where.ts'
import type { Part, Song } from '../../song/song.ts'
import { count, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { doors } from './doors.ts'
import { isMostlyHeard } from '../../arrangement/sounding-parts.ts'

export const breakBefore: Check = {
  id: 'AR24',
  title: 'The break before the drums, or before the fullest part',
  area: 'arrangement',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Silence or a thinning just before the beat comes in is what makes the entry: Butler, Unlocking the Groove (2006); Solberg 2014 on build-ups and drops. A beat of silence or half a bar of one part, two parts that stop (one before the drums) and two other such bars at most are rules of thumb',
  find: (song) => {
    if (song.picture.of !== 'arrangement' || !isMostlyHeard(song)) return null
    const thin = barsThatThin(song)
    const [first] = entriesOf(song).flatMap((entry) => {
      const found = thin.find(({ line }) => line === entry.bar)
      const isTold = found && thin.length <= MOST_BREAKS && (found.gone.length >= FEWEST_GONE || entry.parts.length > 0)
      return isTold ? [{ ...found, ...entry }] : []
    })
    // A stop that opens a section is told there.
    if (!first || doors.find(song)?.place?.bars?.to === first.line) return null
    const { line, stays, gone, beats, parts, what } = first
    const [last, at] = [String(line - 1), String(line)]
    const [one] = stays
    const name = one && quoted(one.track.name)
    return {
      claim: !name
        ? say`Everything stops for ${count(beats, 'beat')} before bar ${at}, where ${what}.`
        : beats >= barBeats(song, line - 1)
          ? say`In bar ${last} all but ${name} stops, just before ${what} in bar ${at}.`
          : say`At the end of bar ${last} all but ${name} stops, just before ${what} in bar ${at}.`,
      evidence: [
        aboutSet(say`Silent there: ${quotedTracks(gone.map(({ track }) => track))}`, { from: line - 1, to: line - 1 }),
        ...parts.map((part) => aboutTrack(part, say`comes in in bar ${at}`, { from: line, to: line })),
        ...thin
          .filter((other) => other.line !== line)
          .map((other) =>
            aboutSet(say`The same at the end of bar ${String(other.line - 1)}`, {
              from: other.line - 1,
              to: other.line,
            }),
          ),
      ],
      ...(parts.length > 0 && { confidence: confidenceByRole(parts) }),
      figures: { bar: line, before: line - 1, beats },
      place: { trackIds: parts.map(({ track }) => track.id), clipIds: [], bars: { from: line - 1, to: line } },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: notes, clips and faders are in the file. Silence inside a recording, and an echo that rings over the stop, I do not hear.',
}

/** The end of a bar in which nothing sounds, or one part alone, though more did before it and more do behind it. */
type Thinning = {
  /** The bar behind it. */
  readonly line: number
  readonly stays: readonly Part[]
  readonly gone: readonly Part[]
  readonly beats: number
}

function barsThatThin(song: Song): Thinning[] {
  const { parts, picture, activity } = song
  const heard = parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0)
  const whole = { start: -Infinity, end: Infinity }
  const sounding = new Map(heard.map((part) => [part, soundingStretches(part.clips, whole)]))
  return activity.tracks.flatMap((_, index) => {
    const line = index + 1
    if (line <= BARS_BEFORE + 1) return []
    const [start, end] = [beatOfBar(picture.meters, line - 1), beatOfBar(picture.meters, line)]
    const beat = { start: end - 1, end }
    const half = { start: (start + end) / 2, end }
    const soundsIn = (part: Part, within: Stretch) => sound(sounding.get(part) ?? [], within)
    const sounds = (part: Part, bar: number) => soundsIn(part, barOf(song, bar))
    const stays = heard.some((part) => soundsIn(part, beat)) ? heard.filter((part) => soundsIn(part, half)) : []
    if (stays.length > 1) return []
    const before = heard.filter((part) => [2, 3].every((by) => sounds(part, line - by)))
    const gone = before.filter((part) => !stays.includes(part))
    if (gone.length < (stays.length === 0 ? 1 : FEWEST_GONE)) return []
    const after = heard.filter((part) => sounds(part, line))
    if (after.length < stays.length + FEWEST_GONE) return []
    // The stop leads to its first beat.
    if (!after.some((part) => !stays.includes(part) && soundsOn(part.clips, end))) return []
    const beats = beatsSilent(song, heard, stays, line)
    const least = stays.length > 0 || gone.length === 1 ? (end - start) / 2 : 1
    return beats >= least - PICKUP_BEATS / 2 ? [{ line, stays, gone, beats: Math.round(beats) }] : []
  })
}

/** How long all but what stays are silent up to a bar. */
function beatsSilent({ picture: { meters } }: Song, heard: readonly Part[], stays: readonly Part[], line: number) {
  const bar = { start: beatOfBar(meters, line - 2), end: beatOfBar(meters, line) }
  const others = heard.filter((part) => !stays.includes(part)).flatMap(({ clips }) => clipsWithin(clips, bar))
  const last = soundingStretches(others, { ...bar, end: bar.end - PICKUP_BEATS }).at(-1)?.end ?? bar.start
  return bar.end - last
}

/** Where the drums come in for the first time, a kick after other drums, and a section that is as full as any. */
function entriesOf(song: Song): { readonly bar: number; readonly parts: readonly Part[]; readonly what: Message }[] {
  const { activity, picture } = song
  const playing = (roles: readonly Role[]) => {
    const beat = partsWith(song, ...roles).filter(({ isAudible }) => isAudible)
    const plays = (part: Part, index: number) => activity.tracks[index]?.has(part.track.id) ?? false
    const first = activity.tracks.findIndex((_, index) => beat.some((part) => plays(part, index)))
    return { bar: first + 1, parts: beat.filter((part) => plays(part, first)) }
  }
  const drums = playing(['kick', 'snare', 'drums', 'hats', 'percussion'])
  const kick = playing(['kick'])
  const full = picture.sections.flatMap(({ density, startBeats }, index) => {
    const isRise = density >= FULL && density > (picture.sections[index - 1]?.density ?? 1)
    return isRise ? [{ bar: barAt(picture.meters, startBeats), parts: [], what: say`the fullest part begins` }] : []
  })
  return [
    { ...drums, what: say`the drums come in` },
    ...(kick.bar > drums.bar ? [{ ...kick, what: say`the kick comes in` }] : []),
    ...full,
  ]
}

/** Whether one of these begins within a stretch, or lasts there for half a beat. */
function sound(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  const last = end - PICKUP_BEATS
  const first = firstWhere(stretches, (one) => one.end > start)
  const inside = stretches.slice(
    first,
    Math.max(
      first,
      firstWhere(stretches, (one) => one.start >= last),
    ),
  )
  return inside.some((one) => one.start > start || Math.min(one.end, last) - start >= RELEASE_BEATS)
}

function barOf({ picture: { meters } }: Song, bar: number): Stretch {
  return { start: beatOfBar(meters, bar), end: beatOfBar(meters, bar + 1) }
}

function barBeats(song: Song, bar: number): number {
  const { start, end } = barOf(song, bar)
  return end - start
}

/** Of the fullest section. */
const FULL = 0.95
const BARS_BEFORE = 3
const FEWEST_GONE = 2
const MOST_BREAKS = 3
/** What rings on for less is a release; what begins in the last quarter beat leads to the next bar. */
const RELEASE_BEATS = 0.5
const PICKUP_BEATS = 0.25
