import { type RefObject, useEffect, useMemo } from 'react'

/** Tells of an element whether it is in sight of the box or nearly so, now and whenever that changes. Returns what ends it. */
export type Watch = (element: Element, tell: (isNear: boolean, heightPx: number) => void) => () => void

/** One observer for all parts of what a box scrolls. */
export function useNearness(box: RefObject<HTMLElement | null>): Watch {
  const { watch, end } = useMemo(() => nearness(box), [box])
  useEffect(() => end, [end])
  return watch
}

function nearness(box: RefObject<HTMLElement | null>): { readonly watch: Watch; readonly end: () => void } {
  const told = new Map<Element, (isNear: boolean, heightPx: number) => void>()
  let observer: IntersectionObserver | undefined
  const observing = () =>
    (observer ??= new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting, boundingClientRect } of changes)
          told.get(target)?.(isIntersecting, boundingClientRect.height)
      },
      { root: box.current, rootMargin: MARGIN },
    ))
  return {
    watch: (element, tell) => {
      told.set(element, tell)
      observing().observe(element)
      return () => {
        told.delete(element)
        observer?.unobserve(element)
      }
    },
    end: () => {
      observer?.disconnect()
      observer = undefined
    },
  }
}

/** About two turns of the wheel each way; until it is drawn, its words stand there. */
const MARGIN = '200px 0px'
