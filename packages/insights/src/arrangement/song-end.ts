import { barAt, beatOfBar, heardSpans, type MeterSpan } from '@kvint/report'
import type { PlacedClip } from '../song/song.ts'

/** Where the song ends, and what was left behind it. */
export type SongEnd = {
  readonly endBeats: number
  /** Clips parked behind a long silence, first to last; they are no part of the song. */
  readonly strays: readonly PlacedClip[]
}

/**
 * The song ends with what is heard last: clips that are switched off or hold no notes count only where nothing else
 * does, a MIDI clip ends with the bar of its last note, and what reaches over a bar line by a hair ends there. It ends
 * before the first silence of `LONG_GAP_BEATS` that only few clips follow, or less than a bar in all, as a touch of the
 * record button leaves it; and before one of eight bars that only a scrap follows, shorter than the silence and than a quarter of
 * the song. It ends before a silence of sixteen bars, too, behind
 * which takes are kept. Where more follows, that is the song going on, or a second one.
 *
 * `songEnd(clips, meters)` → `{ endBeats: 448, strays: [parkedClip] }`
 */
export function songEnd(clips: readonly PlacedClip[], meters: readonly MeterSpan[]): SongEnd {
  const filled = clips.filter(({ report, notes }) => report.kind === 'audio' || notes.length > 0)
  const heard = filled.flatMap(untilHeard)
  const lasting = (heard.length > 0 ? heard : filled.length > 0 ? filled : clips)
    .filter(({ report }) => report.endBeats > report.startBeats)
    .toSorted((a, b) => a.report.startBeats - b.report.startBeats)
  const barBeats = meters.at(-1)?.beatsPerBar ?? 4
  const startBeats = lasting[0]?.report.startBeats ?? 0
  const lastBeats = lasting.reduce((end, { report }) => Math.max(end, report.endBeats), 0)
  let endBeats = startBeats
  for (const [index, placed] of lasting.entries()) {
    const isFew = lasting.length - index <= lasting.length * MOST_STRAYS
    const isTouch = lastBeats - placed.report.startBeats < barBeats && endBeats - startBeats >= barBeats
    const gap = placed.report.startBeats - endBeats
    const rest = lastBeats - placed.report.startBeats
    const isScrap = isFew && rest < Math.min(gap, (endBeats - startBeats) * LARGEST_SCRAP)
    const isAway = (gap >= LONG_GAP_BEATS && (isFew || isTouch)) || (gap >= barBeats * PAUSE_BARS && isScrap)
    const isLong = gap >= barBeats * PARKED_BARS
    if (isAway || (isLong && areParked(lasting.slice(0, index), lasting.slice(index), barBeats)))
      return { endBeats, strays: lasting.slice(index) }
    endBeats = Math.max(endBeats, endOf(placed, meters))
  }
  return { endBeats, strays: [] }
}

/**
 * Whether takes are kept behind a gap: fewer than half as many tracks sound together there as before it, and mostly no more than a
 * quarter as many.
 */
function areParked(before: readonly PlacedClip[], behind: readonly PlacedClip[], barBeats: number): boolean {
  const most = tracksInBars(before, barBeats).at(-1) ?? 0
  const later = tracksInBars(behind, barBeats)
  const [usual = 0, mostLater = 0] = [later[Math.floor(later.length / 2)], later.at(-1)]
  return most >= FEWEST_TOGETHER && mostLater * 2 < most && usual * 4 <= most
}

/** How many tracks sound in each bar in which any does, from the fewest up; clips come in the order in which they begin. */
function tracksInBars(clips: readonly PlacedClip[], barBeats: number): number[] {
  const steps = new Int32Array(MOST_BARS + 1)
  const counted = new Map<number, number>()
  for (const { report } of clips) {
    const from = Math.max(counted.get(report.trackId) ?? 0, Math.floor(report.startBeats / barBeats))
    const to = Math.min(Math.ceil(report.endBeats / barBeats), MOST_BARS)
    if (to <= from) continue
    steps[from] = (steps[from] ?? 0) + 1
    steps[to] = (steps[to] ?? 0) - 1
    counted.set(report.trackId, to)
  }
  let sounding = 0
  return [...steps]
    .map((step) => (sounding += step))
    .filter((size) => size > 0)
    .toSorted((a, b) => a - b)
}

/** A clip up to where automation closes it for good; nothing of one that is not heard. */
function untilHeard(placed: PlacedClip): PlacedClip[] {
  const last = heardSpans(placed.report).at(-1)
  return last ? [{ ...placed, report: { ...placed.report, endBeats: last.endBeats } }] : []
}

function endOf({ report, notes }: PlacedClip, meters: readonly MeterSpan[]): number {
  const { kind, startBeats, endBeats } = report
  const length = kind === 'audio' || notes.length === 0 ? endBeats - startBeats : lastOf(notes)
  const bar = barAt(meters, Math.max(startBeats, startBeats + length - TAIL_BEATS))
  return Math.min(endBeats, beatOfBar(meters, bar + 1))
}

function lastOf(notes: PlacedClip['notes']): number {
  return notes.reduce((end, [, start, duration]) => Math.max(end, start + duration), 0)
}

/** What reaches over a bar line by less is a release. */
const TAIL_BEATS = 0.25
/** 16 bars of 4/4; a rule of thumb. */
export const LONG_GAP_BEATS = 64
const MOST_STRAYS = 0.25
/** Two phrases of four: no pause for effect lasts as long. */
const PAUSE_BARS = 8
/** Four phrases: as long no song is silent in its middle. */
const PARKED_BARS = 16
const LARGEST_SCRAP = 0.25
const FEWEST_TOGETHER = 5
/** No song is longer, and a clip at a broken place must not fill the memory. */
const MOST_BARS = 2000
