import { BarTable } from '../form/bar-table.tsx'
import { TransitionTable } from '../form/transition-table.tsx'
import { UnusedLoops } from '../form/unused-loops.tsx'
import { barsOfBeats } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { noteFinder } from '../model/clip-notes.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'

/** The whole picture as tables: clips, steps between sections, bars, and loops without a place. */
export function ArrangementTables() {
  return (
    <div className="grid gap-6">
      <ArrangementTable />
      <TransitionTable />
      <BarTable />
      <UnusedLoops />
    </div>
  )
}

/** The arrangement as a table: each clip with its track and bars. */
function ArrangementTable() {
  const { report } = useReport()
  const { arrangement } = useReportCopy()
  const { clips, meters } = report.arrangement
  const names = new Map(report.tracks.map(({ id, name }) => [id, name]))
  const notesOf = noteFinder(clips)
  return (
    <FactsTable
      caption={arrangement.title}
      columns={arrangement.columns}
      rows={clips.map((clip) => {
        const bars = barsOfBeats(meters, { start: clip.startBeats, end: clip.endBeats })
        return {
          key: clip.id,
          cells: [
            names.get(clip.trackId),
            clip.name || clip.sampleName || arrangement.unnamed,
            `${bars.from}–${bars.to}`,
            clip.kind === 'midi' ? arrangement.notes(notesOf(clip).length) : (clip.sampleName ?? arrangement.audio),
            clip.isHeard ? arrangement.heard : arrangement.silent,
          ],
        }
      })}
    />
  )
}
