import { type RefObject, useEffect } from 'react'
import { useReport } from '../view/report-context.ts'
import { panRange, zoomRange } from '../view/move-range.ts'

/**
 * Wheel and pointer on a picture of time. Sideways wheel (or Shift) pans, wheel with Ctrl or a pinch zooms about the
 * pointer, a plain wheel leaves the page to scroll; dragging pans once it has moved a little.
 */
export function useRangeGestures(element: RefObject<HTMLElement | null>): void {
  const { store, whole } = useReport()
  useEffect(() => {
    const plot = element.current
    if (!plot) return undefined

    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      if (!isZoom && Math.abs(sideways) <= Math.abs(event.shiftKey ? 0 : event.deltaY)) return
      event.preventDefault()
      const box = plot.getBoundingClientRect()
      const { range } = store.get()
      const width = Math.max(box.width, 1)
      const about = range.start + ((event.clientX - box.left) / width) * (range.end - range.start)
      store.set({
        range: isZoom
          ? zoomRange(range, whole, Math.exp(-event.deltaY / 200), about)
          : panRange(range, whole, sideways / width),
      })
    }

    let grabbed: { x: number; start: number; end: number; isMoving: boolean } | null = null
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return
      grabbed = { x: event.clientX, ...store.get().range, isMoving: false }
    }
    const onMove = (event: PointerEvent) => {
      if (!grabbed) return
      if (!grabbed.isMoving && Math.abs(event.clientX - grabbed.x) < 4) return
      if (!grabbed.isMoving) plot.setPointerCapture(event.pointerId)
      grabbed.isMoving = true
      const { x, start, end } = grabbed
      const share = (x - event.clientX) / Math.max(plot.getBoundingClientRect().width, 1)
      store.set({ range: panRange({ start, end }, whole, share) })
    }
    const onUp = () => {
      if (grabbed?.isMoving)
        plot.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true })
      grabbed = null
    }

    plot.addEventListener('wheel', onWheel, { passive: false })
    plot.addEventListener('pointerdown', onDown)
    plot.addEventListener('pointermove', onMove)
    plot.addEventListener('pointerup', onUp)
    plot.addEventListener('pointercancel', onUp)
    return () => {
      plot.removeEventListener('wheel', onWheel)
      plot.removeEventListener('pointerdown', onDown)
      plot.removeEventListener('pointermove', onMove)
      plot.removeEventListener('pointerup', onUp)
      plot.removeEventListener('pointercancel', onUp)
    }
  }, [element, store, whole])
}
