import { useMemo, useRef, useState } from 'react'
import { useReportCopy } from '../../../copy/report.ts'
import { barOfBeat } from '../model/bar-lines.ts'
import { BarLines, BarNumbers } from '../picture/bar-ruler.tsx'
import { Picture } from '../picture/picture.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { rangeOfKey } from '../picture/range-key.ts'
import { timeScale } from '../picture/time-scale.ts'
import { useRangeGestures } from '../picture/use-range-gestures.ts'
import { useShownRange } from '../picture/use-shown-range.ts'
import { useWidth } from '../picture/use-width.ts'
import { panRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { EnergyBars } from './energy-bars.tsx'
import { EnergyTable } from './energy-table.tsx'
import { MoveMarks } from './move-marks.tsx'
import { TEMPO_HEIGHT, TempoLine } from './tempo-line.tsx'

/** How full the song is bar by bar, what enters and leaves, and the tempo under it. */
export function Energy() {
  const { report } = useReport()
  const { energy } = useReportCopy()
  if (report.arrangement.form.densityPerBar.length === 0) return null
  return (
    <Picture
      id="energy"
      title={energy.title}
      sentence={energy.sentence(report.arrangement.form)}
      table={<EnergyTable />}
    >
      <Plot />
    </Picture>
  )
}

function Plot() {
  const { report, store, whole } = useReport()
  const { energy: words } = useReportCopy()
  const plot = useRef<HTMLDivElement>(null)
  const range = useShownRange(plot)
  const width = useWidth(plot)
  useRangeGestures(plot)
  const [bar, setBar] = useState<number | null>(null)
  const scale = useMemo(() => timeScale(range, width), [range, width])
  const { form, meters, tempos } = report.arrangement
  const hasTempo = tempos.length > 1
  const height = ENERGY_HEIGHT + MOVES_HEIGHT + (hasTempo ? TEMPO_HEIGHT : 0)
  const tracksOf = (ids: readonly number[]) =>
    ids.flatMap((id) => report.tracks.find((track) => track.id === id)?.name ?? [])
  const move = form.moves.find((each) => each.bar === bar)

  return (
    <div className="time-grid">
      <span className="text-tool text-muted">{words.axis}</span>
      <svg data-picture="" width={width} height={20} className="block" aria-hidden="true">
        <BarNumbers scale={scale} y={14} />
      </svg>
      <span className="self-start pr-2 text-tool text-muted">{words.full}</span>
      <PlotArea
        area={plot}
        label={words.keys}
        spoken={
          bar === null
            ? ''
            : words.spoken(
                bar,
                form.densityPerBar[bar - 1] ?? 0,
                tracksOf(move?.enters ?? []),
                tracksOf(move?.leaves ?? []),
              )
        }
        height={height}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const shown = store.get().range
          const moved = rangeOfKey(event, shown, whole)
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
          if (moved) store.set({ range: moved })
          else if (step !== 0) {
            const next = Math.min(
              Math.max((bar ?? Math.ceil(barOfBeat(meters, shown.start)) - step) + step, 1),
              form.densityPerBar.length,
            )
            setBar(next)
            const beat = (next - 1) * (meters[0]?.beatsPerBar ?? 4)
            if (beat < shown.start || beat >= shown.end) store.set({ range: panRange(shown, whole, step * 0.5) })
          } else return
          event.preventDefault()
        }}
      >
        <svg data-picture="" width={width} height={height} className="block" aria-hidden="true">
          <BarLines scale={scale} height={height} />
          <EnergyBars scale={scale} height={ENERGY_HEIGHT} current={bar} />
          <g transform={`translate(0 ${ENERGY_HEIGHT})`}>
            <MoveMarks scale={scale} />
          </g>
          {hasTempo && (
            <g transform={`translate(0 ${ENERGY_HEIGHT + MOVES_HEIGHT})`}>
              <TempoLine scale={scale} />
            </g>
          )}
        </svg>
      </PlotArea>
    </div>
  )
}

const ENERGY_HEIGHT = 88
const MOVES_HEIGHT = 34
