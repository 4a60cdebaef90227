import { tracksCsv } from '@kvint/insights/tracks-csv'
import { Download } from 'lucide-react'
import { useReportCopy } from '../copy/report.ts'
import { Menu, MenuAction, saveFile } from '@kvint/ui'
import { nameOf } from '../first-screen/report-heading.tsx'
import { useReport } from '../view/report-context.ts'

/** The report to take along: as data, as a table, as chords, on paper. */
export function ExportMenu() {
  const { made: report } = useReport()
  const { exports: words } = useReportCopy()
  const name = nameOf(report.source.fileName)
  const saveChords = async () => {
    const { chordsMidi } = await import('@kvint/insights/chords-midi')
    const file = chordsMidi(report)
    if (file) saveFile(`${name} chords.mid`, new Blob([new Uint8Array(file)], { type: 'audio/midi' }))
  }
  return (
    <Menu
      label={
        <>
          <Download size={16} strokeWidth={1.5} aria-hidden="true" /> {words.title}
        </>
      }
    >
      <MenuAction
        onChoose={() =>
          saveFile(`${name} report.json`, new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }))
        }
      >
        {words.json}
      </MenuAction>
      <MenuAction onChoose={() => saveFile(`${name} tracks.csv`, new Blob([tracksCsv(report)], { type: 'text/csv' }))}>
        {words.csv}
      </MenuAction>
      {report.harmony.kind === 'known' && <MenuAction onChoose={() => void saveChords()}>{words.midi}</MenuAction>}
      <MenuAction onChoose={() => window.print()}>{words.print}</MenuAction>
    </Menu>
  )
}
