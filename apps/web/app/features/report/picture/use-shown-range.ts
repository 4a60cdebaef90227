import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BeatRange } from '../model/bar-lines.ts'
import { useReport } from '../view/report-context.ts'

/** The bars to draw; a picture that is out of sight keeps those that it drew last, and catches up when it is seen. */
export function useShownRange(element: RefObject<Element | null>): BeatRange {
  const { store } = useReport()
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  const last = useRef<BeatRange | null>(null)
  const current = () => {
    if (isSeen || last.current === null || printing.matches) last.current = store.get().range
    return last.current
  }
  return useSyncExternalStore(store.subscribe, current, current)
}

const printing = typeof matchMedia === 'undefined' ? { matches: false } : matchMedia('print')
