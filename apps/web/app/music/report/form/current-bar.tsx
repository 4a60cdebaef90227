import { beatOfBar } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** A frame about the bar that the arrow keys have reached. */
export function CurrentBar({ scale, bar, height }: { scale: TimeScale; bar: number; height: number }) {
  const { report } = useReport()
  const { meters } = report.arrangement
  const x = scale(beatOfBar(meters, bar))
  return (
    <rect
      x={x}
      y={1}
      width={Math.max(scale(beatOfBar(meters, bar + 1)) - x, 2)}
      height={height - 2}
      fill="none"
      className="stroke-ink"
      strokeWidth={2}
    />
  )
}
