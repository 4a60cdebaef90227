import { useValue, valueStore } from '@kvint/ui'

/** Whether the help panel stands open; buttons anywhere on the site may open it. */
export function useIsChatOpen(): boolean {
  return useValue(isOpen)
}

export function openChat(): void {
  isOpen.set(true)
}

export function closeChat(): void {
  isOpen.set(false)
}

const isOpen = valueStore(false)
