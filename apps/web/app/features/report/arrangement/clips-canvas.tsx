import { useEffect, useRef } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { useThemeColours } from '../picture/use-theme-colours.ts'
import type { ClipLabel } from './clip-labels.ts'
import type { ClipShape } from './clip-shapes.ts'

/** Above about 2,000 marks: the same clips, painted. */
export function ClipsCanvas({
  shapes,
  labels,
  scale,
  height,
}: {
  shapes: readonly ClipShape[]
  labels: readonly ClipLabel[]
  scale: TimeScale
  height: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { raised, ink } = useThemeColours()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const [, width = 0] = scale.range()
    canvas.current.width = width * devicePixelRatio
    canvas.current.height = height * devicePixelRatio
    context.scale(devicePixelRatio, devicePixelRatio)
    const [from = 0, to = 0] = scale.domain()
    for (const shape of shapes) {
      if (shape.clip.endBeats > from && shape.clip.startBeats < to) paint(context, shape, scale, raised)
    }
    context.font = "12px 'Spline Sans Mono', monospace"
    for (const { x, y, text, color } of labels) {
      context.fillStyle = color.startsWith('#') ? color : ink
      context.fillText(text, x, y)
    }
  }, [shapes, labels, scale, height, raised, ink])
  return <canvas ref={canvas} data-picture="" className="absolute inset-0 size-full" aria-hidden="true" />
}

function paint(
  context: CanvasRenderingContext2D,
  { clip, y, height, color, ink, notes }: ClipShape,
  scale: TimeScale,
  raised: string,
): void {
  const x = scale(clip.startBeats)
  const width = Math.max(scale(clip.endBeats) - x - 1, 1)
  context.fillStyle = clip.isHeard ? color : raised
  context.fillRect(x, y, width, height)
  if (!clip.isHeard) {
    context.strokeStyle = color
    context.lineWidth = 1
    context.setLineDash([3, 2])
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
    context.setLineDash([])
  }
  if (!notes || width < 12) return
  const [start = 0, end = 1] = scale.domain()
  const [, right = 0] = scale.range()
  const perBeat = right / (end - start)
  const path = new Path2D()
  path.addPath(dashesOf(notes), new DOMMatrix([perBeat, 0, 0, 1, -start * perBeat, 0]))
  context.strokeStyle = clip.isHeard ? ink : color
  context.globalAlpha = 0.75
  context.lineWidth = 1.5
  context.stroke(path)
  context.globalAlpha = 1
}

/** Reading a path's text costs more than drawing it: each is read once. */
function dashesOf(notes: string): Path2D {
  const known = dashes.get(notes)
  if (known) return known
  if (dashes.size >= MOST_PATHS) dashes.clear()
  const path = new Path2D(notes)
  dashes.set(notes, path)
  return path
}

const MOST_PATHS = 5000
const dashes = new Map<string, Path2D>()
