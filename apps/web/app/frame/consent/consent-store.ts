import { useSyncExternalStore } from 'react'

export type Consent = 'granted' | 'refused' | 'not asked'

/** What the visitor said about being counted, and whether the question stands open. */
export function useConsent(): { readonly consent: Consent; readonly isOpen: boolean } {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNASKED,
  )
}

export function openConsent(): void {
  change({ ...state, isOpen: true })
}

export function closeConsent(): void {
  change({ ...state, isOpen: false })
}

/** Keeps the choice in this browser; refusing is kept in the same way. */
export function chooseConsent(consent: 'granted' | 'refused'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  change({ consent, isOpen: false })
}

/** Reads the earlier choice. In a browser, after the page stands. */
export function recallConsent(): void {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'granted' || kept === 'refused') change({ ...state, consent: kept })
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

function change(next: typeof UNASKED): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const KEY = 'consent'
const UNASKED: { readonly consent: Consent; readonly isOpen: boolean } = { consent: 'not asked', isOpen: false }
let state = UNASKED
const listeners = new Set<() => void>()
