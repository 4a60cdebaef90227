import type { LocalKeyReading } from '@kvint/report'
import { memo } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'

/** Under the chords, where the song visits other keys: a bar for each stretch with its key; hatched where unsure. */
export const KeyLane = memo(function KeyLane({ keys, scale }: { keys: readonly LocalKeyReading[]; scale: TimeScale }) {
  const [from, to] = scale.domain()
  const [, width] = scale.range()
  return keys
    .filter(({ startBeats, endBeats }) => endBeats > from && startBeats < to)
    .map(({ startBeats, endBeats, name, confidence }) => {
      const x = Math.max(scale(startBeats), 0)
      const room = Math.min(scale(endBeats), width) - x - 2
      return (
        <g key={startBeats}>
          <rect x={x} y={3} width={Math.max(room, 1)} height={KEY_LANE_HEIGHT - 5} rx={2} className="fill-section" />
          {confidence < SURE && (
            <rect x={x} y={3} width={Math.max(room, 1)} height={KEY_LANE_HEIGHT - 5} rx={2} fill="url(#unsure)" />
          )}
          {room >= name.length * CHARACTER_PX + 8 && (
            <text x={x + 5} y={17} className={confidence < SURE ? 'chart-text chart-text-over' : 'clip-label fill-ink'}>
              {name}
            </text>
          )}
        </g>
      )
    })
})

export const KEY_LANE_HEIGHT = 26
/** Below this a key is drawn as uncertain, as chords are. */
const SURE = 0.55
const CHARACTER_PX = 7.5
