import type { TrackReport } from '@kvint/report'
import { seriesOfRole } from './role-series.ts'

/** A track in the mix: ● a track, ■ a group, ◆ a return; hollow where it is not heard. */
export function MixSpot({
  track,
  x,
  y,
  size,
  isChosen,
  onChoose,
}: {
  track: TrackReport
  x: number
  y: number
  size: number
  isChosen: boolean
  onChoose: () => void
}) {
  const series = seriesOfRole(track.role.role)
  const color = series ? `var(--series-${series})` : 'var(--control)'
  const look = {
    fill: track.isHeard ? color : 'var(--raised)',
    stroke: track.isHeard ? 'var(--raised)' : color,
    strokeWidth: 1.5,
  }
  return (
    <g onClick={onChoose}>
      <title>{track.name}</title>
      {isChosen && <circle cx={x} cy={y} r={size + 5} fill="none" className="stroke-root" strokeWidth={2} />}
      {track.kind === 'group' ? (
        <rect x={x - size + 0.5} y={y - size + 0.5} width={size * 2 - 1} height={size * 2 - 1} {...look} />
      ) : track.kind === 'return' ? (
        <path
          d={`M${x} ${y - size - 1}l${size + 1} ${size + 1}l${-size - 1} ${size + 1}l${-size - 1} ${-size - 1}z`}
          {...look}
        />
      ) : (
        <circle cx={x} cy={y} r={size} {...look} />
      )}
      <circle cx={x} cy={y} r={12} fill="transparent" />
    </g>
  )
}
