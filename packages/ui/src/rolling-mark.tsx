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
    const rolling = setInterval(() => {
      phase += (0.05 + 0.24 * detune.current) * (STEP_MS / 1000)
      const swing = Math.sin(phase * 2 * Math.PI) * 0.125 * (0.15 + 0.85 * detune.current)
      path.current?.setAttribute('d', markPath(swing, 72))
    }, STEP_MS)
    return () => clearInterval(rolling)
  }, [])

  return (
    <span className="block text-root contain-strict" style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="-1.15 -1.15 2.3 2.3" width={size} height={size} fill="none">
        <path ref={path} d={markPath(0, 72)} stroke="currentColor" strokeWidth={0.1} strokeLinejoin="round" />
      </svg>
    </span>
  )
}

/** A shape that changes costs a layout and a picture of the page each time, while sets are being read on every core. */
const STEP_MS = 50
