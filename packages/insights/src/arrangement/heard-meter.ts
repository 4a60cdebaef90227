import type { Part, Song } from '../song/song.ts'
import { isMultiple } from '../song/is-multiple.ts'
import { heardPieces } from './heard-pieces.ts'

/** A meter that the parts count in, where the set is left at another. */
export type HeardMeter = {
  /** Quarter notes of its bar. */
  readonly beats: number
  readonly parts: readonly PartInMeter[]
  /** Places on whole beats at which a clip begins or a locator stands, and how many of them lie on bar lines of either. */
  readonly places: { readonly all: number; readonly ofHeard: number; readonly ofSet: number }
}

/** `share`: of where its notes begin, what comes again after a bar; `null` for a loop of audio of `loopBeats`. */
export type PartInMeter = {
  readonly part: Part
  readonly loopBeats: number | null
  readonly share: number | null
  readonly shareOfSet: number | null
}

/**
 * The meter of a song whose drums, bass and loops come again after other bars than Live counts; `null` where any part keeps Live’s
 * bar, where it is a single part, and in the session. Worked out once a song. After the rule of parallelism (Lerdahl & Jackendoff
 * 1983; Temperley 2001): what comes again is heard at the same place of the bar.
 *
 * `heardMeter(song)?.beats` → `3` for drums and bass in three under 4/4
 */
export function heardMeter(song: Song): HeardMeter | null {
  const known = KNOWN.get(song)
  if (known !== undefined) return known
  const found = meterOf(song)
  KNOWN.set(song, found)
  return found
}

function meterOf(song: Song): HeardMeter | null {
  const { meters, of } = song.picture
  const [meter] = meters
  if (!meter || meters.length > 1 || of !== 'arrangement') return null
  const { beatsPerBar } = meter
  const parts = song.parts.filter(({ isAudible }) => isAudible)
  const others = COUNTED.filter((beats) => !isMultiple(beats, beatsPerBar) && !isMultiple(beatsPerBar, beats))
  for (const beats of others) {
    const read = parts.flatMap((part) => readPart(song, part, beats, beatsPerBar))
    if (read.some(({ keeps }) => keeps)) continue
    const counting = read.filter(({ counts }) => counts)
    if (counting.length < FEWEST_PARTS || !counting.some(({ part }) => BEAT.has(part.report.role.role))) continue
    const places = placesIn(song, counting, beats, beatsPerBar)
    if (places.ofHeard < places.all * MOST_PLACES || places.ofHeard < places.ofSet) continue
    return { beats, parts: counting.map(({ part, told }) => ({ part, ...told })), places }
  }
  return null
}

type Reading = {
  readonly part: Part
  readonly told: Omit<PartInMeter, 'part'>
  /** It comes again with the bars that are tried. */
  readonly counts: boolean
  /** It comes again with the bars of the set. */
  readonly keeps: boolean
}

function readPart(song: Song, part: Part, beats: number, beatsPerBar: number): Reading[] {
  const loopBeats = roundLoop(part)
  if (loopBeats !== null) {
    const [isOfHeard, isOfSet] = [isMultiple(loopBeats, beats), isMultiple(loopBeats, beatsPerBar)]
    const told = { loopBeats, share: null, shareOfSet: null }
    return [{ part, told, counts: isOfHeard && !isOfSet, keeps: isOfSet && !isOfHeard }]
  }
  const starts = startsOf(song, part)
  if (starts.size < FEWEST_STARTS) return []
  // Twelve beats are bars of three as well as of four: they tell nothing.
  const shareAfter = (bar: number, other: number) =>
    Math.max(...[1, 2, 4].map((times) => (isMultiple(bar * times, other) ? 0 : recurring(starts, bar * times))))
  const [share, shareOfSet] = [shareAfter(beats, beatsPerBar), shareAfter(beatsPerBar, beats)]
  return [
    {
      part,
      told: { loopBeats: null, share, shareOfSet },
      counts: share >= LEAST_RECURRING && share >= shareOfSet + APART,
      keeps: shareOfSet >= LEAST_RECURRING && shareOfSet >= share + APART,
    },
  ]
}

/** The length of the loop of audio that a part plays for longest, in warped beats; `null` where none comes round. */
function roundLoop({ clips }: Part): number | null {
  const lengths = clips.flatMap(heardPieces).flatMap(({ clip, report: { startBeats, endBeats } }) => {
    const { isOn, start, end } = clip.loop
    const isRound = endBeats - startBeats >= (end - start) * 2 - HAIR_BEATS
    return clip.kind === 'audio' && clip.isWarped && isOn && end - start >= 1 && isRound
      ? [{ beats: end - start, played: endBeats - startBeats }]
      : []
  })
  return lengths.toSorted((a, b) => b.played - a.played)[0]?.beats ?? null
}

/** Steps at which notes of a part begin, however many together. */
function startsOf({ lines }: Song, { track }: Part): ReadonlySet<number> {
  const notes = (lines.byTrack.get(track.id) ?? []).slice(0, MOST_NOTES)
  return new Set(notes.map(({ startBeats }) => Math.round(startBeats * STEPS_A_BEAT)))
}

/** Share of the starts behind which another comes so many beats later, among those behind which one could. */
function recurring(starts: ReadonlySet<number>, beats: number): number {
  const by = beats * STEPS_A_BEAT
  const last = Math.max(...starts)
  const early = [...starts].filter((at) => at + by <= last)
  if (early.length < FEWEST_STARTS / 2) return 0
  return early.filter((at) => [-1, 0, 1].some((off) => starts.has(at + by + off))).length / early.length
}

/** Of the time in which two or more of these parts play, its start left out. */
function placesIn(song: Song, counting: readonly Reading[], beats: number, beatsPerBar: number): HeardMeter['places'] {
  const clips = song.parts.filter(({ isAudible }) => isAudible).flatMap((part) => part.clips.flatMap(heardPieces))
  const own = counting.map(({ part }) => part.clips.flatMap(heardPieces).map(({ report }) => report))
  const from = Math.min(...own.flat().map(({ startBeats }) => startBeats))
  const [, to = from] = own
    .map((reports) => Math.max(...reports.map(({ endBeats }) => endBeats)))
    .toSorted((a, b) => b - a)
  const starts = [
    ...clips.map(({ report }) => report.startBeats),
    ...song.set.locators.map(({ timeBeats }) => timeBeats),
  ]
  const all = [...new Set(starts.map((at) => Math.round(at * 100) / 100))].filter(
    (at) => at > from && at < to && Math.abs(at - Math.round(at)) < NEAR_BEATS,
  )
  const onBars = (bar: number) => all.filter((at) => Math.round(at - from) % bar === 0).length
  return { all: all.length, ofHeard: onBars(beats), ofSet: onBars(beatsPerBar) }
}

const KNOWN = new WeakMap<Song, HeardMeter | null>()
/** Quarter notes of a bar that is tried. */
const COUNTED = [3, 4, 5, 7]
/** One part alone is polymetre. */
const FEWEST_PARTS = 2
const BEAT: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion', 'bass'])
const FEWEST_STARTS = 16
/** A pattern shows in its first few thousand notes. */
const MOST_NOTES = 4096
const LEAST_RECURRING = 0.7
/** Straight hits come again after any beat: only the difference tells. */
const APART = 0.2
const MOST_PLACES = 0.75
/** A take that was cut by ear begins anywhere. */
const NEAR_BEATS = 0.02
const STEPS_A_BEAT = 8
const HAIR_BEATS = 1e-3
