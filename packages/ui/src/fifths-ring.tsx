import { Drawing } from './drawing.tsx'

/** Twelve tones in fifths, the scale's seven lit, the tonic's triad drawn through them. The landing's picture. */
export function FifthsRing({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="-150 -150 300 300" className="h-auto w-full max-w-105">
      <path d={STAR} fill="none" className="stroke-line" strokeWidth="1" />
      <path d={TRIAD} fill="none" className="stroke-root" strokeWidth="2" strokeLinejoin="round" />
      {NAMES.map((name, fifths) => {
        const isInScale = fifths <= 5 || fifths === 11
        return (
          <g key={name}>
            <path
              d={arc(fifths)}
              fill="none"
              className={isInScale ? '' : 'stroke-line'}
              stroke={isInScale ? `var(--hue-${fifths})` : undefined}
              strokeWidth={isInScale ? 9 : 2}
            />
            <text
              x={round(Math.sin(angle(fifths)) * 134)}
              y={round(-Math.cos(angle(fifths)) * 134 + 5)}
              textAnchor="middle"
              fontSize="15"
              className={isInScale ? 'fill-ink font-semibold' : 'fill-muted'}
            >
              {name}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

const NAMES = ['A♭', 'E♭', 'B♭', 'F', 'C', 'G', 'D', 'A', 'E', 'B', 'G♭', 'D♭']

function angle(fifths: number): number {
  return (fifths / 12) * 2 * Math.PI
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function at(fifths: number, radius: number): string {
  return `${round(Math.sin(angle(fifths)) * radius)} ${round(-Math.cos(angle(fifths)) * radius)}`
}

function arc(fifths: number): string {
  return `M${at(fifths - 0.43, 112)}A112 112 0 0 1 ${at(fifths + 0.43, 112)}`
}

const STAR = `M${Array.from({ length: 12 }, (_, step) => at((step * 5) % 12, 100)).join('L')}Z`
const TRIAD = `M${[0, 1, 4].map((fifths) => at(fifths, 100)).join('L')}Z`
