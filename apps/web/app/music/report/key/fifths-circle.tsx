import { keyOf, type KeyReading, pitchClassSign } from '@kvint/report'
import { useReportCopy } from '../copy/report.ts'
import { Drawing } from '@kvint/ui'
import { UnsurePattern } from '../harmony/unsure-pattern.tsx'

/** The song's notes on the circle of fifths from the tonic: in the scale as a coloured arc, sounding time as its depth. */
export function FifthsCircle({ reading }: { reading: KeyReading }) {
  const { key: words } = useReportCopy()
  const key = keyOf(reading)
  const most = Math.max(...reading.pitchClassWeights, 0.01)
  return (
    <Drawing
      label={words.picture(reading)}
      data-picture=""
      viewBox="-150 -150 300 300"
      className="mx-auto block w-full max-w-80"
    >
      <defs>
        <UnsurePattern id="unsure-key" />
      </defs>
      {Array.from({ length: 12 }, (_, fifths) => {
        const pitchClass = (reading.tonicPitchClass + fifths * 7) % 12
        const isInScale = reading.scalePitchClasses.includes(pitchClass)
        const weight = (reading.pitchClassWeights[pitchClass] ?? 0) / most
        return (
          <g key={fifths}>
            <path d={sector(fifths, INNER, OUTER)} className="fill-sunken" />
            {weight > 0 && (
              <path
                d={sector(fifths, INNER, INNER + (OUTER - INNER) * Math.sqrt(weight))}
                fill={isInScale ? `var(--hue-${fifths})` : 'url(#unsure-key)'}
              />
            )}
            {isInScale && <path d={sector(fifths, OUTER + 2, OUTER + 6)} fill={`var(--hue-${fifths})`} />}
            <text
              x={Math.sin(angle(fifths)) * 131}
              y={-Math.cos(angle(fifths)) * 131 + 5.5}
              textAnchor="middle"
              className={isInScale ? 'ring-name' : 'ring-name ring-name-outside'}
            >
              {pitchClassSign(pitchClass, key)}
            </text>
          </g>
        )
      })}
      <text textAnchor="middle" y={1} className="ring-key">
        {reading.name.split(/[ -]/)[0]}
      </text>
      <text textAnchor="middle" y={20} className="chart-text">
        {reading.name.split(/[ -]/).slice(1).join(' ')}
      </text>
    </Drawing>
  )
}

const INNER = 48
const OUTER = 108

function angle(fifths: number): number {
  return (fifths / 12) * 2 * Math.PI
}

function sector(fifths: number, from: number, to: number): string {
  const point = (at: number, radius: number) =>
    `${(Math.sin(angle(at)) * radius).toFixed(1)} ${(-Math.cos(angle(at)) * radius).toFixed(1)}`
  const [left, right] = [fifths - 0.46, fifths + 0.46]
  return `M${point(left, from)}L${point(left, to)}A${to} ${to} 0 0 1 ${point(right, to)}L${point(right, from)}A${from} ${from} 0 0 0 ${point(left, from)}Z`
}
