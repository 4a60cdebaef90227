import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReport } from '../view/report-context.ts'
import type { View } from '../view/view.ts'
import { stretchLayers } from './stretch-layers.ts'

/**
 * The view as a picture shows it. A picture that is out of sight keeps what it drew last, and catches up when it is seen
 * or printed; those in sight are drawn in turns, and until then what they drew moves with the bars. `fields` are what the picture reads: a constant.
 */
export function useShownView<Field extends keyof View>(
  element: RefObject<Element | null>,
  fields: readonly Field[],
): Pick<View, Field> {
  const { store, turns } = useReport()
  const [shown, setShown] = useState(store.get)
  const drawn = useRef(shown)
  useEffect(() => {
    if (!element.current) return undefined
    let isSeen = false
    const plot = element.current
    const draw = () => {
      drawn.current = store.get()
      setShown(drawn.current)
      stretchLayers(plot, drawn.current.range, drawn.current.range)
    }
    const isNews = () => fields.some((field) => drawn.current[field] !== store.get()[field])
    const look = () => {
      if (!isSeen || !isNews()) return
      stretchLayers(plot, drawn.current.range, store.get().range)
      turns.ask(draw)
    }
    const observer = new IntersectionObserver((seen) => {
      isSeen = seen.at(-1)?.isIntersecting ?? true
      look()
    })
    observer.observe(plot)
    const onPrint = () => {
      if (isNews()) flushSync(draw)
    }
    window.addEventListener('beforeprint', onPrint)
    const leave = store.subscribe(look)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPrint)
      leave()
    }
  }, [element, fields, store, turns])
  return shown
}
