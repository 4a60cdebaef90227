import { flushSync } from 'react-dom'

/** Who has something new to draw; several times before it is drawn counts once. */
export type Turns = { readonly ask: (draw: () => void) => void }

/**
 * Draws pictures one after the other: all of them in one frame where that is quick, else one a frame, each in its turn,
 * so that no frame waits for all.
 */
export function createTurns(): Turns {
  const waiting = new Set<() => void>()
  let isDue = false
  let frame: CSSNumberish | null = null
  let spentMs = 0
  const run = () => {
    const { currentTime } = document.timeline
    if (currentTime !== frame) spentMs = 0
    frame = currentTime
    for (const draw of waiting) {
      if (spentMs >= FRAME_MS) break
      waiting.delete(draw)
      const started = performance.now()
      flushSync(draw)
      spentMs += performance.now() - started
    }
    isDue = waiting.size > 0
    if (isDue) requestAnimationFrame(run)
  }
  return {
    ask: (draw) => {
      waiting.add(draw)
      if (isDue) return
      isDue = true
      queueMicrotask(run)
    },
  }
}

/** Half of a frame at 60 Hz: the other half is the browser's, for layout and paint. */
const FRAME_MS = 8
