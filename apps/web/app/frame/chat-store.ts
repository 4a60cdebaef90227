import { useSyncExternalStore } from 'react'

/** Whether the help panel stands open; buttons anywhere on the site may open it. */
export function useIsChatOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}

export function openChat(): void {
  change(true)
}

export function closeChat(): void {
  change(false)
}

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

let isOpen = false
const listeners = new Set<() => void>()
