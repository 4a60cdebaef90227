import { useSyncExternalStore } from 'react'

export type ValueStore<Value> = {
  /** What it began with: a page that is drawn on a server shows this. */
  readonly first: Value
  readonly get: () => Value
  readonly set: (next: Value) => void
  /** Calls back after each `set`; what it returns ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * A value outside of the components that show it.
 *
 * @example const open = valueStore(false)
 */
export function valueStore<Value>(first: Value): ValueStore<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Its value now; the component is drawn again with the next.
 *
 * @example const isOpen = useValue(open)
 */
export function useValue<Value>({ first, get, subscribe }: Omit<ValueStore<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get, () => first)
}
