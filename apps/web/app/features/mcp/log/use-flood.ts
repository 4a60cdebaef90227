import { useEffect, useRef, useState } from 'react'
import type { Numbered } from './in-parts.ts'

/** Whether entries come in many at a time, until none have for a moment. */
export function useFlood(entries: readonly Numbered[]): boolean {
  const [isFlood, setIsFlood] = useState(false)
  const newest = entries.at(-1)?.number ?? 0
  const before = useRef(newest)
  useEffect(() => {
    const count = newest - before.current
    before.current = newest
    if (count >= MANY) setIsFlood(true)
    const timer = setTimeout(() => setIsFlood(false), STILL_MS)
    return () => clearTimeout(timer)
  }, [newest])
  return isFlood
}

const MANY = 8
const STILL_MS = 150
