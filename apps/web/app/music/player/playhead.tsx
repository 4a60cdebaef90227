import type { BeatRange } from '@kvint/report'
import { useCallback, useRef } from 'react'
import { useBeatsNow } from './use-beats-now.ts'

/** Where the music is in a picture that shows `range` over `width` pixels; lies over the picture's drawing. */
export function Playhead({ range, width }: { range: BeatRange; width: number }) {
  const line = useRef<HTMLDivElement>(null)
  const { start, end } = range
  const show = useCallback(
    (beats: number) => {
      if (!line.current) return
      const isInSight = beats >= start && beats <= end && end > start
      line.current.style.visibility = isInSight ? 'visible' : 'hidden'
      line.current.style.transform = `translateX(${((beats - start) / (end - start)) * width}px)`
    },
    [start, end, width],
  )
  useBeatsNow(show)
  return <div ref={line} aria-hidden="true" className="playhead" />
}
