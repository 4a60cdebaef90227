import type { HeardStems } from '@kvint/insights'
import { barAt, beatOfBar, beatsOfBars } from '@kvint/report'
import { type KeyboardEvent, useState } from 'react'
import { usePlayer } from '../player/player-context.ts'
import { BarLines } from '../report/picture/bar-ruler.tsx'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { PlotArea } from '../report/picture/plot-area.tsx'
import { useTimePlot } from '../report/picture/use-time-plot.ts'
import { useReport } from '../report/view/report-context.ts'
import { useHearingCopy } from './copy/hearing.ts'

type Parts = HeardStems['parts']

/** Which stem is heard how far through the others, bar by bar; a bar that is pressed says who lies over it, and plays. */
export function MaskingPicture({ parts }: { parts: Parts }) {
  const words = useHearingCopy()
  const { masking } = words
  const covered = parts.flatMap((part) => part.covered.map((place) => ({ ...place, name: part.name })))
  const worst = covered.toSorted((a, b) => a.audible - b.audible)[0]
  return (
    <Picture
      id="masking"
      title={masking.title}
      sentence={
        worst
          ? masking.sentence(covered.length, worst.name, worst.bars, worst.by[0]?.name ?? '–', share(worst.audible))
          : masking.none(parts.length)
      }
      table={
        <FactsTable
          caption={masking.title}
          columns={[words.lane.bar, ...parts.map(({ name }) => name)]}
          rows={(parts[0]?.audible ?? []).map((_, index) => ({
            key: String(index + 1),
            cells: [String(index + 1), ...parts.map((part) => masking.cell(...heardIn(part, index + 1)))],
          }))}
        />
      }
    >
      <div className="time-grid masking-grid">
        <ul className="lane-names" style={{ height: parts.length * ROW }}>
          {parts.map(({ name }) => (
            <li key={name} className="truncate" style={{ height: ROW, lineHeight: `${ROW}px` }} data-picture-text="">
              {name}
            </li>
          ))}
        </ul>
        <Plot parts={parts} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-tool text-muted" aria-hidden="true">
        {[0.1, 0.5, 1].map((value) => (
          <span key={value} className="inline-flex items-center gap-1">
            <svg width={12} height={12}>
              <rect width={12} height={12} className="masking-cell" style={{ fillOpacity: opacity(value) }} />
            </svg>
            {share(value)} %
          </span>
        ))}
        <span className="inline-flex items-center gap-1">
          <svg width={12} height={12}>
            <rect width={12} height={12} y={10} className="fill-danger" />
          </svg>
          {masking.coveredHere}
        </span>
      </p>
    </Picture>
  )
}

/** How much of a part is heard in a bar, in percent, and what covers it; `null` where it rests. */
function heardIn({ audible, covered }: Parts[number], bar: number): [number | null, string] {
  const value = audible[bar - 1] ?? null
  const by = covered.find(({ bars }) => bars.from <= bar && bars.to >= bar)?.by ?? []
  return [value === null ? null : share(value), by.map(({ name }) => name).join(', ')]
}

type Cell = { readonly row: number; readonly bar: number }

function Plot({ parts }: { parts: Parts }) {
  const { report } = useReport()
  const { masking } = useHearingCopy()
  const player = usePlayer()
  const { plot, view, width, scale } = useTimePlot()
  const { range } = view
  const [cell, setCell] = useState<Cell | null>(null)
  const { meters, lengthBeats } = report.arrangement
  const last = barAt(meters, lengthBeats - 0.01)
  const clamp = ({ row, bar }: Cell): Cell => ({
    row: Math.min(Math.max(row, 0), parts.length - 1),
    bar: Math.min(Math.max(bar, 1), last),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && cell) player.seek(beatOfBar(meters, cell.bar))
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (step) setCell((now) => clamp(now ? { row: now.row + step.row, bar: now.bar + step.bar } : { row: 0, bar: 1 }))
  }
  const part = cell && parts[cell.row]
  const spoken = cell && part ? masking.spoken(part.name, cell.bar, ...heardIn(part, cell.bar)) : ''
  return (
    <div className="grid min-w-0 gap-1">
      <PlotArea area={plot} label={masking.label} spoken={spoken} height={parts.length * ROW} onKeyDown={onKeyDown}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the same by keys: arrows and Enter in the plot */}
        <svg
          data-picture=""
          width={width}
          height={parts.length * ROW}
          className="time-layer block"
          aria-hidden="true"
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            const beat = scale.invert(((event.clientX - box.left) * width) / Math.max(box.width, 1))
            setCell(clamp({ row: Math.floor((event.clientY - box.top) / ROW), bar: barAt(meters, Math.max(0, beat)) }))
          }}
          onPointerLeave={() => setCell(null)}
          onClick={() => cell && player.seek(beatOfBar(meters, cell.bar))}
        >
          {parts.map(({ name, audible, covered }, row) => (
            <g key={name} transform={`translate(0 ${row * ROW})`}>
              {audible.map((heard, index) => {
                if (heard === null) return null
                const { start, end } = beatsOfBars(meters, { from: index + 1, to: index + 1 })
                if (end < range.start || start > range.end) return null
                const x = scale(start)
                return (
                  <rect
                    key={start}
                    x={x}
                    y={2}
                    width={Math.max(1, scale(end) - x - 1)}
                    height={ROW - 4}
                    className="masking-cell"
                    style={{ fillOpacity: opacity(heard) }}
                  />
                )
              })}
              {covered.map(({ bars }) => {
                const { start, end } = beatsOfBars(meters, bars)
                return (
                  <rect
                    key={bars.from}
                    x={scale(start)}
                    y={ROW - 4}
                    width={Math.max(1, scale(end) - scale(start) - 1)}
                    height={2}
                    className="fill-danger"
                  />
                )
              })}
            </g>
          ))}
          <BarLines scale={scale} height={parts.length * ROW} />
          {cell && (
            <rect
              x={scale(beatOfBar(meters, cell.bar))}
              y={cell.row * ROW + 1}
              width={Math.max(2, scale(beatOfBar(meters, cell.bar + 1)) - scale(beatOfBar(meters, cell.bar)) - 1)}
              height={ROW - 2}
              className="masking-chosen"
            />
          )}
        </svg>
      </PlotArea>
      <p className="min-h-5 text-tool text-muted" aria-hidden="true">
        {spoken}
      </p>
    </div>
  )
}

const ROW = 20
const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, bar: -1 },
  ArrowRight: { row: 0, bar: 1 },
  ArrowUp: { row: -1, bar: 0 },
  ArrowDown: { row: 1, bar: 0 },
}
/** Even what is hardly heard plays there: it is drawn. */
const opacity = (heard: number): number => 0.12 + 0.88 * heard
const share = (value: number): number => Math.round(value * 100)
