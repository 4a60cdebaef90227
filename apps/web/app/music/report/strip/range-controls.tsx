import { barsOfBeats, type BeatRange } from '@kvint/report'
import { ChevronLeft, ChevronRight, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { panRange, zoomRange } from '../view/move-range.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { ChosenFinding } from './chosen-finding.tsx'

/** Which bars are shown, and buttons for what wheel and keys do. */
export function RangeControls() {
  const { report, store, whole } = useReport()
  const { strip } = useReportCopy()
  const range = useViewInTurn((view) => view.range)
  const { meters } = report.arrangement
  const bars = barsOfBeats(meters, range)
  const all = barsOfBeats(meters, whole)
  const move = (change: (range: BeatRange, whole: BeatRange) => BeatRange) => () =>
    store.set({ range: change(store.get().range, whole) })
  return (
    <div className="flex items-center gap-x-4">
      <p className="tabular shrink-0 text-small">
        <span className="font-semibold">{strip.bars(bars.from, bars.to)}</span>{' '}
        <span className="text-muted">{strip.of(all.to)}</span>
      </p>
      <ChosenFinding />
      <div className="ml-auto flex shrink-0 print:hidden">
        <Tool name={strip.back} onClick={move((shown, song) => panRange(shown, song, -0.5))}>
          <ChevronLeft />
        </Tool>
        <Tool name={strip.on} onClick={move((shown, song) => panRange(shown, song, 0.5))}>
          <ChevronRight />
        </Tool>
        <Tool name={strip.closer} onClick={move((shown, song) => zoomRange(shown, song, 2))}>
          <ZoomIn />
        </Tool>
        <Tool name={strip.wider} onClick={move((shown, song) => zoomRange(shown, song, 0.5))}>
          <ZoomOut />
        </Tool>
        <Tool name={strip.whole} onClick={move((_shown, song) => song)}>
          <Maximize2 />
        </Tool>
      </div>
    </div>
  )
}

function Tool({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onClick} className="tool-button">
      {children}
    </button>
  )
}
