import { beatsOfBars } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'

/** Where the findings lie: a thin bracket over their bars, the chosen one strong. */
export function FindingPins({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const chosen = useViewInTurn((view) => view.findingId)
  return report.findings.map(({ id, place }) => {
    if (!place.bars) return null
    const { start, end } = beatsOfBars(report.arrangement.meters, place.bars)
    const isChosen = id === chosen
    return (
      <path
        key={id}
        d={`M${scale(start) + 0.5} 7v-4H${Math.max(scale(end) - 1, scale(start) + 2)}v4`}
        fill="none"
        className={isChosen ? 'stroke-root' : 'stroke-control'}
        strokeWidth={isChosen ? 2.5 : 1}
      />
    )
  })
}
