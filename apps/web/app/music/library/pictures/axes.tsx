import { scaleLinear } from 'd3-scale'
import type { Unit } from '@kvint/insights'
import type { PlotWords } from './plot.ts'

export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Scales of a picture with two numbers, from the box that it is drawn in. */
export function planeScales(box: Box, xs: readonly number[], ys: readonly number[], hasZero: boolean) {
  const x = scaleLinear(spread(xs, false), [box.left, box.left + box.width])
  const y = scaleLinear(spread(ys, hasZero), [box.top + box.height, box.top])
  return { x: x.nice(5), y: y.nice(4) }
}

/** Few lines, numbers, and what they count; without a unit only the frame. */
export function Axes({
  box,
  scales,
  x,
  y,
  words,
}: {
  box: Box
  scales: ReturnType<typeof planeScales>
  x: Unit
  y: Unit
  words: PlotWords
}) {
  const bottom = box.top + box.height
  const right = box.left + box.width
  const most = Math.max(2, Math.min(5, Math.floor(box.width / 90)))
  return (
    <g>
      <path d={`M${box.left} ${box.top}V${bottom}H${right}`} fill="none" className="axis-line" />
      {y !== 'none' &&
        ticksOf(scales.y, 4, y).map((tick) => (
          <g key={tick}>
            <line x1={box.left} x2={right} y1={scales.y(tick)} y2={scales.y(tick)} className="bar-line" />
            <text x={box.left - 6} y={scales.y(tick) + 4} textAnchor="end" className="chart-text">
              {words.tickOf(tick, y)}
            </text>
          </g>
        ))}
      {x !== 'none' &&
        ticksOf(scales.x, most, x)
          .filter(isNewLabel(x, words))
          .map((tick) => (
            <text key={tick} x={scales.x(tick)} y={bottom + 16} textAnchor="middle" className="chart-text">
              {words.tickOf(tick, x)}
            </text>
          ))}
      {y !== 'none' && (
        <text x={0} y={10} className="chart-text">
          ↑ {words.axisOf(y)}
        </text>
      )}
      {x !== 'none' && (
        <text x={right} y={bottom + 34} textAnchor="end" className="chart-text">
          {words.axisOf(x)} →
        </text>
      )}
    </g>
  )
}

/** Things are counted whole. */
function ticksOf(scale: ReturnType<typeof scaleLinear<number, number>>, most: number, unit: Unit): number[] {
  return scale.ticks(most).filter((tick) => CONTINUOUS.has(unit) || Number.isInteger(tick))
}

/** Two ticks in one month say it once. */
function isNewLabel(unit: Unit, words: PlotWords) {
  return (tick: number, index: number, ticks: readonly number[]) =>
    index === 0 || words.tickOf(tick, unit) !== words.tickOf(ticks[index - 1] ?? 0, unit)
}

export function boxOf(width: number, height: number): Box {
  return { left: 44, top: 22, width: Math.max(40, width - 64), height: height - 62 }
}

function spread(values: readonly number[], hasZero: boolean): [number, number] {
  const low = Math.min(...values, ...(hasZero ? [0] : []))
  const high = Math.max(...values)
  return low === high ? [low - 1, high + 1] : [low, high]
}

const CONTINUOUS: ReadonlySet<Unit> = new Set(['share', 'seconds', 'minutes', 'days', 'date', 'bpm', 'perMinute'])
