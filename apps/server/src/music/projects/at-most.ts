/**
 * Runs work in the order in which it comes, so many pieces at a time. One that takes longer than `patienceMs`, such as a
 * file over a slow line, no longer keeps others waiting.
 */
export function atMost(
  count: number,
  patienceMs = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    let isOut = false
    const leaveOnce = () => {
      if (!isOut) leave()
      isOut = true
    }
    const timer = Number.isFinite(patienceMs) ? setTimeout(leaveOnce, patienceMs) : undefined
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leaveOnce()
    }
  }
}
