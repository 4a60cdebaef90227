import { beatOfBar } from '@kvint/report'
import { memo } from 'react'
import { useReport } from '../view/report-context.ts'

/** A step for each bar, as high as the bar is full; over it the energy of four bars at a time. Across in beats. */
export const EnergyArea = memo(function EnergyArea({ height }: { height: number }) {
  const { report } = useReport()
  const { meters, form } = report.arrangement
  const last = form.densityPerBar.length + 1
  const steps = form.densityPerBar.map(
    (density, index) => `V${y(density, height)}H${beatOfBar(meters, index + 2).toFixed(3)}`,
  )
  const energy = form.unfolding?.energy ?? []
  const line = energy.map((value, index) => {
    const middle = beatOfBar(meters, Math.min(index * BARS_OF_ENERGY + 1 + BARS_OF_ENERGY / 2, last))
    return `${middle.toFixed(3)} ${y(value, height)}`
  })
  return (
    <>
      <path d={`M${beatOfBar(meters, 1)} ${height}${steps.join('')}V${height}Z`} className="fill-energy" />
      <path d={`M${beatOfBar(meters, 1)} ${height}${steps.join('')}V${height}`} className="energy-edge" />
      {line.length > 1 && <path d={`M${line.join('L')}`} className="energy-line" />}
    </>
  )
})

function y(share: number, height: number): string {
  return (height - 1 - share * (height - 3)).toFixed(1)
}

/** What one value of energy stands for. */
export const BARS_OF_ENERGY = 4
