import { useCallback } from 'react'
import { useGathered } from '../../log/use-gathered.ts'
import type { Passed, Tell } from '../traced-transport.ts'
import { EMPTY_TIMELINE, type PassedAt, type Timeline, withPassed } from './timeline.ts'

export function useTimeline(): { readonly timeline: Timeline; readonly tell: Tell; readonly clear: () => void } {
  const { state, add, clear } = useGathered<Timeline, PassedAt>(EMPTY_TIMELINE, withPassed)
  const tell = useCallback((passed: Passed) => add({ passed, timestamp: Date.now() }), [add])
  return { timeline: state, tell, clear }
}
