import { valueStore } from '@kvint/ui'
import type { View } from './view.ts'

/** Holds the view outside React, so that a wheel turn redraws only the pictures that read what changed. */
export type ViewStore = {
  readonly get: () => View
  readonly set: (change: Partial<View>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createViewStore(start: View): ViewStore {
  const view = valueStore(start)
  return { ...view, set: (change) => view.set({ ...view.get(), ...change }) }
}
