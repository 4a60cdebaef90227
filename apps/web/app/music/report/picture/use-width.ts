import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PAPER_CHANGE } from '../paper/use-paper-sheet.ts'

/** Width of an element in whole pixels, as it is now; 0 before it stands on the page. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(measured)
    // The box that observers tell of: without the zoom of the paper, unlike `clientWidth`.
    const onPaper = () =>
      flushSync(() => setWidth(Math.floor(Number.parseFloat(getComputedStyle(measured).width) || 0)))
    window.addEventListener(PAPER_CHANGE, onPaper)
    return () => {
      observer.disconnect()
      window.removeEventListener(PAPER_CHANGE, onPaper)
    }
  }, [element])
  return width
}
