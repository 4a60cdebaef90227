import { clsx } from 'clsx'
import { Maximize2, RotateCwSquare, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ArrangementTables } from '../arrangement/arrangement-tables.tsx'
import { useReportCopy } from '../copy/report.ts'
import { FunctionLegend } from '../harmony/function-legend.tsx'
import { Picture } from '../picture/picture.tsx'
import { SongStrip } from '../strip/song-strip.tsx'
import { zoomRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { ColourChoice, type NoteColour } from './colour-choice.tsx'
import { TimePlot } from './time-plot.tsx'
import { TurnedSheet } from './turned-sheet.tsx'

/** The song in one picture: sections, findings, chords, parts and energy over one axis. `children` stand under it. */
export function TimeLine({ numbers, children }: { numbers: ReadonlyMap<string, number>; children?: ReactNode }) {
  const { report } = useReport()
  const { timeLine: words, arrangement } = useReportCopy()
  const [colour, setColour] = useState<NoteColour>('part')
  const picture = useRef<HTMLDivElement>(null)
  /** How high the picture is on the page while it is shown turned: nothing moves behind it. */
  const [turnedPx, setTurnedPx] = useState<number | null>(null)
  const hasChords = report.harmony.kind === 'known' && report.harmony.chords.length > 0
  if (report.arrangement.clips.length === 0) return null
  const plot = <TimePlot numbers={numbers} colour={colour} />
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
              <div className="flex">
                <ZoomTools />
                <Tool
                  name={words.turn}
                  className="min-[800px]:hidden"
                  onClick={() => setTurnedPx(picture.current?.offsetHeight ?? 0)}
                >
                  <RotateCwSquare />
                </Tool>
              </div>
            </>
          }
          isBare
        >
          <div ref={picture} style={turnedPx === null ? undefined : { height: turnedPx }}>
            {turnedPx === null && plot}
          </div>
          {colour === 'function' && <FunctionLegend />}
        </Picture>
        {children}
      </div>
      {turnedPx !== null && (
        <TurnedSheet title={words.title} onClose={() => setTurnedPx(null)}>
          <div className="flex justify-end">
            <ZoomTools />
            <Tool name={words.turnBack} onClick={() => setTurnedPx(null)}>
              <X />
            </Tool>
          </div>
          {plot}
        </TurnedSheet>
      )}
    </section>
  )
}

/** Buttons for what wheel and keys do. */
function ZoomTools() {
  const { store, whole } = useReport()
  const { strip } = useReportCopy()
  const zoom = (factor: number) => store.set({ range: zoomRange(store.get().range, whole, factor) })
  return (
    <>
      <Tool name={strip.closer} onClick={() => zoom(2)}>
        <ZoomIn />
      </Tool>
      <Tool name={strip.wider} onClick={() => zoom(0.5)}>
        <ZoomOut />
      </Tool>
      <Tool name={strip.whole} onClick={() => store.set({ range: whole })}>
        <Maximize2 />
      </Tool>
    </>
  )
}

function Tool({
  name,
  onClick,
  className,
  children,
}: {
  name: string
  onClick: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onClick} className={clsx('tool-button', className)}>
      {children}
    </button>
  )
}
