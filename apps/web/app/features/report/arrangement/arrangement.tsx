import { useMemo, useRef } from 'react'
import { useReportCopy } from '../../../copy/report.ts'
import { noteFinder } from '../model/clip-notes.ts'
import { BarLines, BarNumbers } from '../picture/bar-ruler.tsx'
import { Picture } from '../picture/picture.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { timeScale } from '../picture/time-scale.ts'
import { useRangeGestures } from '../picture/use-range-gestures.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport, useView } from '../view/report-context.ts'
import { arrangementRows } from './arrangement-rows.ts'
import { ArrangementTable } from './arrangement-table.tsx'
import { ChosenMarks } from './chosen-marks.tsx'
import { clipMarks } from './clip-marks.ts'
import { ClipsCanvas } from './clips-canvas.tsx'
import { ClipsSvg } from './clips-svg.tsx'
import { GroupSpans } from './group-spans.tsx'
import { LocatorFlags } from './locator-flags.tsx'
import { TrackNames } from './track-names.tsx'
import { useArrangementKeys } from './use-arrangement-keys.ts'

/** Tracks × bars: what plays when, in Live's colours. */
export function Arrangement() {
  const { report } = useReport()
  const { arrangement } = useReportCopy()
  return (
    <Picture
      id="arrangement"
      title={arrangement.title}
      sentence={arrangement.sentence(report)}
      table={<ArrangementTable />}
    >
      {report.arrangement.clips.length > 0 && <Plot />}
    </Picture>
  )
}

function Plot() {
  const { report } = useReport()
  const { arrangement } = useReportCopy()
  const range = useView((view) => view.range)
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  useRangeGestures(plot)
  const { rows, height } = useMemo(() => arrangementRows(report), [report])
  const notesOf = useMemo(() => noteFinder(report.arrangement.clips), [report])
  const scale = useMemo(() => timeScale(range, width), [range, width])
  const marks = useMemo(() => clipMarks(report, rows, scale, notesOf), [report, rows, scale, notesOf])
  const { onKeyDown, choose, spoken } = useArrangementKeys(rows)
  const isPainted = marks.length * 3 > MOST_SVG_MARKS

  return (
    <div className="time-grid">
      <span className="text-tool text-muted">{arrangement.ruler}</span>
      <svg data-picture="" width={width} height={RULER} className="block" aria-hidden="true">
        <BarNumbers scale={scale} y={RULER - 6} />
        <LocatorFlags scale={scale} />
      </svg>
      <TrackNames rows={rows} height={height} />
      <PlotArea area={plot} label={arrangement.keys} spoken={spoken} height={height} onKeyDown={onKeyDown}>
        {isPainted && <ClipsCanvas marks={marks} width={width} height={height} />}
        <svg
          data-picture=""
          width={width}
          height={height}
          className="absolute inset-0 block"
          aria-hidden="true"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            const [x, y] = [event.clientX - box.left, event.clientY - box.top]
            const mark = marks.findLast(
              (each) => x >= each.x && x <= each.x + each.width && y >= each.y && y < each.y + each.height,
            )
            const row = rows.find((each) => y >= each.y && y < each.y + each.height)
            choose(mark?.clip ?? null, row?.track.id ?? null)
          }}
        >
          <BarLines scale={scale} height={height} />
          <GroupSpans rows={rows} scale={scale} />
          {!isPainted && <ClipsSvg marks={marks} />}
          <ChosenMarks marks={marks} rows={rows} scale={scale} height={height} />
        </svg>
      </PlotArea>
    </div>
  )
}

const RULER = 40
const MOST_SVG_MARKS = 2000
