import type { BeatRange } from '@kvint/report'

/**
 * Moves what a picture has drawn to where other bars ask for it: the compositor does that alone, until the picture is
 * drawn again. A layer that is drawn in a turn of its own moves alone.
 */
export function stretchLayers(drawing: Element, drawn: BeatRange, wanted: BeatRange): void {
  const transform = stretchOf(drawn, wanted)
  const layers = drawing.matches('.time-layer-alone')
    ? [drawing as HTMLElement]
    : (drawing.closest('.time-grid')?.querySelectorAll<HTMLElement>('.time-layer') ?? [])
  for (const layer of layers) layer.style.transform = transform
}

/** None where nothing moves, where it would be too coarse, and where nothing of what is drawn would be seen. */
export function stretchOf(drawn: BeatRange, wanted: BeatRange): string {
  const length = wanted.end - wanted.start
  const wider = (drawn.end - drawn.start) / length
  const moved = (drawn.start - wanted.start) / length
  const isSame = wider === 1 && moved === 0
  const isCoarse = wider < 1 / COARSE || wider > COARSE
  if (isSame || isCoarse || moved >= 1 || moved + wider <= 0) return ''
  return `translateX(${moved * 100}%) scaleX(${wider})`
}

/** Text of twice or half its width is hardly read. */
const COARSE = 2
