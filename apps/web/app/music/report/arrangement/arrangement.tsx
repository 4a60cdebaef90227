import { useMemo, useRef } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { noteFinder } from '../model/clip-notes.ts'
import { BeatsGroup } from '../picture/beats-group.tsx'
import { BarAxis } from '../picture/bar-axis.tsx'
import { BarLines } from '../picture/bar-ruler.tsx'
import { Picture } from '../picture/picture.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { timeScale } from '../picture/time-scale.ts'
import { useRangeGestures } from '../picture/use-range-gestures.ts'
import { useShownView } from '../picture/use-shown-view.ts'
import { useWidth } from '../picture/use-width.ts'
import { SongForm } from '../form/song-form.tsx'
import { useReport } from '../view/report-context.ts'
import { arrangementRows } from './arrangement-rows.ts'
import { ArrangementTables } from './arrangement-tables.tsx'
import { ChosenMarks } from './chosen-marks.tsx'
import { clipLabels } from './clip-labels.ts'
import { clipAt, clipShapes, countMarks } from './clip-shapes.ts'
import { ClipsCanvas } from './clips-canvas.tsx'
import { ClipsSvg } from './clips-svg.tsx'
import { GroupSpans } from './group-spans.tsx'
import { LocatorFlags } from './locator-flags.tsx'
import { TrackNames } from './track-names.tsx'
import { useArrangementKeys } from './use-arrangement-keys.ts'

/** Tracks × bars: what plays when, in Live's colours; under it how the song unfolds. */
export function Arrangement() {
  const { report } = useReport()
  const { arrangement } = useReportCopy()
  return (
    <Picture
      id="arrangement"
      title={arrangement.title}
      sentence={arrangement.sentence(report)}
      table={<ArrangementTables />}
    >
      {report.arrangement.clips.length > 0 && <Plot />}
      <SongForm />
    </Picture>
  )
}

function Plot() {
  const { report } = useReport()
  const { arrangement } = useReportCopy()
  const plot = useRef<HTMLDivElement>(null)
  const view = useShownView(plot, READ)
  const { range } = view
  const width = useWidth(plot)
  useRangeGestures(plot)
  const { rows, height } = useMemo(() => arrangementRows(report), [report])
  const notesOf = useMemo(() => noteFinder(report.arrangement.clips), [report])
  const scale = useMemo(() => timeScale(range, width), [range, width])
  const shapes = useMemo(() => clipShapes(report, rows, notesOf), [report, rows, notesOf])
  const labels = useMemo(() => clipLabels(shapes, scale), [shapes, scale])
  const { onKeyDown, choose, spoken } = useArrangementKeys(rows)
  const isPainted = useMemo(() => countMarks(shapes) > MOST_SVG_MARKS, [shapes])

  return (
    <div className="time-grid track-grid">
      <BarAxis label={arrangement.ruler} scale={scale} height={RULER}>
        <LocatorFlags scale={scale} />
      </BarAxis>
      <TrackNames rows={rows} height={height} />
      <PlotArea area={plot} label={arrangement.keys} spoken={spoken} height={height} onKeyDown={onKeyDown}>
        {isPainted && <ClipsCanvas shapes={shapes} labels={labels} scale={scale} height={height} />}
        <svg
          data-picture=""
          width={width}
          height={height}
          className="time-layer absolute inset-0 block"
          aria-hidden="true"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            const [x, y] = [((event.clientX - box.left) * width) / box.width, event.clientY - box.top]
            const row = rows.find((each) => y >= each.y && y < each.y + each.height)
            choose(clipAt(shapes, scale.invert(x), y), row?.track.id ?? null)
          }}
        >
          <BarLines scale={scale} height={height} />
          <GroupSpans rows={rows} scale={scale} />
          {!isPainted && (
            <BeatsGroup scale={scale}>
              <ClipsSvg shapes={shapes} />
            </BeatsGroup>
          )}
          {!isPainted &&
            labels.map(({ key, x, y, text, color }) => (
              <text key={key} transform={`translate(${x} ${y})`} className="clip-label" fill={color}>
                {text}
              </text>
            ))}
          <ChosenMarks view={view} shapes={shapes} rows={rows} scale={scale} height={height} />
        </svg>
      </PlotArea>
    </div>
  )
}

const READ = ['range', 'trackId', 'clipId', 'findingId'] as const
const RULER = 40
const MOST_SVG_MARKS = 2000
