/** Whether one more may be taken now: a bucket of `burst` that fills at `perSecond`. */
export function steadyRate(perSecond: number, burst: number, now: () => number = Date.now): () => boolean {
  let left = burst
  let at = now()
  return () => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond)
    at = now()
    if (left < 1) return false
    left -= 1
    return true
  }
}
