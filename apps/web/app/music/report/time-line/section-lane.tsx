import { barsOfBeats } from '@kvint/report'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReportCopy } from '../copy/report.ts'
import { sectionName } from '../model/section-name.ts'
import { useReport } from '../view/report-context.ts'

/** Sections side by side, each with its name and first bar as far as they fit. The fullest is drawn stronger. */
export function SectionLane({ scale, height }: { scale: TimeScale; height: number }) {
  const { report } = useReport()
  const { strip } = useReportCopy()
  const { sections, meters } = report.arrangement
  const [, width] = scale.range()
  const fullest = Math.max(...sections.map(({ density }) => density))
  return sections.map((section) => {
    const { startBeats, endBeats, density } = section
    const label = sectionName(section, strip.parts)
    const [from, to] = [Math.max(scale(startBeats), 0), Math.min(scale(endBeats), width)]
    if (to <= from) return null
    const room = Math.floor((to - from - 12) / CHARACTER_PX)
    const bar = String(barsOfBeats(meters, { start: startBeats, end: endBeats }).from)
    return (
      <g key={startBeats}>
        <rect
          x={from + 0.5}
          width={Math.max(to - from - 1.5, 1)}
          height={height}
          className={density === fullest && sections.length > 1 ? 'section-full' : 'section-block'}
        />
        {room >= 1 && (
          <text x={from + 6} y={height / 2 + 4.5} className="section-name">
            {label.length <= room ? label : room >= 3 ? `${label.slice(0, room - 1)}…` : ''}
          </text>
        )}
        {room >= label.length + bar.length + 2 && (
          <text x={to - 6} y={height / 2 + 4.5} textAnchor="end" className="chart-text">
            {bar}
          </text>
        )}
      </g>
    )
  })
}

const CHARACTER_PX = 7.4
