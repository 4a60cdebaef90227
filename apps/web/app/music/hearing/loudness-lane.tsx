import { clsx } from 'clsx'
import { barAt, beatOfBar, beatsOfBars } from '@kvint/report'
import type { HeardBounce } from '@kvint/insights'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { FactsTable } from '../report/picture/facts-table.tsx'
import { Picture } from '../report/picture/picture.tsx'
import { PlotArea } from '../report/picture/plot-area.tsx'
import { BarLines } from '../report/picture/bar-ruler.tsx'
import { useTimePlot } from '../report/picture/use-time-plot.ts'
import { useReport } from '../report/view/report-context.ts'
import { BounceDrop } from './bounce-drop.tsx'
import { useHearingCopy } from './copy/hearing.ts'
import { HearingProgress } from './hearing-progress.tsx'
import { loudnessShapes } from './loudness-shapes.ts'
import type { Beside } from './use-beside.ts'
import type { BounceOnPage, BounceState } from './use-bounce.ts'
import type { GivenOnPage } from './use-given-sounds.ts'
import './hearing.css'

/** A lane of the time line: how loud the bounce is over the bars. Before there is one, the place to drop it. */
export function LoudnessLane({
  bounce,
  given,
  beside,
}: {
  bounce: BounceOnPage
  given: GivenOnPage
  beside: Beside | null
}) {
  const { lane } = useHearingCopy()
  const { state } = bounce
  const isPlaced = state.kind === 'heard' && state.bounce.hearing.alignment !== null
  const row = (
    <section
      id={isPlaced ? undefined : 'panel-loudness'}
      aria-label={lane.name}
      className={clsx('time-grid loudness-grid', state.kind !== 'heard' && 'print:hidden')}
    >
      <span className="pt-1 text-tool text-muted" data-picture-text="">
        {lane.name}
      </span>
      {isPlaced ? (
        <Plot bounce={state.bounce} before={beside?.kind === 'before' ? beside.bounce : null} />
      ) : state.kind === 'hearing' ? (
        <HearingProgress state={state} onCancel={bounce.cancel} />
      ) : (
        <BounceDrop bounce={bounce} given={given} />
      )}
    </section>
  )
  return isPlaced ? (
    <LoudnessPicture state={state} before={beside?.kind === 'before' ? beside.fileName : null}>
      {row}
    </LoudnessPicture>
  ) : (
    row
  )
}

/** Around the lane: its sentence, its table bar by bar, and its files. */
function LoudnessPicture({
  state: { fileName, bounce },
  before,
  children,
}: {
  state: BounceState & { kind: 'heard' }
  before: string | null
  children: ReactNode
}) {
  const { report } = useReport()
  const words = useHearingCopy()
  const { loudness } = bounce.hearing
  const sentence =
    words.lane.sentence(
      fileName,
      words.lufs(loudness.integratedLufs),
      words.lu(loudness.rangeLu),
      words.dbtp(loudness.truePeakDbtp),
    ) +
    (before === null ? '' : words.lane.before(before)) +
    (bounce.hearing.faults.some(({ kind }) => kind === 'intersample-overs') ? words.lane.overs : '')
  const table = () => {
    const { meters, lengthBeats } = report.arrangement
    const bars = Array.from({ length: barAt(meters, lengthBeats - 0.01) }, (_, index) => index + 1)
    return bars.map((bar) => {
      const { lufs, playing } = factsOfBar(bounce, report, bar)
      return { key: String(bar), cells: [String(bar), words.lufs(lufs), playing] }
    })
  }
  return (
    <Picture id="loudness" title={words.lane.name} sentence={sentence} table={<LoudnessTable rows={table} />} isBare>
      {children}
      <p className="loudness-sentence">{sentence}</p>
    </Picture>
  )
}

/** Drawn only when it is asked for: a long song has hundreds of bars. */
function LoudnessTable({ rows }: { rows: () => Parameters<typeof FactsTable>[0]['rows'] }) {
  const { lane } = useHearingCopy()
  return <FactsTable caption={lane.name} columns={[lane.bar, lane.loudness, lane.playing]} rows={rows()} />
}

