import { memo } from 'react'
import type { ClipMark } from './clip-marks.ts'

/** Up to about 2,000 marks: each clip an element of its own. A clip that is not heard is hollow. */
export const ClipsSvg = memo(function ClipsSvg({ marks }: { marks: readonly ClipMark[] }) {
  return marks.map(({ clip, x, y, width, height, color, ink, label, notes }) => (
    <g key={clip.id} data-clip={clip.id}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        fill={clip.isHeard ? color : 'var(--raised)'}
        stroke={clip.isHeard ? 'none' : color}
        strokeDasharray={clip.isHeard ? undefined : '3 2'}
      />
      {notes && <path d={notes} stroke={clip.isHeard ? ink : color} strokeWidth={1.5} opacity={0.75} fill="none" />}
      {label && (
        <text
          x={Math.max(x, 0) + 4}
          y={y + (height >= 26 ? 11 : height / 2 + 4)}
          className="clip-label"
          fill={clip.isHeard ? ink : 'var(--ink)'}
        >
          {label}
        </text>
      )}
    </g>
  ))
})
