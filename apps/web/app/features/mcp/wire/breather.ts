/**
 * Lets the page draw between the pieces of a long piece of work: asked after each, gives a pause to wait for where the
 * work has gone on for half a frame.
 *
 * `for (const piece of all) { work(piece); await breathe() }`
 */
export function breather(): () => Promise<void> | undefined {
  let sinceMs = performance.now()
  return () => {
    if (performance.now() - sinceMs < HALF_A_FRAME_MS) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        sinceMs = performance.now()
        resolve()
      })
    })
  }
}

const HALF_A_FRAME_MS = 8
