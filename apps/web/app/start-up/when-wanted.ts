/**
 * Does it once, at the first sign of somebody at the page, or when the page has stood still for a while. Gives back what calls
 * it off.
 */
export function whenWanted(work: () => void): () => void {
  const ended = new AbortController()
  const begin = () => {
    if (ended.signal.aborted) return
    ended.abort()
    clearTimeout(rest)
    work()
  }
  const rest = setTimeout(begin, RESTS_FOR_MS)
  for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: ended.signal, passive: true })
  return () => {
    clearTimeout(rest)
    ended.abort()
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'dragenter', 'keydown', 'focusin'] as const
const RESTS_FOR_MS = 3000
