import { startTransition, useEffect, useState } from 'react'

/** Counts up to `all`, one more a frame: so that many parts of a page never come in one piece of work. */
export function useGrowing(all: number): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown >= all) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)))
    return () => cancelAnimationFrame(frame)
  }, [shown, all])
  return Math.min(shown, all)
}
