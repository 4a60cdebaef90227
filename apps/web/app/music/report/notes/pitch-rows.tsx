import { pitchName } from '@kvint/report'
import type { PitchSpan } from './note-marks.ts'

/** The black keys' rows as stripes, a line under each C. */
export function PitchRows({ span: { low, high, rowHeight }, width }: { span: PitchSpan; width: number }) {
  const pitches = Array.from({ length: high - low + 1 }, (_, index) => high - index)
  return pitches.map((pitch, index) => {
    const y = index * rowHeight
    if (pitch % 12 === 0)
      return <line key={pitch} x1={0} x2={width} y1={y + rowHeight} y2={y + rowHeight} className="stroke-line" />
    return BLACK_KEYS.has(pitch % 12) ? (
      <rect key={pitch} x={0} y={y} width={width} height={rowHeight} className="fill-sunken" />
    ) : null
  })
}

/** The names of the Cs beside the rows, with Live's octave numbers. */
export function PitchNames({ span: { low, high, rowHeight }, height }: { span: PitchSpan; height: number }) {
  const pitches = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => high - index)
  return (
    <svg data-picture="" width="100%" height={height} className="block" aria-hidden="true">
      {height > 0 &&
        pitches.map((pitch, index) =>
          pitch % 12 === 0 ? (
            <text key={pitch} x="100%" dx={-10} y={(index + 1) * rowHeight - 1} textAnchor="end" className="chart-text">
              {pitchName(pitch)}
            </text>
          ) : null,
        )}
    </svg>
  )
}

const BLACK_KEYS = new Set([1, 3, 6, 8, 10])
