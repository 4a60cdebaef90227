import { useEffect, useRef } from 'react'
import { useThemeColours } from '../picture/use-theme-colours.ts'
import type { NoteMark } from './note-marks.ts'

/** Above 2,000 notes in sight: the same, painted. */
export function NotesCanvas({
  marks,
  clipId,
  width,
  height,
}: {
  marks: readonly NoteMark[]
  clipId: string | null
  width: number
  height: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useThemeColours()
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = width * devicePixelRatio
    element.height = height * devicePixelRatio
    context.scale(devicePixelRatio, devicePixelRatio)
    const isChosenHere = marks.some(({ note }) => note.clipId === clipId)
    for (const mark of marks) {
      const color = colours[mark.function ?? 'muted']
      if (isChosenHere && mark.note.clipId !== clipId) {
        context.strokeStyle = color
        context.strokeRect(mark.x + 0.5, mark.y + 0.5, Math.max(mark.width - 1, 1), mark.height - 1)
      } else {
        context.fillStyle = color
        context.fillRect(mark.x, mark.y, mark.width, mark.height)
      }
    }
  }, [marks, clipId, width, height, colours])
  return (
    <canvas
      ref={canvas}
      data-picture=""
      aria-hidden="true"
      className="absolute inset-x-0 top-0 w-full"
      style={{ height }}
    />
  )
}
