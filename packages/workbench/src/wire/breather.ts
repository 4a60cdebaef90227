import { inNextFrame } from './in-next-frame.ts'

/**
 * Lets the page draw between the pieces of a long piece of work: asked after each, gives a frame to wait for where the
 * work has gone on for half of one.
 *
 * `for (const piece of all) { work(piece); await breathe() }`
 */
export function breather(): () => Promise<void> | undefined {
  let sinceMs = performance.now()
  return () => {
    if (performance.now() - sinceMs < HALF_A_FRAME_MS) return undefined
    return new Promise((resolve) => {
      const goOn = () => {
        sinceMs = performance.now()
        resolve()
      }
      // What is drawn because of the pieces before comes first.
      inNextFrame(() => setTimeout(goOn))
    })
  }
}

const HALF_A_FRAME_MS = 8
