import type { ReactNode } from 'react'
import type { TimeScale } from './time-scale.ts'

/** What is drawn in beats, put where the scale says: its children need not be drawn again when the bars move. */
export function BeatsGroup({ scale, children }: { scale: TimeScale; children: ReactNode }) {
  const [start = 0, end = 1] = scale.domain()
  const [, width = 0] = scale.range()
  return <g transform={`scale(${width / (end - start)} 1) translate(${-start} 0)`}>{children}</g>
}
