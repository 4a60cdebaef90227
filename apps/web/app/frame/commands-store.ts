import { useValue, valueStore } from '@kvint/ui'

/** What stands open: the list of pages and songs, the list of keys, or neither. */
export type OpenCommands = 'places' | 'keys' | null

export function useCommands(): OpenCommands {
  return useValue(open)
}

export function openCommands(next: OpenCommands): void {
  open.set(next)
}

const open = valueStore<OpenCommands>(null)
