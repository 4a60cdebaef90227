import { memo } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { useReport } from '../view/report-context.ts'

/** Tempo from breakpoint to breakpoint, its ends named. */
export const TempoLine = memo(function TempoLine({ scale, height }: { scale: TimeScale; height: number }) {
  const { report } = useReport()
  const { tempos } = report.arrangement
  const bpms = tempos.map(({ bpm }) => bpm)
  const low = Math.min(...bpms)
  const high = Math.max(...bpms)
  const y = (bpm: number) => height - 6 - ((bpm - low) / (high - low || 1)) * (height - 22)
  const [, width] = scale.range()
  const points = tempos.map(({ startBeats, bpm }) => `${scale(startBeats).toFixed(1)} ${y(bpm).toFixed(1)}`)
  const last = tempos.at(-1)
  return (
    <>
      <path d={`M${points.join('L')}${last ? `H${width}` : ''}`} fill="none" className="stroke-fifth" strokeWidth={2} />
      <text x={4} y={12} className="chart-text">
        {low === high ? `${name(low)} BPM` : `${name(low)}–${name(high)} BPM`}
      </text>
    </>
  )
})

function name(bpm: number): string {
  return String(Math.round(bpm * 100) / 100)
}
