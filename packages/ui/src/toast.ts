import { useSyncExternalStore } from 'react'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/**
 * Says something that is done, for eight seconds; errors belong beside what failed instead.
 *
 * @example toast('Link copied.')
 */
export function toast(text: string, action?: Toast['action']): void {
  const id = (lastId += 1)
  show([...toasts, { id, text, ...(action && { action }) }].slice(-3))
  setTimeout(() => dismissToast(id), SHOWN_MS)
}

/**
 * Takes a toast away before its time.
 *
 * @example dismissToast(id)
 */
export function dismissToast(id: number): void {
  show(toasts.filter((toast) => toast.id !== id))
}

/**
 * The toasts that are shown now, the oldest first.
 *
 * @example for (const { id, text } of useToasts()) …
 */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => NONE,
  )
}

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const SHOWN_MS = 8000
const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()
