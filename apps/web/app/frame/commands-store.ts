import { useSyncExternalStore } from 'react'

/** What stands open: the list of pages and songs, the list of keys, or neither. */
export type OpenCommands = 'places' | 'keys' | null

export function useCommands(): OpenCommands {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => null,
  )
}

export function openCommands(next: OpenCommands): void {
  open = next
  for (const listener of listeners) listener()
}

let open: OpenCommands = null
const listeners = new Set<() => void>()
