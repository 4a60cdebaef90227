import { barsBetween, type FormMove, type FormReading, type MeterSpan } from '@kvint/report'
import type { Activity, PlacedClip } from '../song/song.ts'
import { without } from './set-arithmetic.ts'

/** Density, entries and exits, the longest unchanged stretch, and how much is copied. */
export function readForm(activity: Activity, clips: readonly PlacedClip[], meters: readonly MeterSpan[]): FormReading {
  return {
    densityPerBar: densityPerBar(activity),
    moves: moves(activity),
    longestUnchanged: longestUnchanged(activity, clips, meters),
    copyShare: copyShare(clips),
    unfolding: null,
  }
}

function densityPerBar({ barCount, tracks, noteStarts }: Activity): number[] {
  const fullness = Array.from({ length: barCount }, (_, bar) => (tracks[bar]?.size ?? 0) + (noteStarts[bar] ?? 0) / 8)
  const fullest = fullness.reduce((most, value) => Math.max(most, value), 0)
  return fullness.map((value) => (fullest === 0 ? 0 : Math.round((value / fullest) * 1000) / 1000))
}

function moves({ tracks }: Activity): FormMove[] {
  const found: FormMove[] = []
  let before: ReadonlySet<number> = new Set()
  for (const [index, now] of tracks.entries()) {
    const enters = without(now, before)
    const leaves = without(before, now)
    if (enters.length + leaves.length > 0) found.push({ bar: index + 1, enters, leaves })
    before = now
  }
  return found
}

/**
 * Bars between two moments at which a different content begins or a track falls silent. A copy that follows its
 * original changes nothing.
 */
function longestUnchanged(
  { barCount, content }: Activity,
  clips: readonly PlacedClip[],
  meters: readonly MeterSpan[],
): FormReading['longestUnchanged'] {
  if (barCount === 0) return null
  const throughComposed = longClipBars(clips, meters, barCount)
  let best = { from: 1, to: 0 }
  let from = 1
  for (let bar = 1; bar <= barCount; bar++) {
    const isChange = bar > 1 && content[bar - 1] !== content[bar - 2]
    const isSilent = content[bar - 1] === '' || throughComposed.has(bar)
    if (isChange || isSilent) from = isSilent ? bar + 1 : bar
    if (!isSilent && bar - from > best.to - best.from) best = { from, to: bar }
  }
  return best.to >= best.from ? best : null
}

/** Bars of a long clip that is played once: it may change inside, which its content key can't say. */
function longClipBars(
  clips: readonly PlacedClip[],
  meters: readonly MeterSpan[],
  barCount: number,
): ReadonlySet<number> {
  const bars = new Set<number>()
  for (const { clip, report } of clips) {
    const { isOn, start, end } = clip.loop
    const isPlayedOnce = !isOn || end - start >= report.endBeats - report.startBeats - HAIR_BEATS
    if (!report.isHeard || !isPlayedOnce) continue
    const range = barsBetween(meters, report.startBeats, report.endBeats)
    if (range.to - range.from + 1 <= LOOP_LENGTH_BARS) continue
    for (let bar = range.from; bar <= Math.min(range.to, barCount); bar++) bars.add(bar)
  }
  return bars
}

function copyShare(clips: readonly PlacedClip[]): number | null {
  const heard = clips.filter(({ report, clip, notes }) => report.isHeard && (clip.kind === 'audio' || notes.length > 0))
  if (heard.length < 2) return null
  const contents = new Set(heard.map(({ report, contentKey }) => `${String(report.trackId)}:${contentKey}`))
  return Math.round((1 - contents.size / heard.length) * 1000) / 1000
}

/** What is called a loop: ears stop noticing what comes again after eight to sixteen bars. Rule of thumb. */
const LOOP_LENGTH_BARS = 8
const HAIR_BEATS = 1e-3
