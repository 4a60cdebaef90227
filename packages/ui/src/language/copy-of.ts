import { useSyncExternalStore } from 'react'
import { currentLanguage, drawnLanguage, subscribeToLanguage } from './language.ts'

/**
 * The words of one part of the site as a hook. English comes with the part; Norwegian is fetched once it is chosen,
 * and English stands until then. A page that was drawn in Norwegian is taken over in Norwegian. `now` gives the words outside
 * a component, such as for what a request came to.
 *
 * @example const useHomeCopy = copyOf(homeEn, async () => (await import('./nb/home.ts')).homeNb)
 */
export function copyOf<Words>(
  english: Words,
  fetchNorwegian: () => Promise<Words>,
): (() => Words) & { readonly now: () => Words } {
  let norwegian: Words | undefined
  const arrived = new Set<() => void>()

  const fetchIt = async (): Promise<void> => {
    if (norwegian) return
    norwegian = await fetchNorwegian()
    for (const listener of arrived) listener()
  }
  /** Words that cannot be fetched are asked for again by the next part that needs them. */
  const fetchIfChosen = (): void => void (currentLanguage() === 'nb' && fetchIt().catch(() => undefined))
  fetches.push(fetchIt)

  const subscribe = (listener: () => void): (() => void) => {
    arrived.add(listener)
    const leave = subscribeToLanguage(() => {
      listener()
      fetchIfChosen()
    })
    fetchIfChosen()
    return () => {
      arrived.delete(listener)
      leave()
    }
  }
  const current = (): Words => (currentLanguage() === 'nb' ? (norwegian ?? english) : english)
  const asDrawn = (): Words => (drawnLanguage() === 'nb' ? (norwegian ?? english) : english)
  const now = (): Words => (typeof document === 'undefined' ? asDrawn() : current())
  return Object.assign(() => useSyncExternalStore(subscribe, current, asDrawn), { now })
}

/**
 * The Norwegian words of every part that is here: before pages are drawn, taken over or turned to. Never rejects.
 *
 * @example await fetchNorwegianWords()
 */
export async function fetchNorwegianWords(): Promise<void> {
  await Promise.allSettled(fetches.map(async (fetchIt) => await fetchIt()))
}

/**
 * A part of a page that comes after it, with its words: a Norwegian page shows no English first.
 *
 * @example lazy(async () => ({ default: (await withWords(import('./panel.tsx'))).Panel }))
 */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part
  if (currentLanguage() === 'nb') await fetchNorwegianWords()
  return loaded
}

const fetches: (() => Promise<void>)[] = []
