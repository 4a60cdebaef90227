import { barsOfBeats } from '@kvint/report'
import { useRef } from 'react'
import { Playhead } from '../../player/playhead.tsx'
import { useReportCopy } from '../copy/report.ts'
import { timeScale, type TimeScale } from '../picture/time-scale.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { StripWindow } from './strip-window.tsx'
import { sectionName } from '../model/section-name.ts'

/** On a narrow screen the whole song in one line, with a window about the bars that the time line shows. */
export function SongStrip() {
  const { report, whole } = useReport()
  const { strip } = useReportCopy()
  const line = useRef<HTMLDivElement>(null)
  const width = useWidth(line)
  const scale = timeScale(whole, width)
  const range = useViewInTurn((view) => view.range)
  const bars = barsOfBeats(report.arrangement.meters, range)
  return (
    <section aria-label={strip.title} className="song-strip">
      <div ref={line} className="relative h-12 select-none">
        <svg width={width} height={48} className="absolute inset-0 block" aria-hidden="true">
          <SectionBlocks scale={scale} />
        </svg>
        {width > 0 && <StripWindow line={line} scale={scale} />}
        <Playhead range={whole} width={width} />
      </div>
      <p className="text-tool text-muted">{strip.shown(bars.from, bars.to)}</p>
    </section>
  )
}

/** Sections side by side, each as high as it is full. */
function SectionBlocks({ scale }: { scale: TimeScale }) {
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
