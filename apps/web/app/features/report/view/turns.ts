import { flushSync } from 'react-dom'

/**
 * Who has something new to draw; several times before it is drawn counts once. Pictures come before the marks about
 * them: names, cards, figures.
 */
export type Turns = { readonly ask: (draw: () => void, what?: 'picture' | 'mark') => void }

/**
 * Draws one after the other: all in one frame where that is quick, else a few a frame, each in its turn, so that no frame
 * waits for all. Where a picture takes long, the frame in which it was asked for is left to whoever asked.
 */
export function createTurns(): Turns {
  const waiting = { picture: new Set<() => void>(), mark: new Set<() => void>() }
  let isDue = false
  let frame: CSSNumberish | null = null
  let spentMs = 0
  let longestMs = 0
  const run = () => {
    const { currentTime } = document.timeline
    if (currentTime !== frame) spentMs = 0
    frame = currentTime
    longestMs *= FADING
    for (const turns of [waiting.picture, waiting.mark]) {
      for (const draw of turns) {
        if (spentMs >= FRAME_MS) break
        turns.delete(draw)
        const started = performance.now()
        flushSync(draw)
        const tookMs = performance.now() - started
        spentMs += tookMs
        longestMs = Math.max(longestMs, tookMs)
      }
    }
    isDue = waiting.picture.size + waiting.mark.size > 0
    if (isDue) requestAnimationFrame(run)
  }
  return {
    ask: (draw, what = 'picture') => {
      waiting[what].add(draw)
      if (isDue) return
      isDue = true
      if (longestMs > FRAME_MS) requestAnimationFrame(() => requestAnimationFrame(run))
      else queueMicrotask(run)
    },
  }
}

/** A quarter of a frame at 60 Hz: style, layout and paint of what was drawn take about three times as long. */
const FRAME_MS = 4
/** How much of the longest turn is remembered from one run to the next. */
const FADING = 0.9
