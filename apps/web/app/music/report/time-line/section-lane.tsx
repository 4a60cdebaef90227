import { barsOfBeats } from '@kvint/report'
import { memo } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReportCopy } from '../copy/report.ts'
import { sectionName } from '../model/section-name.ts'
import { useReport } from '../view/report-context.ts'
import { CHARACTER_PX, PADDING_PX, placeSectionNames } from './place-section-names.ts'

/** Sections side by side, each with its name and first bar as far as they fit. The fullest is drawn stronger. */
export const SectionLane = memo(function SectionLane({ scale, height }: { scale: TimeScale; height: number }) {
  const { report } = useReport()
  const { strip } = useReportCopy()
  const { sections, meters } = report.arrangement
  const fullest = Math.max(...sections.map(({ density }) => density))
  const boxes = placeSectionNames(sections, scale, (section) => sectionName(section, strip.parts))
  return (
    <>
      {boxes.map(({ section: { startBeats, density }, from, to }) => (
        <rect
          key={startBeats}
          x={from + 0.5}
          width={Math.max(to - from - 1.5, 1)}
          height={height}
          className={density === fullest && sections.length > 1 ? 'section-full' : 'section-block'}
        />
      ))}
      {boxes.map(({ section: { startBeats, endBeats }, from, to, text }) => {
        const bar = String(barsOfBeats(meters, { start: startBeats, end: endBeats }).from)
        const hasRoom = (text.length + bar.length + 2) * CHARACTER_PX <= to - from - 2 * PADDING_PX
        return (
          text && (
            <g key={startBeats} transform={`translate(0 ${height / 2 + 4.5})`}>
              <text x={from + PADDING_PX} className="section-name">
                {text}
              </text>
              {hasRoom && (
                <text x={to - PADDING_PX} textAnchor="end" className="chart-text">
                  {bar}
                </text>
              )}
            </g>
          )
        )
      })}
    </>
  )
})
