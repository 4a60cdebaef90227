import { useReportCopy } from '../../../copy/report.ts'
import { useReport } from '../view/report-context.ts'
import { DeviceRow } from './device-row.tsx'

/** Each track's devices in signal order, and what the track is taken for. */
export function DeviceChains() {
  const { report } = useReport()
  const { devices: words } = useReportCopy()
  return (
    <section id="panel-devices" aria-labelledby="devices" className="picture">
      <h2 id="devices" className="text-lead font-semibold">
        {words.title}
      </h2>
      <p className="max-w-[75ch] text-small text-muted">{words.sentence(report)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className="max-h-120 overflow-auto" tabIndex={0} aria-label={words.list}>
        <ul>
          {report.tracks.map((track) => (
            <DeviceRow key={track.id} track={track} />
          ))}
        </ul>
      </section>
    </section>
  )
}
