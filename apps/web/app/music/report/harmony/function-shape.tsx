import type { ChordReading } from '@kvint/report'

export type HarmonicFunction = ChordReading['function']

export const FUNCTIONS: readonly HarmonicFunction[] = ['tonic', 'subdominant', 'dominant', 'outside']

/** A chord's function as a shape about a point: ● tonic, ◆ subdominant, ▲ dominant, ✕ outside the key. */
export function FunctionShape({ of, x, y, size = 5 }: { of: HarmonicFunction; x: number; y: number; size?: number }) {
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
