import { clsx } from 'clsx'
import { useReportCopy } from '../../../copy/report.ts'
import { useReport, useView } from '../view/report-context.ts'
import { RoleCorrection } from '../answers/role-correction.tsx'

/** Each track's devices in signal order, and what the track is taken for. */
export function DeviceChains() {
  const { report, store } = useReport()
  const { devices: words } = useReportCopy()
  const chosen = useView((view) => view.trackId)
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
            <li key={track.id} className={clsx('device-row', chosen === track.id && 'device-row-chosen')}>
              <button
                type="button"
                aria-pressed={chosen === track.id}
                onClick={() => store.set({ trackId: track.id, clipId: null })}
                className="min-h-8 min-w-0 truncate text-left font-semibold hover:underline"
              >
                {track.name}
              </button>
              <RoleCorrection track={track} />
              {track.devices.length === 0 ? (
                <span className="text-muted">{words.none}</span>
              ) : (
                <ol className="device-chain">
                  {track.devices.map((device, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a chain may hold one device twice; it never changes
                    <li key={`${index} ${device}`}>{device}</li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
