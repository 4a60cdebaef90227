import { flushSync } from 'react-dom'

/**
 * Who has something new to draw; several times before it is drawn counts once. Pictures come before the marks about
 * them: names, cards, figures.
 */
export type Turns = { readonly ask: (draw: () => void, what?: 'picture' | 'mark') => void }

/**
 * Draws one after the other: all at once where that is quick. Where a picture takes long, they wait until nothing more
 * is asked for, a gesture's end, though not for ever, and are drawn a few a frame, so that no frame waits for all.
 */
export function createTurns(): Turns {
  const waiting = { picture: new Set<() => void>(), mark: new Set<() => void>() }
  let isDue = false
  let longestMs = 0
  let lastDrawn = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  let nextFrame = 0

  const run = () => {
    let spentMs = 0
    longestMs *= FADING
    for (const turns of [waiting.picture, waiting.mark]) {
      for (const draw of turns) {
        if (spentMs >= FRAME_MS) break
        turns.delete(draw)
        const started = performance.now()
        flushSync(draw)
        lastDrawn = performance.now()
        spentMs += lastDrawn - started
        longestMs = Math.max(longestMs, lastDrawn - started)
      }
    }
    isDue = waiting.picture.size + waiting.mark.size > 0
    if (isDue) nextFrame = requestAnimationFrame(run)
  }

  const runAtRest = () => {
    clearTimeout(rest)
    cancelAnimationFrame(nextFrame)
    const patienceMs = lastDrawn + PATIENCE_MS - performance.now()
    rest = setTimeout(() => (nextFrame = requestAnimationFrame(run)), Math.max(0, Math.min(REST_MS, patienceMs)))
  }

  return {
    ask: (draw, what = 'picture') => {
      if (!isDue) lastDrawn = performance.now()
      waiting[what].add(draw)
      if (longestMs > FRAME_MS) runAtRest()
      else if (!isDue) queueMicrotask(run)
      isDue = true
    },
  }
}

/** A quarter of a frame at 60 Hz: style, layout and paint of what was drawn take about three times as long. */
const FRAME_MS = 4
/** How much of the longest turn is remembered from one run to the next. */
const FADING = 0.9
/** Steps of a gesture follow each other faster than this. */
const REST_MS = 80
/** The longest that a gesture keeps everything from being drawn. */
const PATIENCE_MS = 300
