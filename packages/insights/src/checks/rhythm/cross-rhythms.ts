import { type BarRange, barsBetween } from '@kvint/report'
import { polymeterOf, type Polymeter } from '@kvint/theory'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { isMultiple } from '../../song/is-multiple.ts'
import { patternBeats } from './recurrence.ts'
import { rhythmsOf } from './rhythms-of.ts'

/** A pattern that drifts against the bar. */
export type CrossRhythm = Polymeter & {
  readonly part: Part
  /** How often it comes in a row; `null` in the session, where it runs as long as it is left on. */
  readonly times: number | null
  /** It runs on behind the bar line that it meets again. */
  readonly isMet: boolean
  readonly bars: BarRange | null
}

/**
 * Each heard part whose pattern fits no bar, by the loops of its clips, else by its notes, while another part keeps the bar or
 * none else plays; none where the song counts in another meter than the set.
 *
 * @example crossRhythmsOf(song)[0]?.loopBeats // → 2.25 for a loop of nine sixteenths
 */
export function crossRhythmsOf(song: Song): CrossRhythm[] {
  const { meters } = song.picture
  const [meter] = meters
  if (!meter || meters.length > 1 || heardMeter(song)) return []
  const { beatsPerBar } = meter
  return song.parts
    .filter(({ isAudible }) => isAudible)
    .flatMap((part) => inLoops(song, part, beatsPerBar) ?? inNotes(song, part, beatsPerBar) ?? [])
}

/** By the clip in which it runs for longest. */
function inLoops(song: Song, part: Part, beatsPerBar: number): CrossRhythm | null {
  const isSession = song.picture.of === 'scenes'
  const found = part.clips.flatMap(heardPieces).flatMap((placed) => {
    const { clip, report } = placed
    if (clip.kind !== 'midi' || !clip.loop.isOn) return []
    const polymeter = polymeterOf(patternBeats(clip), beatsPerBar)
    const beats = report.endBeats - report.startBeats
    const isLong = isSession || (polymeter && isDrift(beats, polymeter, beatsPerBar))
    return polymeter && isLong && polymeter.loopBeats <= beatsPerBar * LONGEST_BARS
      ? [{ placed, polymeter, beats }]
      : []
  })
  const [longest] = found.toSorted((a, b) => b.beats - a.beats)
  if (!longest || !isBarKept(song, part, longest.placed, longest.polymeter.loopBeats)) return null
  const { placed, polymeter, beats } = longest
  const { startBeats, endBeats } = placed.report
  return {
    ...polymeter,
    part,
    times: isSession ? null : Math.floor(beats / polymeter.loopBeats + HAIR_BEATS),
    isMet: isSession || beats > polymeter.meetsAfterBars * beatsPerBar + HAIR_BEATS,
    bars: isSession ? null : barsBetween(song.picture.meters, startBeats, endBeats),
  }
}

/** A figure that starts again with each phrase recurs less often: it does not drift. */
function inNotes(song: Song, part: Part, beatsPerBar: number): CrossRhythm | null {
  const { polymeter, loop } = rhythmsOf(song).find((one) => one.part === part)?.rhythm ?? {}
  if (!polymeter || !loop || loop.exactness < EXACT) return null
  if (!part.clips.flatMap(heardPieces).some((placed) => isBarKept(song, part, placed, loop.lengthBeats))) return null
  // The last time may be cut short.
  const beats = (loop.times - 1) * loop.lengthBeats
  if (!isDrift(beats, polymeter, beatsPerBar)) return null
  return {
    ...polymeter,
    part,
    times: loop.times,
    isMet: beats >= polymeter.meetsAfterBars * beatsPerBar,
    bars: null,
  }
}

function isDrift(beats: number, { loopBeats }: Polymeter, beatsPerBar: number): boolean {
  return beats > beatsPerBar * LONGEST_PHRASE_BARS && beats >= loopBeats * FEWEST_TIMES - HAIR_BEATS
}

/**
 * Whether another part that plays meanwhile fits the bar and not the pattern, or none else plays: where all loops last three beats, or
 * twelve, the bar does too.
 */
function isBarKept(
  { parts, picture }: Song,
  part: Part,
  { report: { startBeats, endBeats } }: PlacedClip,
  loopBeats: number,
): boolean {
  const isSession = picture.of === 'scenes'
  const others = parts
    .filter((one) => one !== part && one.isAudible)
    .flatMap(({ clips }) => clips.flatMap(heardPieces))
    .filter(({ report }) => report.startBeats < endBeats && report.endBeats > startBeats)
  if (others.length === 0) return !isSession
  const beatsPerBar = picture.meters[0]?.beatsPerBar ?? 4
  return others.some(({ clip: { kind, loop } }) => {
    const length = loop.end - loop.start
    if (!loop.isOn) return !isSession && kind === 'midi'
    return (isMultiple(length, beatsPerBar) || isMultiple(beatsPerBar, length)) && !isMultiple(length, loopBeats)
  })
}

/** One that starts again with each phrase falls in with the bar. */
const LONGEST_PHRASE_BARS = 4
const FEWEST_TIMES = 4
/** What is longer is heard as a line with an end, not as a pattern. */
const LONGEST_BARS = 2
const EXACT = 0.99
const HAIR_BEATS = 1e-3
