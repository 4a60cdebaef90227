import { memo } from 'react'
import { notePaths } from './note-paths.ts'
import type { NoteMark } from './note-marks.ts'

/** Notes in the colour of the chord under them, across in beats; those of other clips than the chosen are outlined. */
export const NotesSvg = memo(function NotesSvg({
  marks,
  clipId,
}: {
  marks: readonly NoteMark[]
  clipId: string | null
}) {
  return notePaths(marks, clipId).map(({ harmonic, isFilled, path }) => {
    const color = harmonic ? `var(--${harmonic})` : 'var(--muted)'
    return (
      <path
        key={`${harmonic ?? 'none'} ${isFilled}`}
        d={path}
        className={isFilled ? 'note-box' : 'note-box note-box-other'}
        fill={isFilled ? color : undefined}
        stroke={isFilled ? undefined : color}
      />
    )
  })
})
