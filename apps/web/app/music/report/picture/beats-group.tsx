import type { ReactNode } from 'react'
import type { TimeScale } from './time-scale.ts'

/** What is drawn in beats, put where the scale says: its children need not be drawn again when the bars move. */
export function BeatsGroup({ scale, children }: { scale: TimeScale; children: ReactNode }) {
  const [start, end] = scale.domain()
  const [, width] = scale.range()
  return <g transform={`scale(${width / (end - start)} 1) translate(${-start} 0)`}>{children}</g>
}
