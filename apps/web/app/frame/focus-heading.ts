import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a step to another page the keyboard and the screen reader start at its heading. */
export function useFocusHeading(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
