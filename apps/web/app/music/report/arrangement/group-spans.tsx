import type { BeatRange, Report, TrackReport } from '@kvint/report'
import { useMemo } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'
import type { ArrangementRow } from './arrangement-rows.ts'

/** In a group's row: where anything within it plays. */
export function GroupSpans({ rows, scale }: { rows: readonly ArrangementRow[]; scale: TimeScale }) {
  const { report } = useReport()
  const spans = useMemo(() => spansOfGroups(report), [report])
  const [from = 0, to = 0] = scale.domain()
  return rows.flatMap(({ track, y, height }) =>
    (spans.get(track.id) ?? [])
      .filter(({ start, end }) => end > from && start < to)
      .map(({ start, end }) => (
        <rect
          key={`${track.id} ${start}`}
          x={scale(start)}
          y={y + height / 2 - 3}
          width={Math.max(scale(end) - scale(start) - 1, 1)}
          height={6}
          rx={1}
          fill={track.color ?? 'var(--control)'}
        />
      )),
  )
}

function spansOfGroups({ tracks, arrangement }: Report): Map<TrackReport['id'], BeatRange[]> {
  const parent = new Map(tracks.map((track) => [track.id, track.groupId]))
  const clips = new Map<TrackReport['id'], BeatRange[]>()
  for (const { trackId, startBeats, endBeats } of arrangement.clips) {
    for (let group = parent.get(trackId) ?? null; group !== null; group = parent.get(group) ?? null) {
      const list = clips.get(group) ?? []
      list.push({ start: startBeats, end: endBeats })
      clips.set(group, list)
    }
  }
  return new Map([...clips].map(([id, list]) => [id, joined(list)]))
}

function joined(spans: readonly BeatRange[]): BeatRange[] {
  const result: BeatRange[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && span.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else result.push(span)
  }
  return result
}
