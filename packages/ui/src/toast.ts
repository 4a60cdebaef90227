import { useValue, valueStore } from './value-store.ts'

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
  toasts.set([...toasts.get(), { id, text, ...(action && { action }) }].slice(-3))
  setTimeout(() => dismissToast(id), SHOWN_MS)
}

/**
 * Takes a toast away before its time.
 *
 * @example dismissToast(id)
 */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/**
 * The toasts that are shown now, the oldest first.
 *
 * @example for (const { id, text } of useToasts()) …
 */
export function useToasts(): readonly Toast[] {
  return useValue(toasts)
}

const SHOWN_MS = 8000
const toasts = valueStore<readonly Toast[]>([])
let lastId = 0
