import { useReportCopy } from '../copy/report.ts'
import { Fold } from '../fold/fold.tsx'
import { PianoRoll } from '../notes/piano-roll.tsx'
import { useReport, useView } from '../view/report-context.ts'

/** The notes of one part by pitch, over the same bars as the time line. Without notes there is nothing to unfold. */
export function NotesFold() {
  const { report } = useReport()
  const { notes } = useReportCopy()
  const isAsked = useView((view) => view.panel === 'notes')
  if (!report.tracks.some(({ noteCount, kind }) => noteCount > 0 && kind === 'midi')) return null
  return (
    <div className="col-span-full">
      <Fold id="fold-notes" title={notes.title} line={notes.line} isOpen={isAsked}>
        <PianoRoll />
      </Fold>
    </div>
  )
}
