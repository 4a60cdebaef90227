import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'

/** The mix as a list, the loudest first. */
export function MixTable() {
  const { report } = useReport()
  const { mix, arrangement } = useReportCopy()
  const tracks = report.tracks.filter(({ kind }) => kind !== 'main').toSorted((a, b) => b.volumeDb - a.volumeDb)
  return (
    <FactsTable
      caption={mix.title}
      columns={mix.columns}
      rows={tracks.map((track) => ({
        key: String(track.id),
        cells: [
          track.name,
          mix.level(track.volumeDb),
          mix.pan(track.pan),
          mix.roles[track.role.role],
          track.isHeard ? arrangement.heard : arrangement.silent,
        ],
      }))}
    />
  )
}
