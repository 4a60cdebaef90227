import type { TrackReport } from '@kvint/report'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import type { ArrangementRow } from './arrangement-rows.ts'

/** The rows' names: each chooses its track. */
export const TrackNames = memo(function TrackNames({
  rows,
  height,
}: {
  rows: readonly ArrangementRow[]
  height: number
}) {
  return (
    <ul className="min-w-0" style={{ height }}>
      {rows.map((row) => (
        <TrackName key={row.track.id} track={row.track} height={row.height} />
      ))}
    </ul>
  )
})

const TrackName = memo(function TrackName({ track, height }: { track: TrackReport; height: number }) {
  const { store } = useReport()
  const { arrangement } = useReportCopy()
  const isChosen = useViewInTurn((view) => view.trackId === track.id)
  return (
    <li style={{ height, paddingLeft: Math.min(track.depth, 4) * 8 }} className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        title={track.isHeard ? track.name : `${track.name} (${arrangement.silent})`}
        onClick={() => store.set({ trackId: isChosen ? null : track.id, clipId: null })}
        className={clsx(
          'flex size-full min-w-0 items-center gap-2 rounded-control pr-2 text-left text-tool',
          isChosen
            ? 'font-semibold text-ink underline decoration-root decoration-2 underline-offset-4'
            : 'text-muted hover:text-ink',
          track.kind === 'group' && 'font-semibold',
        )}
      >
        <svg width={8} height={14} aria-hidden="true" className="shrink-0">
          <rect
            x={0.5}
            y={0.5}
            width={7}
            height={13}
            rx={1.5}
            fill={track.isHeard ? (track.color ?? 'var(--control)') : 'none'}
            stroke={track.color ?? 'var(--control)'}
          />
        </svg>
        <span data-picture-text="" className="truncate">
          {track.name}
        </span>
        {!track.isHeard && <span className="sr-only">({arrangement.silent})</span>}
      </button>
    </li>
  )
})
