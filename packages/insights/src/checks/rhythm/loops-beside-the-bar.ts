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
  readonly startBeats: number
  readonly endBeats: number
}

/**
 * The loop of each heard part that lasts no whole bars and comes round twice or more, in the clip in which it runs for longest; worked
 * out once a song.
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
    const found = part.clips.flatMap(heardPieces).flatMap((placed) => {
      const beats = cycleBeats(placed.clip)
      if (beats < SHORTEST_BEATS || fits(beats, beatsPerBar)) return []
      const { startBeats, endBeats } = placed.report
      const length = endBeats - startBeats
      const times = Math.floor(length / beats + HAIR_BEATS)
      const isRound = isSession || (times >= FEWEST_TIMES && length > beatsPerBar * LONGEST_PHRASE_BARS)
      return isRound ? [{ placed, beats, length, times }] : []
    })
    const [longest] = found.toSorted((a, b) => b.length - a.length)
    if (!longest) return []
    const { placed, beats, times, length } = longest
    const { startBeats, endBeats } = placed.report
    const returns = isSession ? 1 : Math.ceil(length / beats - HAIR_BEATS) - 1
    const slip = slipOf(beats, beatsPerBar, 60_000 / bpmOver(song, placed))
    if (slip && Math.abs(slip.ms * returns) < LEAST_HEARD_MS) return []
    return [
      {
        part,
        beats,
        times: isSession ? null : times,
        slip,
        isAgainstTheBar: isBarKept(song, part, placed, beats, beatsPerBar),
        bars: isSession ? null : barsBetween(meters, startBeats, endBeats),
        startBeats,
        endBeats,
      },
    ]
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

/** Whether another part that plays meanwhile loops in whole bars, or begins on a bar line with notes of its own length. */
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
      if (clip.loop.isOn) return isInBeats(clip) && fits(length, beatsPerBar) && !isMultiple(length, beats)
      return clip.kind === 'midi' && isBarLine(report.startBeats - (meter?.startBeats ?? 0), beatsPerBar)
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
