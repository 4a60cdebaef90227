import { useRef } from 'react'
import { Playhead } from '../../player/playhead.tsx'
import { useReportCopy } from '../copy/report.ts'
import { timeScale } from '../picture/time-scale.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport } from '../view/report-context.ts'
import { FindingPins } from './finding-pins.tsx'
import { RangeControls } from './range-controls.tsx'
import { SectionBlocks } from './section-blocks.tsx'
import { StripWindow } from './strip-window.tsx'

/** The whole song in one line, always in sight: its sections, where the findings lie, and which bars are shown. */
export function SongStrip() {
  const { whole } = useReport()
  const { strip } = useReportCopy()
  const line = useRef<HTMLDivElement>(null)
  const width = useWidth(line)
  const scale = timeScale(whole, width)
  return (
    <section aria-label={strip.title} className="song-strip">
      <div className="page-width grid gap-2">
        <RangeControls />
        <div ref={line} className="relative h-12 select-none">
          <svg width={width} height={48} className="absolute inset-0 block" aria-hidden="true">
            <SectionBlocks scale={scale} />
            <FindingPins scale={scale} />
          </svg>
          <StripWindow line={line} scale={scale} />
          <Playhead range={whole} width={width} />
        </div>
      </div>
    </section>
  )
}
