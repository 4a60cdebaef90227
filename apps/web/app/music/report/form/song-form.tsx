import { useMemo, useRef } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { BeatsGroup } from '../picture/beats-group.tsx'
import { BarAxis } from '../picture/bar-axis.tsx'
import { BarLines } from '../picture/bar-ruler.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { timeScale } from '../picture/time-scale.ts'
import { useRangeGestures } from '../picture/use-range-gestures.ts'
import { useShownView } from '../picture/use-shown-view.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport } from '../view/report-context.ts'
import { CopyShare } from './copy-share.tsx'
import { CurrentBar } from './current-bar.tsx'
import { EnergyArea } from './energy-area.tsx'
import { formLanes } from './form-lanes.ts'
import { FormLegend } from './form-legend.tsx'
import { MoveMarks } from './move-marks.tsx'
import { TempoLine } from './tempo-line.tsx'
import { TransitionMarks } from './transition-marks.tsx'
import { UnchangedBracket } from './unchanged-bracket.tsx'
import { UnusedLoops } from './unused-loops.tsx'
import { useFormKeys } from './use-form-keys.ts'

/** Under the tracks, over the same bars: how full the song is, what leads where, what comes and goes, the tempo. */
export function SongForm() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const { form } = report.arrangement
  if (form.densityPerBar.length === 0) return null
  return (
    <div id="panel-energy" className="grid scroll-mt-30 gap-3 pt-3">
      <div>
        <h3 className="text-base font-semibold">{words.title}</h3>
        <p className="max-w-[75ch] text-small text-muted">{words.sentence(form)}</p>
      </div>
      <Plot />
      <FormLegend />
      <CopyShare />
      <UnusedLoops />
    </div>
  )
}

function Plot() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const plot = useRef<HTMLDivElement>(null)
  const { range } = useShownView(plot, READ)
  const width = useWidth(plot)
  useRangeGestures(plot)
  const scale = useMemo(() => timeScale(range, width), [range, width])
  const { bar, spoken, onKeyDown } = useFormKeys()
  const { lanes, height } = useMemo(() => formLanes(report), [report])

  return (
    <div className="time-grid">
      <BarAxis label={words.axis} scale={scale} />
      <ul className="relative min-w-0 self-start text-tool text-muted" style={{ height }}>
        {lanes.map(({ kind, y }) => (
          <li key={kind} data-picture-text="" className="absolute right-2 left-0 truncate" style={{ top: y + 4 }}>
            {words.lanes[kind]}
          </li>
        ))}
      </ul>
      <PlotArea area={plot} label={words.keys} spoken={spoken} height={height} onKeyDown={onKeyDown}>
        <svg data-picture="" width={width} height={height} className="time-layer block" aria-hidden="true">
          <BarLines scale={scale} height={height} />
          {lanes.map(({ kind, y, height: laneHeight }) => (
            <g key={kind} transform={`translate(0 ${y})`}>
              {kind === 'energy' && (
                <>
                  <BeatsGroup scale={scale}>
                    <EnergyArea height={laneHeight} />
                  </BeatsGroup>
                  <UnchangedBracket scale={scale} height={laneHeight} />
                </>
              )}
              {kind === 'transitions' && <TransitionMarks scale={scale} />}
              {kind === 'moves' && <MoveMarks scale={scale} />}
              {kind === 'tempo' && <TempoLine scale={scale} height={laneHeight} />}
            </g>
          ))}
          {bar !== null && <CurrentBar scale={scale} bar={bar} height={height} />}
        </svg>
      </PlotArea>
    </div>
  )
}

const READ = ['range'] as const
