import { useReportCopy } from '../../../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'

/** The curve as a table: each bar, how full it is, what enters and leaves. */
export function EnergyTable() {
  const { report } = useReport()
  const { energy } = useReportCopy()
  const { densityPerBar, moves } = report.arrangement.form
  const byBar = new Map(moves.map((move) => [move.bar, move]))
  const names = (ids: readonly number[]) =>
    ids.map((id) => report.tracks.find((track) => track.id === id)?.name).join(', ')
  return (
    <FactsTable
      caption={energy.title}
      columns={energy.columns}
      rows={densityPerBar.map((density, index) => ({
        key: String(index),
        cells: [
          index + 1,
          energy.percent(density),
          names(byBar.get(index + 1)?.enters ?? []),
          names(byBar.get(index + 1)?.leaves ?? []),
        ],
      }))}
    />
  )
}