function Plot({ bounce, before }: { bounce: HeardBounce; before: HeardBounce | null }) {
  const { report, store } = useReport()
  const words = useHearingCopy()
  const { plot, view, width, scale } = useTimePlot()
  const { range } = view
  const shapes = useMemo(() => loudnessShapes(bounce, HEIGHT, before), [bounce, before])
  const [bar, setBar] = useState<number | null>(null)
  const { meters } = report.arrangement
  const [start, end] = scale.domain()
  const across = `scale(${width / (end - start)} 1) translate(${-start} 0)`

  const show = (next: number) => {
    const shown = Math.min(Math.max(next, 1), Math.max(1, barAt(meters, report.arrangement.lengthBeats - 0.01)))
    setBar(shown)
    const { range: seen } = store.get()
    const beats = beatsOfBars(meters, { from: shown, to: shown })
    if (beats.start < seen.start || beats.end > seen.end)
      store.set({ range: { start: beats.start, end: beats.start + seen.end - seen.start } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    show((bar ?? barAt(meters, range.start)) + step)
  }
  const facts = bar === null ? null : factsOfBar(bounce, report, bar)
  const spoken = facts === null || bar === null ? '' : words.lane.spoken(bar, words.lufs(facts.lufs), facts.playing)
  return (
    <div className="grid min-w-0 gap-1">
      <PlotArea area={plot} label={words.lane.label} spoken={spoken} height={HEIGHT} onKeyDown={onKeyDown}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same by keys: arrows in the plot */}
        <svg
          data-picture=""
          width={width}
          height={HEIGHT}
          className="time-layer block"
          aria-hidden="true"
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            setBar(barAt(meters, scale.invert(((event.clientX - box.left) * width) / Math.max(box.width, 1))))
          }}
          onPointerLeave={() => setBar(null)}
        >
          <BarLines scale={scale} height={HEIGHT} />
          <g transform={across}>
            <path d={shapes.area} className="fill-loudness" />
            <path d={shapes.steps} className="loudness-step" />
            <path d={shapes.before} className="loudness-before" />
            <path d={shapes.line} className="loudness-line" />
            {bar !== null && <path d={`M${beatOfBar(meters, bar)} 0V${HEIGHT}`} className="loudness-bar" />}
          </g>
          {shapes.overs.map((beat) => (
            <path key={beat} d={`M${scale(beat).toFixed(1)} 0l4 6h-8z`} className="fill-danger" />
          ))}
          {shapes.ticks.map(({ lufs, y }) => (
            <text key={lufs} x={4} y={y + 4} className="chart-text chart-text-over">
              {words.number(lufs).replace(/[.,]00$/, '')}
            </text>
          ))}
        </svg>
      </PlotArea>
      <p className="min-h-5 text-tool text-muted" aria-hidden="true">
        {spoken}
      </p>
    </div>
  )
}

function factsOfBar(
  { curve }: { curve: readonly { beat: number | null; lufs: number | null }[] },
  report: ReturnType<typeof useReport>['report'],
  bar: number,
) {
  const { start, end } = beatsOfBars(report.arrangement.meters, { from: bar, to: bar })
  const middle = (start + end) / 2
  const nearest = curve.reduce<{ lufs: number | null; far: number }>(
    (best, { beat, lufs }) => {
      const far = beat === null ? Infinity : Math.abs(beat - middle)
      return far < best.far ? { lufs, far } : best
    },
    { lufs: null, far: Infinity },
  )
  const playing = new Set(
    report.arrangement.clips
      .filter((clip) => clip.isHeard && clip.startBeats < end && clip.endBeats > start)
      .map(({ trackId }) => trackId),
  )
  const names = report.tracks.filter(({ id }) => typeof id === 'number' && playing.has(id)).map(({ name }) => name)
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return {
    lufs: nearest.far > end - start + 4 ? null : nearest.lufs,
    playing: names.length > MOST_NAMES ? `${shown} +${names.length - MOST_NAMES}` : shown,
  }
}

const HEIGHT = 64
const MOST_NAMES = 5
