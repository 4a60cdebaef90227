import { barAt, type BarRange, barsBetween, beatOfBar, heardSpans, type MeterSpan } from '@kvint/report'
import type { Part, PlacedClip } from '../song/song.ts'

/** Bars in which nothing comes but the same few bars again, and how many those are. */
export type RepeatedBars = { readonly bars: BarRange; readonly periodBars: number }

/**
 * The longest stretch of the song in which every heard track repeats the same eight bars or fewer: same notes, those held
 * over from the bar before too, none clearly louder than before, same places of the same samples. Other than the content
 * of clips this sees two clips that take turns, and a loop that was written out into one long clip. `null` where no bar
 * comes again.
 */
export function longestLoop(
  parts: readonly Part[],
  meters: readonly MeterSpan[],
  barCount: number,
): RepeatedBars | null {
  const content = contentOfBars(parts, meters, barCount)
  let best: RepeatedBars | null = null
  for (let period = 1; period <= LONGEST_PERIOD_BARS; period++) {
    let from = 1
    let heard = 0
    for (let bar = 1; bar <= barCount; bar++) {
      const [here, before] = [content[bar - 1], content[bar - 1 - period]]
      if (here?.key !== '') heard = bar
      if (bar - heard >= period) from = bar + 1
      else if (bar - from >= period && !isSame(here, before)) from = bar - period + 1
      const length = bar - from + 1
      if (length >= 2 * period && length > lengthOf(best)) best = { bars: { from, to: bar }, periodBars: period }
    }
  }
  return best
}

function lengthOf(found: RepeatedBars | null): number {
  return found ? found.bars.to - found.bars.from + 1 : 0
}

/** What a bar plays, and how strong each of it is. */
type BarContent = { readonly key: string; readonly velocities: readonly number[] }
type Placed = { readonly key: string; readonly velocity: number }

function isSame(one: BarContent | undefined, other: BarContent | undefined): boolean {
  return (
    one?.key === other?.key &&
    !one?.velocities.some((velocity, at) => Math.abs(velocity - (other?.velocities[at] ?? velocity)) >= ACCENT)
  )
}

function contentOfBars(parts: readonly Part[], meters: readonly MeterSpan[], barCount: number): BarContent[] {
  const content = Array.from({ length: barCount }, () => [] as Placed[])
  const held: BarRange[] = []
  for (const { track, clips } of parts) {
    for (const placed of clips) {
      if (!placed.report.isHeard) continue
      if (placed.clip.kind === 'audio') addAudio(content, track.id, placed, meters)
      else for (const range of addNotes(content, track.id, placed, meters)) held.push(range)
    }
  }
  const alone = barsIn(held, barCount)
  return content.map((placed, index) => {
    if (alone[index]) return { key: `bar ${String(index + 1)}`, velocities: [] }
    const sorted = placed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.velocity - b.velocity))
    return { key: sorted.map(({ key }) => key).join('\n'), velocities: sorted.map(({ velocity }) => velocity) }
  })
}

/** Of each bar whether one of many ranges covers it. */
function barsIn(ranges: readonly BarRange[], barCount: number): boolean[] {
  const steps = new Int32Array(barCount + 2)
  for (const { from, to } of ranges) {
    steps[from] = (steps[from] ?? 0) + 1
    steps[to + 1] = (steps[to + 1] ?? 0) - 1
  }
  let covering = 0
  return Array.from({ length: barCount }, (_, index) => (covering += steps[index + 1] ?? 0) > 0)
}

/** The bars that a note is held through for longer than any period: they are like no other. */
function addNotes(
  content: Placed[][],
  trackId: number,
  { report, notes }: PlacedClip,
  meters: readonly MeterSpan[],
): BarRange[] {
  const spans = heardSpans(report)
  const long: BarRange[] = []
  for (const [pitch, startBeats, durationBeats, velocity] of notes) {
    const beats = report.startBeats + startBeats
    if (!spans.some((span) => beats < span.endBeats && beats + durationBeats > span.startBeats)) continue
    const bar = barAt(meters, beats)
    const key = [trackId, pitch, ticks(beats - beatOfBar(meters, bar)), ticks(durationBeats)].join(' ')
    content[bar - 1]?.push({ key, velocity })
    const ends = Math.min(beats + durationBeats, report.endBeats)
    const last = Math.min(content.length, barAt(meters, ends - TAIL_BEATS))
    const near = Math.min(last, bar + LONGEST_PERIOD_BARS)
    for (let held = bar + 1; held <= near; held++)
      content[held - 1]?.push({
        key: [trackId, pitch, 'held', ticks(ends - beatOfBar(meters, held))].join(' '),
        velocity,
      })
    if (last > near) long.push({ from: near + 1, to: last })
  }
  return long
}

function addAudio(
  content: Placed[][],
  trackId: number,
  { clip, report, contentKey }: PlacedClip,
  meters: readonly MeterSpan[],
): void {
  const { isOn, start, end, startRelative } = clip.loop
  const spans = heardSpans(report)
  const inBars = spans.flatMap(({ startBeats, endBeats }) => {
    const { from, to } = barsBetween(meters, startBeats, endBeats)
    return Array.from({ length: Math.max(0, Math.min(to, content.length) - from + 1) }, (_, at) => {
      const [start, end] = [beatOfBar(meters, from + at), beatOfBar(meters, from + at + 1)]
      return { bar: from + at, barBeats: start, begins: Math.max(start, startBeats), ends: Math.min(end, endBeats) }
    })
  })
  for (const { bar, barBeats, begins, ends } of inBars) {
    const played = begins - report.startBeats + startRelative
    const place = isOn && end > start ? played % (end - start) : played
    const key = [trackId, contentKey, ...[place, begins - barBeats, ends - barBeats].map(ticks)].join(' ')
    content[bar - 1]?.push({ key, velocity: 0 })
  }
}

/** What reaches over a bar line by less is a release. */
const TAIL_BEATS = 0.25
/** Live's finest grid is far above it; hands are below. */
function ticks(beats: number): number {
  return Math.round(beats * TICKS_PER_BEAT)
}

const TICKS_PER_BEAT = 96
/** Velocities so far apart are an accent beside a soft hit; hands and grooves scatter by less. */
const ACCENT = 20
/** Ears stop noticing what comes again after eight to sixteen bars. */
const LONGEST_PERIOD_BARS = 8
