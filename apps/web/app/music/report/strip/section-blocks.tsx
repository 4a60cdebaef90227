import type { TimeScale } from '../picture/time-scale.ts'
import { useReportCopy } from '../copy/report.ts'
import { sectionName } from '../model/section-name.ts'
import { useReport } from '../view/report-context.ts'

/** Sections side by side, each as high as it is full. */
export function SectionBlocks({ scale }: { scale: TimeScale }) {
  const { report } = useReport()
  const { strip } = useReportCopy()
  return report.arrangement.sections.map((section) => {
    const { startBeats, endBeats, density } = section
    const x = scale(startBeats)
    const width = Math.max(scale(endBeats) - x - 1, 1)
    const height = 6 + density * 14
    const name = sectionName(section, strip.parts)
    const room = Math.floor((width - 6) / 7.2)
    return (
      <g key={startBeats}>
        <rect x={x} y={48 - height} width={width} height={height} rx={1} className="fill-section" />
        {room >= 1 && (
          <text x={x + 2} y={24} className="clip-label fill-ink">
            {name.length <= room ? name : room >= 3 ? `${name.slice(0, room - 1)}…` : ''}
          </text>
        )}
      </g>
    )
  })
}
