import type { BeatRange } from '@kvint/report'
import { type RefObject, useEffect } from 'react'
import { useReport } from '../view/report-context.ts'
import { panRange, pinchRange, zoomRange } from '../view/move-range.ts'
import { pointInPlot } from './point-in-plot.ts'

/**
 * Wheel and pointers on a picture of time. Sideways wheel (or Shift) pans, wheel with Ctrl zooms about the pointer, a
 * plain wheel leaves the page to scroll; dragging pans once it has moved a little, and two fingers keep the beats that
 * they hold.
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
      const { x, width } = pointInPlot(plot, event)
      const { range } = store.get()
      store.set({
        range: isZoom
          ? zoomRange(range, whole, Math.exp(-event.deltaY / 200), beatAt(x / width, range))
          : panRange(range, whole, sideways / width),
      })
    }

    /** Pointers that are down: where each is and the beat that it holds, as shares of the width and in beats. */
    const held = new Map<number, Held>()
    let hasMoved = false
    /** Each pointer holds what is under it now: where one comes or goes, nothing jumps. */
    const takeHold = () => {
      for (const pointer of held.values()) pointer.beat = beatAt(pointer.share, store.get().range)
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || held.size === MOST_POINTERS) return
      const { x, width } = pointInPlot(plot, event)
      held.set(event.pointerId, { share: x / width, from: x, beat: 0 })
      hasMoved = held.size > 1
      takeHold()
    }
    const onMove = (event: PointerEvent) => {
      const pointer = held.get(event.pointerId)
      if (!pointer) return
      const { x, width } = pointInPlot(plot, event)
      if (!hasMoved && Math.abs(x - pointer.from) < JITTER_PX) return
      // A finger is captured already.
      if (!hasMoved && event.pointerType !== 'touch') plot.setPointerCapture(event.pointerId)
      hasMoved = true
      pointer.share = x / width
      const { range } = store.get()
      const [first, second] = [...held.values()]
      if (first && second)
        store.set({ range: pinchRange(range, whole, [first.beat, second.beat], [first.share, second.share]) })
      else {
        const length = range.end - range.start
        store.set({ range: panRange(range, whole, (pointer.beat - beatAt(pointer.share, range)) / length) })
      }
    }
    const onUp = (event: PointerEvent) => {
      if (!held.delete(event.pointerId)) return
      takeHold()
      // After a finger that moved no click comes.
      if (hasMoved && held.size === 0 && event.type === 'pointerup' && event.pointerType !== 'touch')
        plot.addEventListener('click', (click) => click.stopPropagation(), { once: true, capture: true })
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

type Held = { share: number; readonly from: number; beat: number }

function beatAt(share: number, { start, end }: BeatRange): number {
  return start + share * (end - start)
}

const MOST_POINTERS = 2
/** What a press may move and still be a press. */
const JITTER_PX = 4
