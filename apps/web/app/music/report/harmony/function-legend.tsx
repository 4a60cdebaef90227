import { useReportCopy } from '../copy/report.ts'
import type { ChordReading } from '@kvint/report'

/** What the shapes and hatching mean. */
export function FunctionLegend() {
  const { harmony } = useReportCopy()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      {FUNCTIONS.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={14} height={14} aria-hidden="true">
            <FunctionShape of={name} x={7} y={7} size={4.5} />
          </svg>
          {harmony.functions[name]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg width={22} height={14} aria-hidden="true">
          <rect width={22} height={14} fill="url(#unsure)" className="stroke-control" />
        </svg>
        {harmony.unsure}
      </li>
    </ul>
  )
}

type HarmonicFunction = ChordReading['function']

/** A chord's function as a shape about a point: ● tonic, ◆ subdominant, ▲ dominant, ✕ outside the key. */
function FunctionShape({ of, x, y, size = 5 }: { of: HarmonicFunction; x: number; y: number; size?: number }) {
  const color = `var(--${of})`
  switch (of) {
    case 'tonic':
      return <circle cx={x} cy={y} r={size} fill={color} />
    case 'subdominant':
      return (
        <path
          d={`M${x} ${y - size * 1.2}l${size * 1.2} ${size * 1.2}l${-size * 1.2} ${size * 1.2}l${-size * 1.2} ${-size * 1.2}z`}
          fill={color}
        />
      )
    case 'dominant':
      return <path d={`M${x} ${y - size * 1.1}l${size * 1.15} ${size * 2}h${-size * 2.3}z`} fill={color} />
    case 'outside':
      return (
        <path
          d={`M${x - size} ${y - size}l${size * 2} ${size * 2}m0 ${-size * 2}l${-size * 2} ${size * 2}`}
          stroke={color}
          strokeWidth={2}
          fill="none"
        />
      )
  }
}

const FUNCTIONS: readonly HarmonicFunction[] = ['tonic', 'subdominant', 'dominant', 'outside']
