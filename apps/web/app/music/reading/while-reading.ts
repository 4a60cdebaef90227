/** Says that a set is being read, until what it answers is called. */
export function beginReading(): () => void {
  under += 1
  return () => {
    under -= 1
    if (under > 0) return
    for (const go of waiting.splice(0)) go()
  }
}

/** Resolves once no set is being read: what no one waits for takes no time from it. */
export function untilNothingIsRead(): Promise<void> {
  return under === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
}

let under = 0
const waiting: (() => void)[] = []
