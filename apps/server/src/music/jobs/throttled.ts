/** Calls at most once in `everyMs`, with the newest of what came meanwhile; nothing comes after `stop`. */
export function throttled<Values extends unknown[]>(everyMs: number, work: (...values: Values) => void) {
  let waiting: Values | undefined
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    if (!waiting) return
    const values = waiting
    waiting = undefined
    timer = setTimeout(run, everyMs)
    work(...values)
  }
  return {
    call: (...values: Values): void => {
      waiting = values
      if (!timer) run()
    },
    stop: (): void => {
      clearTimeout(timer)
      waiting = undefined
      timer = undefined
    },
  }
}
