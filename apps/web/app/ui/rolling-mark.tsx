import { useEffect, useRef } from 'react'
import { markPath } from './mark-path.ts'

/**
 * The mark as a sign of work: out of tune it rolls, and it locks as `done` (0…1) nears 1. Under reduced motion it
 * stands still; the words beside it carry the progress.
 */
export function RollingMark({ done, size = 40 }: { done: number; size?: number }) {
  const path = useRef<SVGPathElement>(null)
  const detune = useRef(1 - done)
  useEffect(() => {
    detune.current = 1 - done
  }, [done])

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let phase = 0
    let frame = requestAnimationFrame(function roll() {
      phase += 0.0008 + 0.004 * detune.current
      const swing = Math.sin(phase * 2 * Math.PI) * 0.125 * (0.15 + 0.85 * detune.current)
      path.current?.setAttribute('d', markPath(swing, 72))
      frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <svg viewBox="-1.15 -1.15 2.3 2.3" width={size} height={size} aria-hidden="true" fill="none" className="text-root">
      <path ref={path} d={markPath(0, 72)} stroke="currentColor" strokeWidth={0.1} strokeLinejoin="round" />
    </svg>
  )
}
