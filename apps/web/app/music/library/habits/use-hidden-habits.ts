import { useCallback, useState } from 'react'

/** Habits that the producer does not want to see; remembered in this browser. */
export function useHiddenHabits(): {
  readonly hidden: ReadonlySet<string>
  readonly hide: (id: string) => void
  readonly showAll: () => void
} {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(read)
  const keep = useCallback((next: ReadonlySet<string>) => {
    setHidden(next)
    try {
      localStorage.setItem(KEY, JSON.stringify([...next]))
    } catch {
      // Storage is full or forbidden: it holds for this page.
    }
  }, [])
  const hide = useCallback((id: string) => keep(new Set([...read(), id])), [keep])
  return { hidden, hide, showAll: useCallback(() => keep(new Set()), [keep]) }
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Must not hold the product's name: such keys are wiped at start-up. */
const KEY = 'hidden-habits'
