import { useEffect, useRef } from 'react'
import type { TimeScale } from '../picture/time-scale.ts'
import { luminance } from '../model/legible-ink.ts'
import { type ThemeColours, useThemeColours } from '../picture/use-theme-colours.ts'
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
  const colours = useThemeColours()
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
    paintBoxes(context, inSight, (beats) => (beats - from) * perBeat, colours)
    // Down in pixels, across in beats: dashes lie level, so that their strokes keep their width.
    context.setTransform(perBeat * ratio, 0, 0, ratio, -from * perBeat * ratio, 0)
    context.globalAlpha = 0.75
    context.lineWidth = 1.5
    for (const { clip, color, ink, notes, fewNotes } of inSight) {
      const clipWidth = (clip.endBeats - clip.startBeats) * perBeat
      if (!notes || clipWidth < NARROWEST_PX) continue
      context.strokeStyle = clip.isHeard ? ink : color
      context.stroke(dashesOf(clipWidth < NARROW_PX ? fewNotes : notes))
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.globalAlpha = 1
    context.font = "12px 'Spline Sans Mono', monospace"
    for (const { x, y, text, color } of labels) {
      context.fillStyle = color.startsWith('#') ? color : colours.ink
      context.fillText(text, x, y)
    }
  }, [shapes, labels, scale, height, colours])
  return <canvas ref={canvas} data-picture="" className="time-layer absolute inset-0 size-full" aria-hidden="true" />
}

/** All boxes of a colour at once; those that are not heard are hollow, and those as light as paper have an edge. */
function paintBoxes(
  context: CanvasRenderingContext2D,
  shapes: readonly ClipShape[],
  toPx: (beats: number) => number,
  { raised, control }: ThemeColours,
): void {
  const byLook = Map.groupBy(shapes, ({ clip, color }) => `${clip.isHeard ? '' : 'hollow '}${color}`)
  for (const [look, [first, ...others]] of byLook) {
    if (!first) continue
    const isHollow = look.startsWith('hollow')
    const isPale = luminance(first.color) > PALE
    const inset = isHollow || isPale ? 0.5 : 0
    context.beginPath()
    for (const { clip, y, height } of [first, ...others]) {
      const x = toPx(clip.startBeats)
      const width = Math.max(toPx(clip.endBeats) - x - 1, 1)
      context.rect(x + inset, y + inset, Math.max(width - inset * 2, 0.5), height - inset * 2)
    }
    context.fillStyle = isHollow ? raised : first.color
    context.fill()
    if (!isHollow && !isPale) continue
    context.strokeStyle = isHollow && !isPale ? first.color : control
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

/** Relative luminance of Live's white and its palest yellows. */
const PALE = 0.8
/** Narrower clips show their colour only. */
const NARROWEST_PX = 12
/** Up to this width more than forty dashes would lie on each other. */
const NARROW_PX = 100
const MOST_PATHS = 5000
const dashes = new Map<string, Path2D>()
