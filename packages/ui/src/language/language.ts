import { useSyncExternalStore } from 'react'

export type Language = 'en' | 'nb'

export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['nb', 'Norsk bokmål'],
]

/**
 * The language of the page, and how to choose another.
 *
 * @example const [language, chooseLanguage] = useLanguage()
 */
export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribeToLanguage, currentLanguage, drawnLanguage), chooseLanguage]
}

/**
 * The head's script has put the chosen language on the page before it was painted.
 *
 * @example currentLanguage() // → 'en'
 */
export function currentLanguage(): Language {
  return document.documentElement.lang === 'nb' ? 'nb' : 'en'
}

/**
 * The language that the page came in, which stands until it is taken over; `drawIn`'s where it is being drawn.
 *
 * @example drawnLanguage() // → 'en'
 */
export function drawnLanguage(): Language {
  if (typeof document === 'undefined') return drawsIn
  return document.documentElement.dataset['drawn'] === 'nb' ? 'nb' : 'en'
}

/**
 * Away from a browser: what is drawn from now on is drawn in this language.
 *
 * @example drawIn('nb')
 */
export function drawIn(language: Language): void {
  drawsIn = language
}

/**
 * Calls back when another language is chosen; what it returns ends that.
 *
 * @example useSyncExternalStore(subscribeToLanguage, currentLanguage, () => 'en')
 */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function chooseLanguage(language: Language): void {
  document.documentElement.lang = language
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Must not hold the product's name: such keys are wiped at start-up. */
const KEY = 'language'
let drawsIn: Language = 'en'
const listeners = new Set<() => void>()
