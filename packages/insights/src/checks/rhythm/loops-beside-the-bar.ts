import type { Clip } from '@kvint/als'
import { type BarRange, barsBetween } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'
import { bpmOver } from '../warp/stretch-ratio.ts'
import { isMultiple } from '../../song/is-multiple.ts'
import { patternBeats, soundingNotes } from './recurrence.ts'

/** A loop that comes round and fills no whole bars. */
export type LoopBesideTheBar = {
  readonly part: Part
  readonly beats: number
  /** How often it comes round; `null` in the session, where it runs as long as it is left on. */
  readonly times: number | null
  /** How much it is longer than the nearest whole bars, where that is a hair. */
  readonly slip: { readonly beats: number; readonly ms: number; readonly ofBars: number } | null
  /** Another part that plays meanwhile keeps the bar. */
  readonly isAgainstTheBar: boolean
  readonly bars: BarRange | null
  /** All that its track plays is this loop. */
  readonly isAllOfPart: boolean
  readonly startBeats: number
  readonly endBeats: number
}

/**
 * The loops of each heard part that last no whole bars and come round twice or more, each in the clip in which it runs for
 * longest; of those that are a hair off, the longest alone. Worked out once a song.
 *
 * `loopsBesideTheBar(song)` → `[{ beats: 13.25, times: 14, … }]`
 */
export function loopsBesideTheBar(song: Song): readonly LoopBesideTheBar[] {
  const known = KNOWN.get(song)
  if (known) return known
  const found = loopsIn(song)
  KNOWN.set(song, found)
  return found
}

function loopsIn(song: Song): LoopBesideTheBar[] {
  const { meters, of } = song.picture
  const [meter] = meters
  if (!meter || meters.length > 1 || heardMeter(song)) return []
  const { beatsPerBar } = meter
  const isSession = of === 'scenes'
  return song.parts.flatMap((part) => {
    const played = part.clips.flatMap(heardPieces)
    const found = played.flatMap((placed) => {
      const beats = cycleBeats(placed.clip)
      if (beats < SHORTEST_BEATS || fits(beats, beatsPerBar)) return []
      const { startBeats, endBeats } = placed.report
      const length = endBeats - startBeats
      const times = Math.floor(length / beats + HAIR_BEATS)
      const isRound = isSession || (times >= FEWEST_TIMES && length > beatsPerBar * LONGEST_PHRASE_BARS)
      const slip = slipOf(beats, beatsPerBar, 60_000 / bpmOver(song, placed))
      return isRound ? [{ placed, beats, length, times, slip }] : []
    })
    const byLength = Map.groupBy(
      found.toSorted((a, b) => b.length - a.length),
      ({ beats }) => Math.round(beats / HAIR_BEATS),
    )
    const longest = [...byLength.values()].flatMap((alike) => alike.slice(0, 1))
    const told = longest[0]?.slip ? longest.slice(0, 1) : longest.filter(({ slip }) => !slip)
    return told.flatMap(({ placed, beats, times, length, slip }): LoopBesideTheBar[] => {
      const { startBeats, endBeats } = placed.report
      const returns = isSession ? 1 : Math.ceil(length / beats - HAIR_BEATS) - 1
      if (slip && Math.abs(slip.ms * returns) < LEAST_HEARD_MS) return []
      return [
        {
          part,
          beats,
          times: isSession ? null : times,
          slip,
          isAgainstTheBar: isBarKept(song, part, placed, beats, beatsPerBar),
          bars: isSession ? null : barsBetween(meters, startBeats, endBeats),
          isAllOfPart: played.every(({ clip }) => Math.abs(cycleBeats(clip) - beats) < HAIR_BEATS),
          startBeats,
          endBeats,
        },
      ]
    })
  })
}

/** After how many beats a loop comes again; 0 where it is switched off or holds a single moment. */
function cycleBeats(clip: Clip): number {
  const { isOn, start, end } = clip.loop
  if (!isOn || (clip.kind === 'audio' && !clip.isWarped)) return 0
  const length = end - start
  if (clip.kind === 'audio') return length
  const moments = new Set(soundingNotes(clip).map(({ startBeats }) => startBeats))
  return isOnTheGrid(length) ? patternBeats(clip) : moments.size > 1 ? length : 0
}

/** Where a loop is a hair off whole bars: by less than a sixteenth, or by one where it is too long to be a pattern. */
function slipOf(beats: number, beatsPerBar: number, msPerBeat: number): LoopBesideTheBar['slip'] {
  const ofBars = Math.max(1, Math.round(beats / beatsPerBar))
  const off = beats - ofBars * beatsPerBar
  const isLong = beats > beatsPerBar * LONGEST_PATTERN_BARS
  const isHair = isLong ? Math.abs(off) < SIXTEENTH + HAIR_BEATS : Math.abs(off) < SIXTEENTH - HAIR_BEATS
  return isHair ? { beats: off, ms: off * msPerBeat, ofBars } : null
}

/**
 * Whether another part that plays meanwhile loops in whole bars, more than once or from a bar line on, or begins on one with
 * notes of its own length.
 */
function isBarKept(
  { parts, picture }: Song,
  part: Part,
  { report: { startBeats, endBeats } }: PlacedClip,
  beats: number,
  beatsPerBar: number,
): boolean {
  const [meter] = picture.meters
  return parts
    .filter((one) => one !== part)
    .flatMap(({ clips }) => clips.flatMap(heardPieces))
    .filter(({ report }) => report.startBeats < endBeats && report.endBeats > startBeats)
    .some(({ clip, notes, report }) => {
      if (clip.kind === 'midi' && notes.length === 0) return false
      const length = clip.loop.end - clip.loop.start
      const isFromBarLine = isBarLine(report.startBeats - (meter?.startBeats ?? 0), beatsPerBar)
      if (!clip.loop.isOn) return clip.kind === 'midi' && isFromBarLine
      const comesRound = report.endBeats - report.startBeats > length + HAIR_BEATS
      const keepsBar = isInBeats(clip) && fits(length, beatsPerBar) && (comesRound || isFromBarLine)
      return keepsBar && !isMultiple(length, beats)
    })
}

function isInBeats(clip: Clip): boolean {
  return clip.kind === 'midi' || clip.isWarped
}

/** A loop of whole bars, or several of it in one. */
function fits(beats: number, beatsPerBar: number): boolean {
  return isMultiple(beats, beatsPerBar) || isMultiple(beatsPerBar, beats)
}

function isBarLine(beats: number, beatsPerBar: number): boolean {
  return Math.abs(beats - Math.round(beats / beatsPerBar) * beatsPerBar) < HAIR_BEATS
}

/** Whether a length can be counted: sixteenths, or sixteenths of a triplet. */
export function isCounted(beats: number): boolean {
  return isOnTheGrid(beats) || isOnTheGrid(beats * 1.5)
}

export function isOnTheGrid(beats: number): boolean {
  return Math.abs(beats - Math.round(beats / SIXTEENTH) * SIXTEENTH) < HAIR_BEATS
}

const KNOWN = new WeakMap<Song, readonly LoopBesideTheBar[]>()
const SIXTEENTH = 0.25
const HAIR_BEATS = 1e-3
const FEWEST_TIMES = 2
/** What is shorter is heard as a roll. */
const SHORTEST_BEATS = 1
/** One that starts again with each phrase falls in with the bar. */
const LONGEST_PHRASE_BARS = 4
/** What is longer is heard as a line with an end, not as a pattern. */
const LONGEST_PATTERN_BARS = 2
/** Less is heard as feel. */
const LEAST_HEARD_MS = 10
