import { useReportCopy } from '../copy/report.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { useReport } from '../view/report-context.ts'

/** Each track with its role and its devices in signal order. */
export function DeviceTable() {
  const { report } = useReport()
  const { devices: words, mix } = useReportCopy()
  return (
    <FactsTable
      caption={words.list}
      columns={words.columns}
      rows={report.tracks.map(({ id, name, role, devices }) => ({
        key: String(id),
        cells: [name, mix.roles[role.role], devices.length === 0 ? words.none : devices.join(' → ')],
      }))}
    />
  )
}
