import { barsBetween, type Report } from '@kvint/report'
import type { SummaryTurn } from './summary-turn.ts'
import { filledClips, type unheardParts } from './unheard-parts.ts'

/**
 * Where one recording lies on several tracks at once, cut alike: the longest such place of four bars or more; `null` where
 * there is none.
 *
 * `stackedTakes(report, unheard)` → `{ kind: 'stacked', bars: { from: 17, to: 22 }, trackCount: 3 }`
 */
export function stackedTakes(
  { arrangement }: Report,
  unheard: ReturnType<typeof unheardParts>,
): (SummaryTurn & { kind: 'stacked' }) | null {
  const clips = filledClips(arrangement).filter(
    ({ kind, trackId, sampleName, isHeard }) =>
      kind === 'audio' && sampleName !== null && isHeard && !unheard.has(trackId),
  )
  const shared = [
    ...Map.groupBy(clips, ({ sampleName, startBeats, endBeats }) => [sampleName, startBeats, endBeats].join(' ')),
  ].flatMap(([, same]) => {
    const tracks = new Set(same.map(({ trackId }) => trackId))
    const [first] = same
    return first && tracks.size > 1
      ? [{ start: first.startBeats, end: first.endBeats, tracks: [...tracks].toSorted((a, b) => a - b).join(' ') }]
      : []
  })
  const beatsPerBar = arrangement.meters[0]?.beatsPerBar ?? 4
  const runs = [...Map.groupBy(shared, ({ tracks }) => tracks)].flatMap(([tracks, places]) => {
    const joined: { start: number; end: number }[] = []
    for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
      const last = joined.at(-1)
      if (last && start - last.end < HAIR_BEATS) last.end = Math.max(last.end, end)
      else joined.push({ start, end })
    }
    return joined.map((run) => ({ ...run, trackCount: tracks.split(' ').length }))
  })
  const [longest] = runs.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  if (!longest || longest.end - longest.start < FEWEST_BARS * beatsPerBar) return null
  return {
    kind: 'stacked',
    bars: barsBetween(arrangement.meters, longest.start, longest.end),
    trackCount: longest.trackCount,
  }
}

const HAIR_BEATS = 1e-3
const FEWEST_BARS = 4
