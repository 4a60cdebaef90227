import { useReportCopy } from '../../../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'
import { useTrackNames } from './use-track-names.ts'

/** Each bar: how full it is, what enters and leaves. */
export function BarTable() {
  const { report } = useReport()
  const { form: words } = useReportCopy()
  const namesOf = useTrackNames()
  const { densityPerBar, moves } = report.arrangement.form
  const byBar = new Map(moves.map((move) => [move.bar, move]))
  return (
    <FactsTable
      caption={words.title}
      columns={words.columns}
      rows={densityPerBar.map((density, index) => ({
        key: String(index),
        cells: [
          index + 1,
          words.percent(density),
          namesOf(byBar.get(index + 1)?.enters ?? []).join(', '),
          namesOf(byBar.get(index + 1)?.leaves ?? []).join(', '),
        ],
      }))}
    />
  )
}
