import { useSyncExternalStore } from 'react'
import { currentLanguage, subscribeToLanguage } from './language.ts'

/**
 * The words of one part of the site as a hook. English comes with the part; Norwegian is fetched once it is chosen,
 * and English stands until then.
 *
 * @example const useHomeCopy = copyOf(homeEn, async () => (await import('./nb/home.ts')).homeNb)
 */
export function copyOf<Words>(english: Words, fetchNorwegian: () => Promise<Words>): () => Words {
  let norwegian: Words | undefined
  const arrived = new Set<() => void>()

  const fetchOnce = async (): Promise<void> => {
    if (norwegian || currentLanguage() !== 'nb') return
    norwegian = await fetchNorwegian()
    for (const listener of arrived) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    arrived.add(listener)
    const leave = subscribeToLanguage(() => {
      listener()
      void fetchOnce()
    })
    void fetchOnce()
    return () => {
      arrived.delete(listener)
      leave()
    }
  }
  const current = (): Words => (currentLanguage() === 'nb' ? (norwegian ?? english) : english)
  return () => useSyncExternalStore(subscribe, current, () => english)
}
