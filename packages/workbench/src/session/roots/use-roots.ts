import type { Root } from '@modelcontextprotocol/client'
import { useCallback, useRef, useState } from 'react'

export type Roots = {
  readonly roots: readonly Root[]
  readonly set: (roots: readonly Root[]) => void
  /** As they are now, for anyone who asks later. */
  readonly current: () => readonly Root[]
}

/** The folders that the person offers to servers, for as long as the page is open. */
export function useRoots(): Roots {
  const [roots, setRoots] = useState<readonly Root[]>([])
  const latest = useRef<readonly Root[]>(roots)
  const set = useCallback((next: readonly Root[]) => {
    latest.current = next
    setRoots(next)
  }, [])
  return { roots, set, current: useCallback(() => latest.current, []) }
}
