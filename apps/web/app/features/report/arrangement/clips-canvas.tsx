import { useEffect, useRef } from 'react'
import { useThemeColours } from '../picture/use-theme-colours.ts'
import type { ClipMark } from './clip-marks.ts'

/** Above about 2,000 marks: the same clips, painted. */
export function ClipsCanvas({ marks, width, height }: { marks: readonly ClipMark[]; width: number; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { raised, ink } = useThemeColours()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const density = devicePixelRatio
    canvas.current.width = width * density
    canvas.current.height = height * density
    context.scale(density, density)
    context.font = "12px 'Spline Sans Mono', monospace"
    for (const mark of marks) paint(context, mark, { raised, ink })
  }, [marks, width, height, raised, ink])
  return <canvas ref={canvas} data-picture="" className="absolute inset-0 size-full" aria-hidden="true" />
}

function paint(
  context: CanvasRenderingContext2D,
  { clip, x, y, width, height, color, ink, label, notes }: ClipMark,
  theme: { raised: string; ink: string },
): void {
  context.fillStyle = clip.isHeard ? color : theme.raised
  context.fillRect(x, y, width, height)
  context.strokeStyle = clip.isHeard ? ink : color
  if (!clip.isHeard) {
    context.lineWidth = 1
    context.setLineDash([3, 2])
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
    context.setLineDash([])
  }
  if (notes) {
    context.globalAlpha = 0.75
    context.lineWidth = 1.5
    context.stroke(new Path2D(notes))
    context.globalAlpha = 1
  }
  if (!label) return
  context.fillStyle = clip.isHeard ? ink : theme.ink
  context.fillText(label, Math.max(x, 0) + 4, y + (height >= 26 ? 11 : height / 2 + 4))
}
