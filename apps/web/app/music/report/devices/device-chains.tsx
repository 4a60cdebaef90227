import { useReportCopy } from '../copy/report.ts'
import { Picture } from '../picture/picture.tsx'
import { useReport } from '../view/report-context.ts'
import { DeviceRow } from './device-row.tsx'
import { DeviceTable } from './device-table.tsx'

/** Each track's devices in signal order, and what the track is taken for. */
export function DeviceChains() {
  const { report } = useReport()
  const { devices: words } = useReportCopy()
  return (
    <Picture id="devices" title={words.title} sentence={words.sentence(report)} table={<DeviceTable />}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className="device-list max-h-120 overflow-auto" tabIndex={0} aria-label={words.list}>
        <ul>
          {report.tracks.map((track) => (
            <DeviceRow key={track.id} track={track} />
          ))}
        </ul>
      </section>
    </Picture>
  )
}
