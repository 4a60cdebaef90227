import { barAt, barPlace, type BarRange, barsBetween, beatOfBar, type MeterSpan } from '@kvint/report'
import type { Activity, PlacedClip } from '../song/song.ts'
import { heardPieces } from './heard-pieces.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/**
 * What plays in each bar: heard tracks that sound there, notes that start, and what the clips hold. In scenes that stand end to end
 * a clip plays as long as it lasts: nothing comes in there or leaves.
 */
export function readActivity(
  clips: readonly PlacedClip[],
  meters: readonly MeterSpan[],
  lengthBeats: number,
  isArranged: boolean,
): Activity {
  const barCount = lengthBeats > 0 ? Math.min(MOST_BARS, barsOfSound(meters, { start: 0, end: lengthBeats }).to) : 0
  const tracks = Array.from({ length: barCount }, () => new Set<number>())
  const content = Array.from({ length: barCount }, () => [] as string[])
  const noteStarts = new Uint32Array(barCount)
  for (const { placed, bars } of barsOfClips(clips, meters, isArranged)) {
    const { report, contentKey, notes } = placed
    const key = `${String(report.trackId)}:${contentKey}`
    for (let bar = bars.from; bar <= Math.min(bars.to, barCount); bar++) {
      tracks[bar - 1]?.add(report.trackId)
      content[bar - 1]?.push(key)
    }
    for (const [, startBeats] of notes) {
      const bar = barAt(meters, report.startBeats + startBeats) - 1
      if (bar >= 0 && bar < barCount) noteStarts[bar] = (noteStarts[bar] ?? 0) + 1
    }
  }
  return { barCount, tracks, noteStarts, content: content.map((keys) => keys.toSorted().join('\n')) }
}

/** The first bar in which anything sounds; 1 where nothing does. */
export function firstBar({ tracks }: Pick<Activity, 'tracks'>): number {
  return Math.max(1, tracks.findIndex(({ size }) => size > 0) + 1)
}

/**
 * Heard clips with the bars that they play in. Rests inside belong to what a part plays; where it comes in or leaves, its first
 * and its last sound count, and not the edges of its clips.
 */
function barsOfClips(
  clips: readonly PlacedClip[],
  meters: readonly MeterSpan[],
  isArranged: boolean,
): { placed: PlacedClip; bars: BarRange }[] {
  const filled = clips
    .flatMap(heardPieces)
    .filter(({ report, notes }) => report.endBeats > report.startBeats && (report.kind === 'audio' || notes.length > 0))
  if (!isArranged)
    return filled.map((placed) => ({
      placed,
      bars: barsBetween(meters, placed.report.startBeats, placed.report.endBeats),
    }))
  return [...Map.groupBy(filled, ({ report }) => report.trackId).values()].flatMap((own) =>
    stretchesOf(own).flatMap(({ clips: joined, sound }) => {
      const within = barsOfSound(meters, sound)
      return joined.map((placed) => {
        const { from, to } = barsBetween(meters, placed.report.startBeats, placed.report.endBeats - TAIL_BEATS)
        return { placed, bars: { from: Math.max(from, within.from), to: Math.min(to, within.to) } }
      })
    }),
  )
}

/** Clips of a track that touch, with what sounds from the first of their sounds to the last. */
function stretchesOf(clips: readonly PlacedClip[]): { clips: PlacedClip[]; endBeats: number; sound: Stretch }[] {
  const stretches: ReturnType<typeof stretchesOf> = []
  for (const placed of clips.toSorted((a, b) => a.report.startBeats - b.report.startBeats)) {
    const { startBeats, endBeats } = placed.report
    const sound = soundOf(placed)
    const last = stretches.at(-1)
    if (last && startBeats <= last.endBeats + TAIL_BEATS) {
      last.clips.push(placed)
      last.endBeats = Math.max(last.endBeats, endBeats)
      last.sound = { start: Math.min(last.sound.start, sound.start), end: Math.max(last.sound.end, sound.end) }
    } else stretches.push({ clips: [placed], endBeats, sound })
  }
  return stretches
}

/** From the first sound of a clip to its last, in beats of the song. */
function soundOf({ report: { kind, startBeats, endBeats }, notes }: PlacedClip): Stretch {
  if (kind === 'audio') return { start: startBeats, end: endBeats }
  const start = notes.reduce((first, note) => Math.min(first, note[1]), Infinity)
  const end = notes.reduce((last, note) => Math.max(last, note[1] + note[2]), 0)
  return { start: startBeats + start, end: Math.min(endBeats, startBeats + end) }
}

/**
 * The bars of a stretch of sound: a pickup comes in with the bar that it leads to, and what reaches over a bar line by a hair ends
 * before it.
 *
 * `barsOfSound(meters, { start: 55.5, end: 128.1 })` in common time → bars 15 to 32
 */
function barsOfSound(meters: readonly MeterSpan[], { start, end }: Stretch): BarRange {
  const first = barAt(meters, start)
  const isPickup = barPlace(meters, start) - first >= PICKUP_SHARE && end > beatOfBar(meters, first + 1) + TAIL_BEATS
  const from = isPickup ? first + 1 : first
  return { from, to: Math.max(from, barsBetween(meters, start, end - TAIL_BEATS).to) }
}

/** The last quarter of a bar leads to the next. */
const PICKUP_SHARE = 0.75 - 1e-6
/** What reaches over a bar line by less is a release. */
const TAIL_BEATS = 0.25
/** Thirteen hours at 120 BPM: a clip at a broken place must not fill the memory. */
const MOST_BARS = 24_000
