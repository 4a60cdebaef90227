import { ZoomIn, ZoomOut, Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ArrangementTables } from '../arrangement/arrangement-tables.tsx'
import { useReportCopy } from '../copy/report.ts'
import { FunctionLegend } from '../harmony/function-legend.tsx'
import { Picture } from '../picture/picture.tsx'
import { SongStrip } from '../strip/song-strip.tsx'
import { zoomRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { ColourChoice, type NoteColour } from './colour-choice.tsx'
import { TimePlot } from './time-plot.tsx'

/** The song in one picture: sections, findings, chords, parts and energy over one axis. `children` stand under it. */
export function TimeLine({ numbers, children }: { numbers: ReadonlyMap<string, number>; children?: ReactNode }) {
  const { report } = useReport()
  const { timeLine: words, arrangement } = useReportCopy()
  const [colour, setColour] = useState<NoteColour>('part')
  const hasChords = report.harmony.kind === 'known' && report.harmony.chords.length > 0
  if (report.arrangement.clips.length === 0) return null
  return (
    <section aria-label={words.title} className="time-line">
      <div className="page-width grid gap-2">
        <SongStrip />
        <Picture
          id="arrangement"
          title={words.title}
          sentence={arrangement.sentence(report)}
          table={<ArrangementTables />}
          tools={
            <>
              {hasChords && <ColourChoice value={colour} onChoose={setColour} />}
              <ZoomTools />
            </>
          }
          isBare
        >
          <TimePlot numbers={numbers} colour={colour} />
          {colour === 'function' && <FunctionLegend />}
        </Picture>
        {children}
      </div>
    </section>
  )
}

/** Buttons for what wheel and keys do. */
function ZoomTools() {
  const { store, whole } = useReport()
  const { strip } = useReportCopy()
  const zoom = (factor: number) => store.set({ range: zoomRange(store.get().range, whole, factor) })
  return (
    <div className="flex">
      <Tool name={strip.closer} onClick={() => zoom(2)}>
        <ZoomIn />
      </Tool>
      <Tool name={strip.wider} onClick={() => zoom(0.5)}>
        <ZoomOut />
      </Tool>
      <Tool name={strip.whole} onClick={() => store.set({ range: whole })}>
        <Maximize2 />
      </Tool>
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
