/** Whether one more may be taken now: a bucket of `burst` that fills at `perSecond`. */
export function steadyRate(perSecond: number, burst: number): () => boolean {
  let left = burst
  let at = Date.now()
  return () => {
    left = Math.min(burst, left + ((Date.now() - at) / 1000) * perSecond)
    at = Date.now()
    if (left < 1) return false
    left -= 1
    return true
  }
}
