import { barsOfBeats } from '@kvint/report'
import { useRef } from 'react'
import { Playhead } from '../../player/playhead.tsx'
import { useReportCopy } from '../copy/report.ts'
import { timeScale } from '../picture/time-scale.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { SectionBlocks } from './section-blocks.tsx'
import { StripWindow } from './strip-window.tsx'

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
