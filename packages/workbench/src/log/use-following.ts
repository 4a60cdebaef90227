import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Keeps a box that scrolls at the end of its growing content, until the reader scrolls up. Says whether it does. */
export function useFollowing(isEmpty: boolean): {
  readonly box: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isFollowing: boolean
} {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const setTop = useRef(0)
  const [shown, setShown] = useState(true)
  // An emptied box jumps to the top by itself: that scroll is not the reader's.
  useLayoutEffect(() => {
    if (isEmpty) setTop.current = 0
  }, [isEmpty])
  useEffect(() => {
    const { current: scrolling } = box
    const { current: growing } = content
    if (!scrolling || !growing) return undefined
    let setWidth = 0
    let setOutMs = Number.NEGATIVE_INFINITY
    const isHers = () => performance.now() - setOutMs < HERS_MS
    const setOut = (event: Event) => {
      if (isUpwards(event)) setOutMs = performance.now()
    }
    // Moved up by more than the browser does, by a way that no key or wheel tells: the event of it is on its way.
    const isLeft = () => {
      const { scrollTop, clientHeight, scrollHeight, clientWidth } = scrolling
      const isAtEnd = scrollHeight - scrollTop - clientHeight < NEARLY_PX
      return !isAtEnd && scrollTop < setTop.current - NEARLY_PX && clientWidth === setWidth
    }
    const grow = () => {
      if (!isLeft()) follow()
    }
    const follow = () => {
      if (!isFollowing.current || isHers()) return
      scrolling.scrollTop = scrolling.scrollHeight
      setTop.current = scrolling.scrollTop
      setWidth = scrolling.clientWidth
    }
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scrolling
      const isAtEnd = scrollHeight - scrollTop - clientHeight < (isHers() ? ROUNDED_PX : NEARLY_PX)
      // Not the reader: what came in meanwhile, a pixel that the browser rounds, lines that break again in another width.
      const isOurs = !isHers() && (scrollTop > setTop.current - NEARLY_PX || scrolling.clientWidth !== setWidth)
      isFollowing.current = isAtEnd || (isFollowing.current && isOurs)
      scrolling.style.overflowAnchor = isFollowing.current ? 'none' : ''
      setShown(isFollowing.current)
      if (!isAtEnd) follow()
    }
    look()
    const sizes = new ResizeObserver(grow)
    sizes.observe(growing)
    // Before what is drawn changes, so that asking where the box stands lays nothing out.
    scrolling.addEventListener('scroll', look, { passive: true, capture: true })
    for (const type of WAYS_UP) scrolling.addEventListener(type, setOut, { passive: true })
    return () => {
      sizes.disconnect()
      for (const type of WAYS_UP) scrolling.removeEventListener(type, setOut)
      scrolling.removeEventListener('scroll', look, { capture: true })
    }
  }, [])
  return { box, content, isFollowing: shown }
}

function isUpwards(event: Event): boolean {
  if (event instanceof WheelEvent) return event.deltaY < 0
  if (event instanceof KeyboardEvent) return KEYS_UP.includes(event.key) || (event.key === ' ' && event.shiftKey)
  return true
}

const WAYS_UP = ['wheel', 'keydown', 'touchmove'] as const
const KEYS_UP: readonly string[] = ['ArrowUp', 'PageUp', 'Home']
/** Browsers smooth a way: its first frames are a few pixels, which would pass for ours. */
const HERS_MS = 300
const NEARLY_PX = 24
const ROUNDED_PX = 2
