import { memo } from 'react'
import type { NoteMark } from './note-marks.ts'

/** Notes in the colour of the chord under them, across in beats; those of other clips than the chosen are outlined. */
export const NotesSvg = memo(function NotesSvg({
  marks,
  clipId,
}: {
  marks: readonly NoteMark[]
  clipId: string | null
}) {
  const isChosenHere = marks.some(({ note }) => note.clipId === clipId)
  return marks.map(({ note, y, height, endBeats, function: harmonic }) => {
    const color = harmonic ? `var(--${harmonic})` : 'var(--muted)'
    const isFilled = !isChosenHere || note.clipId === clipId
    return (
      <rect
        key={note.id}
        x={note.startBeats}
        y={y}
        width={(endBeats - note.startBeats) * 0.95}
        height={height}
        className={isFilled ? 'note-box' : 'note-box note-box-other'}
        fill={isFilled ? color : undefined}
        stroke={isFilled ? undefined : color}
      />
    )
  })
})
