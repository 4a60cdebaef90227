import type { View } from './view.ts'

/** Holds the view outside React, so that a wheel turn redraws only the pictures that read what changed. */
export type ViewStore = {
  readonly get: () => View
  readonly set: (change: Partial<View>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createViewStore(start: View): ViewStore {
  let view = start
  const listeners = new Set<() => void>()
  return {
    get: () => view,
    set: (change) => {
      view = { ...view, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
