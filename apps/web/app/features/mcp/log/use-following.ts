import { type RefObject, useEffect, useRef, useState } from 'react'

/** Keeps a box that scrolls at the end of its growing content, until the reader scrolls up. Says whether it does. */
export function useFollowing(): {
  readonly box: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isFollowing: boolean
} {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const { current: scrolling } = box
    const { current: growing } = content
    if (!scrolling || !growing) return undefined
    let setTop = 0
    let setWidth = 0
    const follow = () => {
      if (!isFollowing.current) return
      scrolling.scrollTop = scrolling.scrollHeight
      setTop = scrolling.scrollTop
      setWidth = scrolling.clientWidth
    }
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scrolling
      const isAtEnd = scrollHeight - scrollTop - clientHeight < NEARLY_PX
      // Not the reader: what came in meanwhile, a pixel that the browser rounds, lines that break anew in another width.
      const isOurs = scrollTop > setTop - NEARLY_PX || scrolling.clientWidth !== setWidth
      isFollowing.current = isAtEnd || (isFollowing.current && isOurs)
      scrolling.style.overflowAnchor = isFollowing.current ? 'none' : ''
      setShown(isFollowing.current)
      if (!isAtEnd) follow()
    }
    look()
    const sizes = new ResizeObserver(follow)
    sizes.observe(growing)
    // Before what is drawn changes, so that asking where the box stands lays nothing out.
    scrolling.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      sizes.disconnect()
      scrolling.removeEventListener('scroll', look, { capture: true })
    }
  }, [])
  return { box, content, isFollowing: shown }
}

const NEARLY_PX = 24
