import type { ReactNode } from 'react'
import { BarNumbers } from './bar-ruler.tsx'
import type { TimeScale } from './time-scale.ts'

/** The first row of a picture of time: what the numbers count, and bar numbers over the bars. `children` stand above them. */
export function BarAxis({
  label,
  scale,
  height = 20,
  children,
}: {
  label: string
  scale: TimeScale
  height?: number
  children?: ReactNode
}) {
  const [, width] = scale.range()
  return (
    <>
      <span className="text-tool text-muted">{label}</span>
      <div className="overflow-hidden">
        <svg data-picture="" width={width} height={height} className="time-layer block" aria-hidden="true">
          <BarNumbers scale={scale} y={height - 6} />
          {children}
        </svg>
      </div>
    </>
  )
}
