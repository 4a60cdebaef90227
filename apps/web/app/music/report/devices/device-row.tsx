import type { TrackReport } from '@kvint/report'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { RoleCorrection } from '../answers/role-correction.tsx'
import { useReport, useViewInTurn } from '../view/report-context.ts'

/** One track: its name chooses it, its role can be corrected, its devices stand in signal order. */
export const DeviceRow = memo(function DeviceRow({ track }: { track: TrackReport }) {
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
