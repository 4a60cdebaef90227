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
    const ratio = devicePixelRatio
    if (canvas.current.width !== width * ratio || canvas.current.height !== height * ratio) {
      canvas.current.width = width * ratio
      canvas.current.height = height * ratio
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width, height)
    const [from = 0, to = 1] = scale.domain()
    const perBeat = width / (to - from)
    const inSight = shapes.filter(({ clip }) => clip.endBeats > from && clip.startBeats < to)
    for (const shape of inSight) paintBox(context, shape, (shape.clip.startBeats - from) * perBeat, perBeat, raised)
    // Down in pixels, across in beats: dashes lie level, so that their strokes keep their width.
    context.setTransform(perBeat * ratio, 0, 0, ratio, -from * perBeat * ratio, 0)
    context.globalAlpha = 0.75
    context.lineWidth = 1.5
    for (const { clip, color, ink, notes } of inSight) {
      if (!notes || (clip.endBeats - clip.startBeats) * perBeat < NARROWEST_PX) continue
      context.strokeStyle = clip.isHeard ? ink : color
      context.stroke(dashesOf(notes))
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.globalAlpha = 1
    context.font = "12px 'Spline Sans Mono', monospace"
    for (const { x, y, text, color } of labels) {
      context.fillStyle = color.startsWith('#') ? color : ink
      context.fillText(text, x, y)
    }
  }, [shapes, labels, scale, height, raised, ink])
  return <canvas ref={canvas} data-picture="" className="absolute inset-0 size-full" aria-hidden="true" />
}

function paintBox(
  context: CanvasRenderingContext2D,
  { clip, y, height, color }: ClipShape,
  x: number,
  perBeat: number,
  raised: string,
): void {
  const width = Math.max((clip.endBeats - clip.startBeats) * perBeat - 1, 1)
  context.fillStyle = clip.isHeard ? color : raised
  context.fillRect(x, y, width, height)
  if (clip.isHeard) return
  context.strokeStyle = color
  context.lineWidth = 1
  context.setLineDash([3, 2])
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  context.setLineDash([])
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

/** Narrower clips show their colour only. */
const NARROWEST_PX = 12
const MOST_PATHS = 5000
const dashes = new Map<string, Path2D>()
