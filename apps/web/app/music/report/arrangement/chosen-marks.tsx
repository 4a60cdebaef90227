import { beatsOfBars } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'
import type { View } from '../view/view.ts'
import type { ArrangementRow } from './arrangement-rows.ts'
import type { ClipShape } from './clip-shapes.ts'

/** Over the clips: the chosen finding's bars, the chosen track's row, the chosen clip. */
export function ChosenMarks({
  view: { trackId, clipId, findingId },
  shapes,
  rows,
  scale,
  height,
}: {
  view: Pick<View, 'trackId' | 'clipId' | 'findingId'>
  shapes: readonly ClipShape[]
  rows: readonly ArrangementRow[]
  scale: TimeScale
  height: number
}) {
  const { report } = useReport()
  const finding = report.findings.find(({ id }) => id === findingId)
  const span = finding?.place.bars ? beatsOfBars(report.arrangement.meters, finding.place.bars) : null
  const row = rows.find(({ track }) => track.id === trackId)
  const chosen = shapes.find(({ clip }) => clip.id === clipId)
  const [, width = 0] = scale.range()
  return (
    <g pointerEvents="none">
      {span && (
        <path
          d={`M${scale(span.start)} 0V${height}M${scale(span.end)} 0V${height}`}
          className="stroke-root"
          strokeWidth={2}
          strokeDasharray="6 3"
        />
      )}
      {row && <path d={`M0 ${row.y + 0.5}H${width}M0 ${row.y + row.height - 0.5}H${width}`} className="stroke-root" />}
      {chosen && (
        <rect
          x={scale(chosen.clip.startBeats)}
          y={chosen.y - 1}
          width={Math.max(scale(chosen.clip.endBeats) - scale(chosen.clip.startBeats), 3)}
          height={chosen.height + 2}
          fill="none"
          className="stroke-ink"
          strokeWidth={2}
        />
      )}
    </g>
  )
}
