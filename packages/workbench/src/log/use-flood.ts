import { useEffect, useRef, useState } from 'react'
import type { Numbered } from './in-parts.ts'

/** Whether entries come in many at a time, or one soon after another, until none have for a moment. */
export function useFlood(entries: readonly Numbered[]): boolean {
  const [isFlood, setIsFlood] = useState(false)
  const newest = entries.at(-1)?.number ?? 0
  const before = useRef({ newest, atMs: -Infinity })
  useEffect(() => {
    const count = newest - before.current.newest
    const atMs = performance.now()
    if (count >= MANY || (count > 0 && atMs - before.current.atMs < SOON_MS)) setIsFlood(true)
    if (count !== 0) before.current = { newest, atMs }
    const timer = setTimeout(() => setIsFlood(false), STILL_MS)
    return () => clearTimeout(timer)
  }, [newest])
  return isFlood
}

const MANY = 8
const SOON_MS = 100
const STILL_MS = 150
