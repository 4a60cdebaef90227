import { useCallback, useEffect, useRef, useState } from 'react'
import { inNextFrame } from '../wire/in-next-frame.ts'

/**
 * State that grows by items as fast as they come, and is drawn once a frame: a flood costs one drawing a frame, not one
 * an item. In a tab that no one looks at, where there are no frames, it goes by the clock.
 */
export function useGathered<State, Item>(
  empty: State,
  take: (before: State, items: readonly Item[]) => State,
): { readonly state: State; readonly add: (item: Item) => void; readonly clear: () => void } {
  const [state, setState] = useState(empty)
  const held = useRef(empty)
  const waiting = useRef<Item[]>([])
  const planned = useRef<() => void>(undefined)

  const gather = useCallback(() => {
    const items = waiting.current
    waiting.current = []
    if (items.length > 0) held.current = take(held.current, items)
  }, [take])
  const add = useCallback(
    (item: Item) => {
      waiting.current.push(item)
      if (waiting.current.length >= AT_ONCE) gather()
      planned.current ??= inNextFrame(() => {
        planned.current = undefined
        gather()
        setState(held.current)
      })
    },
    [gather],
  )
  const clear = useCallback(() => {
    waiting.current = []
    held.current = empty
    setState(empty)
  }, [empty])
  useEffect(
    () => () => {
      planned.current?.()
      planned.current = undefined
    },
    [],
  )
  return { state, add, clear }
}

const AT_ONCE = 256
