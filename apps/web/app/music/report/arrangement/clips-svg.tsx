import { memo } from 'react'
import type { ClipShape } from './clip-shapes.ts'

/** Up to about 2,000 marks: each clip an element of its own, across in beats. A clip that is not heard is hollow. */
export const ClipsSvg = memo(function ClipsSvg({ shapes }: { shapes: readonly ClipShape[] }) {
  return shapes.map(({ clip, y, height, color, ink, notes }) => (
    <g key={clip.id}>
      <rect
        x={clip.startBeats}
        y={y}
        width={clip.endBeats - clip.startBeats}
        height={height}
        className={clip.isHeard ? 'clip-box' : 'clip-box clip-box-silent'}
        fill={clip.isHeard ? color : undefined}
        stroke={clip.isHeard ? undefined : color}
      />
      {notes && <path d={notes} className="clip-notes" stroke={clip.isHeard ? ink : color} />}
    </g>
  ))
})
