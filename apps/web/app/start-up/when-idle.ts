/** Does it where nothing else is to do, or soon. Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work, 16)
}

const LONGEST_WAIT_MS = 200
