import { clsx } from 'clsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import type { PartRow } from './part-rows.ts'

/** The name of a row: chooses its part, or unfolds the parts that share it. */
export const PartName = memo(function PartName({
  row,
  y,
  numbers,
  onUnfold,
}: {
  row: PartRow
  y: number
  /** Of the findings on the first screen that are about this row and have no bars. */
  numbers: readonly number[]
  onUnfold: (key: string) => void
}) {
  const { store } = useReport()
  const { timeLine: words, arrangement } = useReportCopy()
  const chosenId = useViewInTurn((view) => view.trackId)
  const isChosen = row.tracks.some(({ id }) => id === chosenId)
  const name = row.family ? words.families[row.family] : (row.name ?? '')
  const [only] = row.tracks
  const isFolded = row.isOpen !== null
  const Sign = row.isOpen ? ChevronDown : ChevronRight
  return (
    <li className="absolute inset-x-0" style={{ top: y, height: row.height, paddingLeft: row.isInner ? 12 : 0 }}>
      <button
        type="button"
        {...(isFolded ? { 'aria-expanded': row.isOpen } : { 'aria-pressed': isChosen })}
        title={row.isHeard ? name : `${name} (${arrangement.silent})`}
        onClick={() => {
          if (isFolded) onUnfold(row.key)
          else store.set({ trackId: isChosen || !only ? null : only.id, clipId: null })
        }}
        className={clsx('part-name', isChosen && 'part-name-chosen')}
      >
        <svg width={10} height={10} aria-hidden="true" className="shrink-0">
          <rect
            x={0.5}
            y={0.5}
            width={9}
            height={9}
            rx={2}
            fill={row.isHeard ? (row.color ?? 'var(--control)') : 'none'}
            stroke={row.isHeard ? 'var(--control)' : (row.color ?? 'var(--control)')}
          />
        </svg>
        <span data-picture-text="" className="truncate">
          {name}
        </span>
        {isFolded && (
          <span className="flex shrink-0 items-center text-muted">
            {row.tracks.length}
            <Sign size={14} strokeWidth={1.5} aria-hidden="true" />
          </span>
        )}
        {!row.isHeard && <span className="sr-only">({arrangement.silent})</span>}
        {numbers.map((number) => (
          <span key={number} className="badge ml-auto shrink-0">
            {number}
          </span>
        ))}
      </button>
    </li>
  )
})
