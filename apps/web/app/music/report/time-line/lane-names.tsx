import { clsx } from 'clsx'
import { memo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport } from '../view/report-context.ts'
import { LEVEL_PX } from '../harmony/place-chord-names.ts'
import { PartName } from './part-names.tsx'
import type { LaneName, TimeLayout } from './time-layout.ts'

/** What each lane shows; the names of the parts choose and unfold them. */
export const LaneNames = memo(function LaneNames({
  layout: { lanes, parts, height },
  numbers,
  onUnfold,
}: {
  layout: TimeLayout
  numbers: ReadonlyMap<string, number>
  onUnfold: (key: string) => void
}) {
  const { report } = useReport()
  const { timeLine: words } = useReportCopy()
  const heard = new Set<LaneName>([
    ...(report.arrangement.areSectionsHeard ? (['sections'] as const) : []),
    ...(report.harmony.kind === 'known' && report.harmony.isHeard ? (['chords', 'keys'] as const) : []),
  ])
  const placeless = report.findings.flatMap(({ id, place }) => {
    const number = numbers.get(id)
    const [trackId] = place.trackIds
    return number !== undefined && !place.bars && trackId !== undefined ? [{ number, trackId }] : []
  })
  return (
    <div className="lane-names relative min-w-0" style={{ height }}>
      {LANES.map((name) => {
        const lane = lanes[name]
        return lane ? (
          <span
            key={name}
            data-picture-text=""
            className={clsx('absolute left-0', name === 'chords' ? 'max-w-15' : 'max-w-full truncate')}
            style={{ top: lane.y + (name === 'energy' || name === 'tempo' ? 8 : 1) }}
          >
            {words.lanes[name]}
            {heard.has(name) && ` ${words.heard}`}
          </span>
        ) : null
      })}
      {lanes.chords &&
        LEVELS.map((level, index) => (
          <span
            key={level}
            className="absolute right-2 text-[11px]"
            style={{ top: (lanes.chords?.y ?? 0) + index * LEVEL_PX }}
          >
            {words.levels[level]}
          </span>
        ))}
      <ul>
        {parts.rows.map((row) => (
          <PartName
            key={row.key}
            row={row}
            y={parts.y + row.y}
            numbers={
              row.isOpen
                ? NO_NUMBERS
                : placeless.flatMap(({ number, trackId }) =>
                    row.tracks.some(({ id }) => id === trackId) ? [number] : [],
                  )
            }
            onUnfold={onUnfold}
          />
        ))}
      </ul>
      {parts.silentY !== null && (
        <span
          data-picture-text=""
          className="absolute left-0 max-w-full truncate"
          style={{ top: parts.y + parts.silentY + 2 }}
          title={words.silent}
        >
          {words.silent}
        </span>
      )}
    </div>
  )
})

const LANES: readonly LaneName[] = ['sections', 'findings', 'chords', 'keys', 'tempo', 'energy']
const LEVELS = ['tension', 'away', 'home'] as const
const NO_NUMBERS: readonly number[] = []
