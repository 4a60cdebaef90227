import type { ChordReading } from '@kvint/report'
import { memo } from 'react'
import { BeatsGroup } from '../picture/beats-group.tsx'
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
        <UnsurePattern id="unsure" />
      </defs>
      <BeatsGroup scale={scale}>
        <FunctionLines chords={chords} />
      </BeatsGroup>
      {inSight.map((chord) => {
        const x = Math.max(scale(chord.startBeats), 0)
        const room = Math.min(scale(chord.endBeats), width) - x - 4
        return <ChordName key={chord.startBeats} chord={chord} x={x} room={room} />
      })}
    </>
  )
}

/** Across in beats: drawn once. */
const FunctionLines = memo(function FunctionLines({ chords }: { chords: readonly ChordReading[] }) {
  return chords.map((chord) => (
    <rect
      key={chord.startBeats}
      x={chord.startBeats}
      y={0}
      width={(chord.endBeats - chord.startBeats) * 0.97}
      height={3}
      fill={`var(--${chord.function})`}
    />
  ))
})

function ChordName({ chord, x, room }: { chord: ChordReading; x: number; room: number }) {
  const isUnsure = chord.confidence < SURE
  if (room < SHAPE_PX && !(isUnsure && room >= 3)) return null
  const textRoom = room - 16
  return (
    <g transform={`translate(${x} 0)`}>
      {isUnsure && <rect x={0} y={4} width={Math.max(room, 1)} height={CHORD_LANE_HEIGHT - 6} fill="url(#unsure)" />}
      {room >= SHAPE_PX && <FunctionShape of={chord.function} x={6} y={17} size={4.5} />}
      {textRoom >= chord.symbol.length * SYMBOL_PX && (
        <text x={16} y={22} className="chord-symbol">
          {chord.symbol}
        </text>
      )}
      {chord.roman && textRoom >= chord.roman.length * 7.2 && (
        <text x={16} y={39} className="chart-text">
          {chord.roman}
        </text>
      )}
    </g>
  )
}

export const CHORD_LANE_HEIGHT = 46
/** Below this a chord is drawn as uncertain. */
const SURE = 0.55
const SHAPE_PX = 12
const SYMBOL_PX = 8.4
