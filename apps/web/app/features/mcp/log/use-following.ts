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
    const follow = () => {
      if (!isFollowing.current) return
      scrolling.scrollTop = scrolling.scrollHeight
      setTop = scrolling.scrollTop
    }
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scrolling
      const isAtEnd = scrollHeight - scrollTop - clientHeight < NEARLY_PX
      // What came in meanwhile is no scrolling of the reader, nor is a pixel that the browser rounds.
      isFollowing.current = isAtEnd || (isFollowing.current && scrollTop > setTop - NEARLY_PX)
      scrolling.style.overflowAnchor = isFollowing.current ? 'none' : ''
      setShown(isFollowing.current)
    }
    look()
    const sizes = new ResizeObserver(follow)
    sizes.observe(growing)
    scrolling.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scrolling.removeEventListener('scroll', look)
    }
  }, [])
  return { box, content, isFollowing: shown }
}

const NEARLY_PX = 24
