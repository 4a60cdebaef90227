import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come near the visible part of the page, or the page is printed. Stays true. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return undefined
    const show = () => setIsNear(true)
    const observer = new IntersectionObserver((seen) => seen.some((at) => at.isIntersecting) && show(), {
      rootMargin: '400px',
    })
    observer.observe(element.current)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [element, isNear])
  return isNear
}
