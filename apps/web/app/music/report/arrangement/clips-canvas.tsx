import { useEffect, useRef } from 'react'
import { clipLook } from '../model/clip-look.ts'
import { useShownView } from '../picture/use-shown-view.ts'
import type { ThemeColours } from '../picture/use-theme-colours.ts'
import type { ClipShape } from './clip-shapes.ts'

/** Above about 2,000 marks: the same clips, painted, in a turn of their own. */
export function ClipsCanvas({
  shapes,
  colours,
  width,
  y: top,
  height,
}: {
  shapes: readonly ClipShape[]
  colours: ThemeColours
  width: number
  y: number
  height: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { range } = useShownView(canvas, READ)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || width === 0) return
    const ratio = devicePixelRatio
    if (canvas.current.width !== width * ratio || canvas.current.height !== height * ratio) {
      canvas.current.width = width * ratio
      canvas.current.height = height * ratio
    }
    context.setTransform(ratio, 0, 0, ratio, 0, -top * ratio)
    context.clearRect(0, top, width, height)
    const { start: from, end: to } = range
    const perBeat = width / (to - from)
    const inSight = shapes.filter(({ clip }) => clip.endBeats > from && clip.startBeats < to)
    paintBoxes(context, inSight, (beats) => (beats - from) * perBeat, colours)
    // Down in pixels, across in beats: dashes lie level, so that their strokes keep their width.
    context.setTransform(perBeat * ratio, 0, 0, ratio, -from * perBeat * ratio, -top * ratio)
    context.lineWidth = 1.5
    for (const { clip, color, notes, fewNotes } of inSight) {
      const clipWidth = (clip.endBeats - clip.startBeats) * perBeat
      if (clipWidth < NARROWEST_PX) continue
      for (const { ink, path } of clipWidth < NARROW_PX ? fewNotes : notes) {
        context.strokeStyle = ink === 'clip' ? clipLook(color, colours.sunken, colours.ink).ink : colours[ink]
        context.stroke(dashesOf(path))
      }
    }
  }, [shapes, range, width, top, height, colours])
  return (
    <canvas
      ref={canvas}
      data-picture=""
      className="time-layer-alone absolute inset-x-0 w-full"
      style={{ top, height }}
      aria-hidden="true"
    />
  )
}

/** All boxes of a look at once; those that are not heard are hollow, and audio has an edge. */
function paintBoxes(
  context: CanvasRenderingContext2D,
  shapes: readonly ClipShape[],
  toPx: (beats: number) => number,
  { sunken, ink }: ThemeColours,
): void {
  const byLook = Map.groupBy(
    shapes,
    ({ clip, color }) => `${clip.isHeard ? '' : 'hollow '}${clip.kind === 'audio' ? 'edged ' : ''}${color}`,
  )
  for (const [look, [first, ...others]] of byLook) {
    if (!first) continue
    const isHollow = look.startsWith('hollow')
    const isEdged = isHollow || look.startsWith('edged')
    const { fill, edge } = clipLook(first.color, sunken, ink)
    const inset = isEdged ? 0.5 : 0
    context.beginPath()
    for (const { clip, y, height } of [first, ...others]) {
      const x = toPx(clip.startBeats)
      const width = Math.max(toPx(clip.endBeats) - x - 1, 1)
      context.rect(x + inset, y + inset, Math.max(width - inset * 2, 0.5), height - inset * 2)
    }
    if (!isHollow) {
      context.fillStyle = fill
      context.fill()
    }
    if (!isEdged) continue
    context.strokeStyle = edge
    context.lineWidth = 1
    context.setLineDash(isHollow ? [3, 2] : [])
    context.stroke()
    context.setLineDash([])
  }
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

const READ = ['range'] as const
/** Narrower clips show their colour only. */
const NARROWEST_PX = 5
/** Up to this width more than forty dashes would lie on each other. */
const NARROW_PX = 100
const MOST_PATHS = 5000
const dashes = new Map<string, Path2D>()
