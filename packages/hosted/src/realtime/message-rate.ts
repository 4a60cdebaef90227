/** Whether one more message may be taken now: a bucket of two seconds' worth that fills at `perSecond`. */
export function messageRate(perSecond: number, now: () => number = Date.now): () => boolean {
  const most = perSecond * 2
  let left = most
  let at = now()
  return () => {
    left = Math.min(most, left + ((now() - at) / 1000) * perSecond)
    at = now()
    if (left < 1) return false
    left -= 1
    return true
  }
}
