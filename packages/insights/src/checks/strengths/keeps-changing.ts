import { type BarRange, barsBetween, type FormMove, type MeterSpan } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const keepsChanging: Check = {
  id: 'ST-CHANGES',
  title: 'Something changes every eight bars',
  area: 'arrangement',
  severity: 'strength',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'likely',
  source:
    'Attention to an unchanged loop fades after 8 to 16 bars: a rule of thumb of arrangers; 16 is the median longest stretch of 102 public sets',
  find: ({ picture, activity, parts }) => {
    if (picture.of !== 'arrangement' || activity.barCount < FEWEST_BARS) return null
    const moves = movesOf(parts, picture.meters, activity.barCount)
    const stretch = longestBetween(moves, activity.barCount)
    const longest = stretch.to - stretch.from + 1
    const entries = moves.length
    if (entries === 0 || longest > LONGEST_STRETCH_BARS || entries + 1 < activity.barCount / LONGEST_STRETCH_BARS)
      return null
    return {
      claim: say`Nothing stays the same for more than ${count(longest, 'bar')}: parts come or go at ${String(entries)} places in ${count(activity.barCount, 'bar')}.`,
      evidence: [
        aboutSet(say`Longest unchanged stretch: bars ${String(stretch.from)} to ${String(stretch.to)}`, stretch),
      ],
      place: { trackIds: [], clipIds: [], bars: null },
      figures: { bars: longest, start: stretch.from, end: stretch.to, times: entries, length: activity.barCount },
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  honesty:
    'Likely: clips are counted, and filters or plug-ins that move inside them are invisible to me, so the truth can only be livelier.',
}

/**
 * Bars in which a part comes, goes, or both: by stretches of at least a bar of its clips. A hit that is shorter passes
 * by.
 */
function movesOf(parts: readonly Part[], meters: readonly MeterSpan[], barCount: number): Pick<FormMove, 'bar'>[] {
  const bars = new Set<number>()
  for (const { clips, isAudible } of parts) {
    if (!isAudible) continue
    const stretches: { from: number; to: number; beats: number }[] = []
    for (const { report, notes } of clips
      .flatMap(heardPieces)
      .toSorted((a, b) => a.report.startBeats - b.report.startBeats)) {
      if (report.kind === 'midi' && notes.length === 0) continue
      const range = barsBetween(meters, report.startBeats, report.endBeats)
      const beats = report.endBeats - report.startBeats
      const last = stretches.at(-1)
      if (last && range.from <= last.to + 1) {
        last.to = Math.max(last.to, range.to)
        last.beats += beats
      } else stretches.push({ ...range, beats })
    }
    for (const { from, to, beats } of stretches) {
      if (beats < SHORTEST_BEATS) continue
      bars.add(from)
      bars.add(to + 1)
    }
  }
  return [...bars]
    .filter((bar) => bar > 1 && bar <= barCount)
    .toSorted((a, b) => a - b)
    .map((bar) => ({ bar }))
}

/** The longest stretch in which no track comes or goes: a new clip of one that plays on is no change of this kind. */
function longestBetween(moves: readonly Pick<FormMove, 'bar'>[], barCount: number): BarRange {
  const starts = [1, ...moves.map(({ bar }) => bar)]
  const stretches = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? barCount + 1) - 1 }))
  return stretches.reduce((best, each) => (each.to - each.from > best.to - best.from ? each : best))
}

/** A bar of 4/4. */
const SHORTEST_BEATS = 4
const FEWEST_BARS = 48
const LONGEST_STRETCH_BARS = 8
