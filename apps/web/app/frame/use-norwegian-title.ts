import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '@kvint/ui'

/** Pages are drawn with English titles; on the Norwegian page the title is Norwegian too. */
export function useNorwegianTitle(): void {
  const [language] = useLanguage()
  const { pathname } = useLocation()
  useEffect(() => {
    if (language !== 'nb') return undefined
    let isLeft = false
    let restore = () => {}
    void import('./norwegian-titles.ts').then(({ NORWEGIAN_TITLES }) => {
      const title = NORWEGIAN_TITLES[pathname.replace(/(?<=.)\/$/, '')]
      if (isLeft || !title) return
      const english = document.title
      document.title = title
      /** On another page the title is that page's already. */
      restore = () => {
        if (document.title === title) document.title = english
      }
    })
    return () => {
      isLeft = true
      restore()
    }
  }, [language, pathname])
}
