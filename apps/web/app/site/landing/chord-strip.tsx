import { Drawing } from '@kvint/ui'

/** Eight chords with the shape and colour of their function, as a report draws them. */
export function ChordStrip({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 320 120" className="h-30 w-full">
      {CHORDS.map(({ name, roman, kind, notes }, index) => (
        <g key={`${name}-${roman}`} transform={`translate(${index * 40} 0)`} className={COLOURS[kind]}>
          {notes.map((row) => (
            <rect key={row} x="2" y={60 - row * 6} width="34" height="4" rx="1" fill="currentColor" />
          ))}
          <path
            d={SHAPES[kind]}
            transform="translate(7 106)"
            {...(kind === 'outside' ? CROSS : { fill: 'currentColor' })}
          />
          <text x="2" y="92" fontSize="12" className="fill-ink">
            {name}
          </text>
          <text x="15" y="110" fontSize="11" className="fill-muted font-mono">
            {roman}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

type Kind = 'tonic' | 'subdominant' | 'dominant' | 'outside'

const COLOURS: Record<Kind, string> = {
  tonic: 'text-[var(--tonic)]',
  subdominant: 'text-[var(--subdominant)]',
  dominant: 'text-[var(--dominant)]',
  outside: 'text-[var(--outside)]',
}
const SHAPES: Record<Kind, string> = {
  tonic: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  subdominant: 'M0 -5L5 0L0 5L-5 0Z',
  dominant: 'M0 -5L5 4L-5 4Z',
  outside: 'M-4 -4L4 4M4 -4L-4 4',
}
const CROSS = { stroke: 'currentColor', strokeWidth: 2, fill: 'none' }

/** Rows are scale steps of F major above its tonic. */
const CHORDS: readonly { name: string; roman: string; kind: Kind; notes: readonly number[] }[] = [
  { name: 'F', roman: 'I', kind: 'tonic', notes: [0, 2, 4] },
  { name: 'Dm', roman: 'vi', kind: 'tonic', notes: [-2, 0, 2] },
  { name: 'B♭', roman: 'IV', kind: 'subdominant', notes: [3, 5, 7] },
  { name: 'C', roman: 'V', kind: 'dominant', notes: [4, 6, 8] },
  { name: 'F/A', roman: 'I6', kind: 'tonic', notes: [2, 4, 7] },
  { name: 'B♭/D', roman: 'IV6', kind: 'subdominant', notes: [3, 5, 9] },
  { name: 'B♭m', roman: 'iv', kind: 'outside', notes: [3, 4.5, 7] },
  { name: 'F/C', roman: 'I64', kind: 'tonic', notes: [4, 7, 9] },
]
