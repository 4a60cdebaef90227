import { memo } from 'react'
import { clipLook } from '../model/clip-look.ts'
import type { ThemeColours } from '../picture/use-theme-colours.ts'
import type { ClipShape } from './clip-shapes.ts'

/** Up to about 2,000 marks: each clip an element of its own, across in beats. A clip that is not heard is hollow. */
export const ClipsSvg = memo(function ClipsSvg({
  shapes,
  colours,
}: {
  shapes: readonly ClipShape[]
  colours: ThemeColours
}) {
  return shapes.map(({ clip, y, height, color, notes }) => {
    const look = clipLook(color, colours.sunken, colours.ink)
    return (
      <g key={clip.id}>
        <rect
          x={clip.startBeats}
          y={y}
          width={clip.endBeats - clip.startBeats}
          height={height}
          className={clip.isHeard ? 'clip-box' : 'clip-box clip-box-silent'}
          fill={clip.isHeard ? look.fill : 'none'}
          stroke={clip.kind === 'audio' || !clip.isHeard ? look.edge : 'none'}
        />
        {notes.map(({ ink, path }) => (
          <path key={ink} d={path} className="clip-notes" stroke={ink === 'clip' ? look.ink : `var(--${ink})`} />
        ))}
      </g>
    )
  })
})
