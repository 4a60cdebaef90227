import { Button, buttonClass } from '@kvint/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { timeScale } from '../report/picture/time-scale.ts'
import { useWidth } from '../report/picture/use-width.ts'
import { useReport } from '../report/view/report-context.ts'
import { useHearingCopy } from './copy/hearing.ts'
import { giveSounds } from './given-bounces.ts'
import { findFittingSet, type FittingSet } from './find-fitting-set.ts'
import { useShownView } from '../report/picture/use-shown-view.ts'
import type { BounceOnPage, BounceState } from './use-bounce.ts'

type Heard = BounceState & { kind: 'heard' }

/** A bounce that does not lie on the arrangement: which song it fits, or bar 1 by hand. */
export function PlaceBounce({ bounce, state }: { bounce: BounceOnPage; state: Heard }) {
  const { place: words } = useHearingCopy()
  const [fitting, setFitting] = useState<'asking' | FittingSet | null>('asking')
  const [isByHand, setIsByHand] = useState<boolean | null>(null)
  const { hearing } = state.bounce
  const { print } = state
  useEffect(() => {
    const controller = new AbortController()
    void findFittingSet(print, controller.signal).then((found) => !controller.signal.aborted && setFitting(found))
    return () => controller.abort()
  }, [print])
  // A song that fits is likelier than a place that was missed.
  const isPlaced = isByHand ?? fitting === null
  return (
    <div className="grid gap-2">
      <p className="text-small">
        <strong>{words.title}.</strong> {words[hearing.alignmentRefusal ?? 'another-song']}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="tool" aria-expanded={isPlaced} onClick={() => setIsByHand(!isPlaced)}>
          {words.byHand}
        </Button>
        <output className="text-small text-muted">
          {fitting === 'asking' && words.searching}
          {fitting === null && words.none}
          {typeof fitting === 'object' && fitting !== null && words.fits(fitting.name)}
        </output>
        {typeof fitting === 'object' && fitting !== null && (
          <Link
            to={`/projects/${fitting.id}`}
            className={buttonClass('plain', 'tool')}
            onClick={() => state.file && giveSounds(fitting.id, { bounce: state.file })}
          >
            {words.open}
          </Link>
        )}
      </div>
      {isPlaced && <ByHand state={state} onPlace={bounce.place} />}
    </div>
  )
}

/** The wave of the file over the arrangement: dragged, or moved by the arrow keys. */
function ByHand({ state, onPlace }: { state: Heard; onPlace: (offsetSeconds: number) => void }) {
  const { place: words } = useHearingCopy()
  const { report } = useReport()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const { range } = useShownView(plot, READ)
  const scale = useMemo(() => timeScale(range, width), [range, width])
  const [offset, setOffset] = useState(0)
  const grabbed = useRef<{ x: number; offset: number } | null>(null)
  const secondsPerBeat = 60 / report.overview.tempo.bpm
  const wave = useMemo(() => {
    const points = state.bounce.curve.map(({ seconds, lufs }) => {
      const high = Math.max(0, Math.min(1, ((lufs ?? -60) + 45) / 40)) * (HEIGHT / 2 - 2)
      return [seconds, high] as const
    })
    const up = points.map(([seconds, high]) => `${seconds} ${(HEIGHT / 2 - high).toFixed(1)}`)
    const down = points.toReversed().map(([seconds, high]) => `${seconds} ${(HEIGHT / 2 + high).toFixed(1)}`)
    return `M${[...up, ...down].join('L')}Z`
  }, [state])
  const pixelsPerSecond = Math.max(1e-6, (scale(1) - scale(0)) / secondsPerBeat)
  const move = (next: number) => setOffset(Math.round(Math.max(-600, Math.min(600, next)) * 1000) / 1000)
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted">{words.explain}</p>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the wave itself is dragged; the arrow keys do the same */}
      <div
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={words.offset}
        aria-valuenow={offset}
        aria-valuemin={-600}
        aria-valuemax={600}
        aria-valuetext={words.seconds(offset)}
        className="plot"
        onKeyDown={(event) => {
          const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          move(offset + step * (event.shiftKey ? 1 : 0.01))
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grabbed.current = { x: event.clientX, offset }
        }}
        onPointerMove={(event) => {
          if (grabbed.current) move(grabbed.current.offset - (event.clientX - grabbed.current.x) / pixelsPerSecond)
        }}
        onPointerUp={() => (grabbed.current = null)}
      >
        <svg width={width} height={HEIGHT} className="block" aria-hidden="true">
          {report.arrangement.sections.map(({ startBeats }) => (
            <path key={startBeats} d={`M${scale(startBeats).toFixed(1)} 0V${HEIGHT}`} className="bar-line" />
          ))}
          <g transform={`translate(${scale(0)} 0) scale(${pixelsPerSecond} 1) translate(${-offset} 0)`}>
            <path d={wave} className="fill-loudness" />
          </g>
          <path d={`M${scale(0).toFixed(1)} 0V${HEIGHT}`} className="stroke-root" />
        </svg>
      </div>
      {/* oxlint-enable */}
      <div className="flex flex-wrap items-center gap-3">
        <output className="font-mono text-tool text-muted">
          {words.offset} {words.seconds(offset)}
        </output>
        <Button size="tool" onClick={() => onPlace(offset)}>
          {words.use}
        </Button>
      </div>
    </div>
  )
}

const HEIGHT = 56
const READ = ['range'] as const
