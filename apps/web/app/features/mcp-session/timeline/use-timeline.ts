import { useCallback, useState } from 'react'
import type { Passed, Tell } from '../traced-transport.ts'
import { EMPTY_TIMELINE, type Timeline, withPassed } from './timeline.ts'

export function useTimeline(): { readonly timeline: Timeline; readonly tell: Tell; readonly clear: () => void } {
  const [timeline, setTimeline] = useState(EMPTY_TIMELINE)
  const tell = useCallback((passed: Passed) => {
    const timestamp = Date.now()
    setTimeline((before) => withPassed(before, passed, timestamp))
  }, [])
  return { timeline, tell, clear: useCallback(() => setTimeline(EMPTY_TIMELINE), []) }
}
