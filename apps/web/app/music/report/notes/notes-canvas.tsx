import { useEffect, useRef } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { useThemeColours } from '../picture/use-theme-colours.ts'
import type { NoteMark } from './note-marks.ts'

/** Above 2,000 notes in sight: the same, painted. */
export function NotesCanvas({
  marks,
  clipId,
  scale,
  height,
}: {
  marks: readonly NoteMark[]
  clipId: string | null
  scale: TimeScale
  height: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useThemeColours()
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const [from, to] = scale.domain()
    const [, width] = scale.range()
    const ratio = devicePixelRatio
    if (element.width !== width * ratio || element.height !== height * ratio) {
      element.width = width * ratio
      element.height = height * ratio
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    const isChosenHere = marks.some(({ note }) => note.clipId === clipId)
    for (const mark of marks) {
      if (mark.endBeats < from || mark.note.startBeats > to) continue
      const x = scale(mark.note.startBeats)
      const length = Math.max(scale(mark.endBeats) - x - 1, 2)
      const color = colours[mark.function ?? 'muted']
      if (isChosenHere && mark.note.clipId !== clipId) {
        context.strokeStyle = color
        context.strokeRect(x + 0.5, mark.y + 0.5, length - 1, mark.height - 1)
      } else {
        context.fillStyle = color
        context.fillRect(x, mark.y, length, mark.height)
      }
    }
  }, [marks, clipId, scale, height, colours])
  return (
    <canvas
      ref={canvas}
      data-picture=""
      aria-hidden="true"
      className="time-layer absolute inset-x-0 top-0 w-full"
      style={{ height }}
    />
  )
}
