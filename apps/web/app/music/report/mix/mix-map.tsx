import type { TrackReport } from '@kvint/report'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Picture } from '../picture/picture.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { useShownView } from '../picture/use-shown-view.ts'
import { useWidth } from '../picture/use-width.ts'
import { useReport } from '../view/report-context.ts'
import { faderScale } from './fader-scale.ts'
import { MixSpot } from './mix-spot.tsx'
import { placeLabels } from './place-labels.ts'
import { FactsTable } from '../picture/facts-table.tsx'
import { seriesOfRole } from './role-series.ts'

/** Every track by pan and level, its role as colour and its kind as shape. */
export function MixMap() {
  const { report } = useReport()
  const { mix } = useReportCopy()
  return (
    <Picture id="mix" title={mix.title} sentence={mix.sentence(report.tracks)} table={<MixTable />}>
      <Plot />
      <MixLegend />
    </Picture>
  )
}

function Plot() {
  const { report, store } = useReport()
  const { mix: words } = useReportCopy()
  const plot = useRef<HTMLDivElement>(null)
  const { trackId: chosen } = useShownView(plot, READ)
  const width = useWidth(plot)
  const [spoken, setSpoken] = useState('')
  const spots = useMemo(() => spotsOf(report.tracks, width), [report, width])
  const labels = useMemo(() => {
    const chosenFirst = spots.toSorted((a, b) => Number(b.track.id === chosen) - Number(a.track.id === chosen))
    return placeLabels(
      chosenFirst.map(({ track, x, y }) => ({ key: String(track.id), x, y, radius: SPOT, text: shorten(track.name) })),
      { width, height: HEIGHT },
      CHARACTER_PX,
    )
  }, [spots, width, chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const at = spots.findIndex(({ track }) => track.id === chosen)
    const next = spots[Math.min(Math.max(at + step, 0), spots.length - 1)]
    if (!next) return
    store.set({ trackId: next.track.id, clipId: null })
    setSpoken(words.spoken(next.track))
  }

  const { scale, ticks } = faderOf(report.tracks)
  return (
    <PlotArea area={plot} label={words.keys} spoken={spoken} height={HEIGHT} onKeyDown={onKeyDown}>
      <svg data-picture="" width={width} height={HEIGHT} className="block" aria-hidden="true">
        {ticks.slice(1, -1).map((level) => (
          <g key={level}>
            <line x1={GUTTER} x2={width} y1={scale(level)} y2={scale(level)} className="bar-line" />
            <text x={GUTTER - 8} y={scale(level) + 4} textAnchor="end" className="chart-text">
              {level === 0 ? '0 dB' : `−${Math.abs(level)}`}
            </text>
          </g>
        ))}
        <line x1={panX(0, width)} x2={panX(0, width)} y1={TOP} y2={HEIGHT - BOTTOM} className="bar-line" />
        {PANS.map(([pan, name, anchor]) => (
          <text key={name} x={panX(pan, width)} y={HEIGHT - 6} textAnchor={anchor} className="chart-text">
            {words.pans[name]}
          </text>
        ))}
        {labels.map(({ key, leader }) =>
          leader ? (
            <path key={key} d={`M${leader[0]} ${leader[1]}L${leader[2]} ${leader[3]}`} className="stroke-control" />
          ) : null,
        )}
        {spots.map(({ track, x, y }) => (
          <MixSpot
            key={track.id}
            track={track}
            x={x}
            y={y}
            size={SPOT}
            isChosen={track.id === chosen}
            onChoose={() => store.set({ trackId: track.id, clipId: null })}
          />
        ))}
        {labels.map(({ key, x, y, anchor, text }) => (
          <text key={key} x={x} y={y} textAnchor={anchor} className="clip-label fill-ink">
            {text}
          </text>
        ))}
      </svg>
    </PlotArea>
  )
}

const READ = ['trackId'] as const

const HEIGHT = 340

const TOP = 12

const BOTTOM = 28

const GUTTER = 48

const SPOT = 6

const CHARACTER_PX = 7.2

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -1e6,
  End: 1e6,
}

const PANS = [
  [-1, 'left', 'start'],
  [0, 'middle', 'middle'],
  [1, 'right', 'end'],
] as const

/** Loudest first, as the table lists them. */
function spotsOf(tracks: readonly TrackReport[], width: number) {
  const { scale } = faderOf(tracks)
  return tracks
    .filter(({ kind }) => kind !== 'main')
    .toSorted((a, b) => b.volumeDb - a.volumeDb || a.pan - b.pan)
    .map((track) => ({ track, x: panX(track.pan, width), y: scale(track.volumeDb) }))
}

function faderOf(tracks: readonly TrackReport[]) {
  const levels = tracks.flatMap(({ kind, volumeDb }) => (kind === 'main' ? [] : volumeDb))
  return faderScale(levels, TOP, HEIGHT - BOTTOM)
}

function panX(pan: number, width: number): number {
  const [left, right] = [GUTTER + SPOT + 4, width - SPOT - 4]
  return left + ((pan + 1) / 2) * Math.max(right - left, 1)
}

function shorten(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name
}

/** The mix as a list, the loudest first. */
function MixTable() {
  const { report } = useReport()
  const { mix, arrangement } = useReportCopy()
  const tracks = report.tracks.filter(({ kind }) => kind !== 'main').toSorted((a, b) => b.volumeDb - a.volumeDb)
  return (
    <FactsTable
      caption={mix.title}
      columns={mix.columns}
      rows={tracks.map((track) => ({
        key: String(track.id),
        cells: [
          track.name,
          mix.level(track.volumeDb),
          mix.pan(track.pan),
          mix.roles[track.role.role],
          track.isHeard ? arrangement.heard : arrangement.silent,
        ],
      }))}
    />
  )
}

/** The roles that this set's tracks play, in their colours, and what the shapes mean. */
function MixLegend() {
  const { report } = useReport()
  const { mix } = useReportCopy()
  const series = [...new Set(report.tracks.flatMap(({ role }) => seriesOfRole(role.role) ?? []))]
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-tool text-muted">
      {series.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={12} height={12} aria-hidden="true">
            <circle cx={6} cy={6} r={5} fill={`var(--series-${name})`} />
          </svg>
          {mix.series[name]}
        </li>
      ))}
      <li>{mix.shapes}</li>
    </ul>
  )
}
