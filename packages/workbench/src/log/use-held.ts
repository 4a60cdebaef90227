import { useEffect, useRef, useState } from 'react'

/** A value that changes often; while it is held, as it was at most a second before. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => setKept(latest.current), AT_MOST_MS)
    return () => clearInterval(timer)
  }, [isHeld])
  if (!isHeld && kept !== value) setKept(value)
  return isHeld ? kept : value
}

const AT_MOST_MS = 1000
