import { useReportCopy } from '../copy/report.ts'
import { Picture } from '../picture/picture.tsx'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import type { TrackReport } from '@kvint/report'
import { clsx } from 'clsx'
import { memo } from 'react'
import { RoleCorrection } from '../answers/role-correction.tsx'

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

/** Each track with its role and its devices in signal order. */
function DeviceTable() {
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

/** One track: its name chooses it, its role can be corrected, its devices stand in signal order. */
const DeviceRow = memo(function DeviceRow({ track }: { track: TrackReport }) {
  const { store } = useReport()
  const { devices: words } = useReportCopy()
  const isChosen = useViewInTurn((view) => view.trackId === track.id)
  return (
    <li className={clsx('device-row', isChosen && 'device-row-chosen')}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => store.set({ trackId: track.id, clipId: null })}
        data-picture-text=""
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
            <li key={`${index} ${device}`} data-picture-text="">
              {device}
            </li>
          ))}
        </ol>
      )}
    </li>
  )
})
