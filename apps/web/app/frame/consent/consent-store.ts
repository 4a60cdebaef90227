import { useValue, valueStore } from '@kvint/ui'

export type Consent = 'granted' | 'refused' | 'not asked'

/** What the visitor said about being counted, and whether the question stands open. */
export function useConsent(): { readonly consent: Consent; readonly isOpen: boolean } {
  return useValue(state)
}

export function openConsent(): void {
  state.set({ ...state.get(), isOpen: true })
}

export function closeConsent(): void {
  state.set({ ...state.get(), isOpen: false })
}

/** Keeps the choice in this browser; refusing is kept in the same way. */
export function chooseConsent(consent: 'granted' | 'refused'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  state.set({ consent, isOpen: false })
}

/** Reads the earlier choice. In a browser, after the page stands. */
export function recallConsent(): void {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'granted' || kept === 'refused') state.set({ ...state.get(), consent: kept })
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

const KEY = 'consent'
const state = valueStore<{ readonly consent: Consent; readonly isOpen: boolean }>({
  consent: 'not asked',
  isOpen: false,
})
