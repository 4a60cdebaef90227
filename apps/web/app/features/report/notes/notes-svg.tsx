import { memo } from 'react'
import type { NoteMark } from './note-marks.ts'

/** Notes in the colour of the chord under them; those of other clips than the chosen one are outlined. */
export const NotesSvg = memo(function NotesSvg({
  marks,
  clipId,
}: {
  marks: readonly NoteMark[]
  clipId: string | null
}) {
  const isChosenHere = marks.some(({ note }) => note.clipId === clipId)
  return marks.map(({ note, x, y, width, height, function: harmonic }) => {
    const color = harmonic ? `var(--${harmonic})` : 'var(--muted)'
    const isFilled = !isChosenHere || note.clipId === clipId
    return (
      <rect
        key={note.id}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={1}
        fill={isFilled ? color : 'var(--raised)'}
        stroke={isFilled ? 'none' : color}
      />
    )
  })
})
