import type { ChordReading } from '@kvint/insights'
import type { TimeScale } from '../picture/time-scale.ts'
import { FunctionShape } from './function-shape.tsx'
import { UnsurePattern } from './unsure-pattern.tsx'

/** Chords under the notes: a line and a shape for the function, the symbol, the Roman numeral; hatched where unsure. */
export function ChordLane({ chords, scale }: { chords: readonly ChordReading[]; scale: TimeScale }) {
  const [from = 0, to = 0] = scale.domain()
  const [, width = 0] = scale.range()
  const inSight = chords.filter((chord) => chord.endBeats > from && chord.startBeats < to)
  return (
    <>
      <defs>
        <UnsurePattern />
      </defs>
      {inSight.map((chord) => {
        const x = Math.max(scale(chord.startBeats), 0)
        const right = Math.min(scale(chord.endBeats), width)
        const room = right - x - 4
        const color = `var(--${chord.function})`
        const hasShape = room >= 12
        const symbolRoom = room - (hasShape ? 16 : 0)
        return (
          <g key={chord.startBeats}>
            {chord.confidence < SURE && (
              <rect x={x} y={4} width={Math.max(room, 1)} height={CHORD_LANE_HEIGHT - 6} fill="url(#unsure)" />
            )}
            <rect x={x} y={0} width={Math.max(room + 2, 1)} height={3} fill={color} />
            {hasShape && <FunctionShape of={chord.function} x={x + 6} y={17} size={4.5} />}
            {symbolRoom >= chord.symbol.length * SYMBOL_PX && (
              <text x={x + 16} y={22} className="chord-symbol">
                {chord.symbol}
              </text>
            )}
            {chord.roman && symbolRoom >= chord.roman.length * 7.2 && (
              <text x={x + 16} y={39} className="chart-text">
                {chord.roman}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

export const CHORD_LANE_HEIGHT = 46
/** Below this a chord is drawn as uncertain. */
export const SURE = 0.55
const SYMBOL_PX = 8.4
