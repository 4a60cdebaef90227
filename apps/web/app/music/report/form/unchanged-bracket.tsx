import { beatsOfBars } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** A bracket under the longest stretch in which nothing changes, with its length where it has room. */
export function UnchangedBracket({ scale, height }: { scale: TimeScale; height: number }) {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const { meters, form } = report.arrangement
  const stretch = form.longestUnchanged
  if (!stretch || stretch.to <= stretch.from) return null
  const { start, end } = beatsOfBars(meters, stretch)
  const [, width = 0] = scale.range()
  const left = Math.max(scale(start), 0)
  const right = Math.min(scale(end), width)
  const text = words.unchanged(stretch.to - stretch.from + 1)
  return (
    <g>
      <path
        d={`M${scale(start) + 1} ${height - 10}v8H${scale(end) - 2}v-8`}
        fill="none"
        className="stroke-ink"
        strokeWidth={1.5}
      />
      {right - left > text.length * 7.4 + 12 && (
        <text x={(left + right) / 2} y={height - 8} textAnchor="middle" className="chart-text chart-text-over">
          {text}
        </text>
      )}
    </g>
  )
}
