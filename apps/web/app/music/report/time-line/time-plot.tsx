import { unheardParts } from '@kvint/insights/unheard-parts'
import { beatsOfBars, everythingTold, parkedClips } from '@kvint/report'
import { type PointerEvent, useCallback, useMemo, useState } from 'react'
import { clipLabels } from '../arrangement/clip-labels.ts'
import { clipShapes, countMarks } from '../arrangement/clip-shapes.ts'
import { ClipsCanvas } from '../arrangement/clips-canvas.tsx'
import { ClipsSvg } from '../arrangement/clips-svg.tsx'
import { Playhead } from '../../player/playhead.tsx'
import { usePlayerState } from '../../player/player-context.ts'
import { useReportCopy } from '../copy/report.ts'
import { EnergyArea } from '../form/energy-area.tsx'
import { TempoLine } from '../form/tempo-line.tsx'
import { ChordLane } from '../harmony/chord-lane.tsx'
import { KeyLane } from '../harmony/key-lane.tsx'
import { noteFinder } from '../model/clip-notes.ts'
import { BarLines, BarNumbers } from '../picture/bar-ruler.tsx'
import { BeatsGroup } from '../picture/beats-group.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { pointInPlot } from '../picture/point-in-plot.ts'
import type { timeScale } from '../picture/time-scale.ts'
import { useThemeColours } from '../picture/use-theme-colours.ts'
import { useTimePlot } from '../picture/use-time-plot.ts'
import { useReport } from '../view/report-context.ts'
import type { NoteColour } from './colour-choice.tsx'
import { FindingLane } from './finding-lane.tsx'
import { LaneNames } from './lane-names.tsx'
import { ParkedClips } from './parked-clips.tsx'
import { SectionLane } from './section-lane.tsx'
import { timeLayout } from './time-layout.ts'
import { useTimeItems } from './use-time-items.ts'

/** The drawing: lanes below each other, names to their left, parked clips behind a break to their right. */
export function TimePlot({ numbers, colour }: { numbers: ReadonlyMap<string, number>; colour: NoteColour }) {
  const { report } = useReport()
  const { timeLine: words } = useReportCopy()
  const { plot, view, width, scale } = useTimePlot(READ)
  const loop = usePlayerState((state) => state.loop)
  const colours = useThemeColours()
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(NONE)
  const unfold = useCallback(
    (key: string) =>
      setUnfolded((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key])),
    [],
  )
  const layout = useMemo(() => timeLayout(report, unfolded), [report, unfolded])
  const chords = report.harmony.kind === 'known' ? report.harmony.chords : NO_CHORDS
  const shapes = useMemo(() => {
    const unheard = unheardParts(report)
    const clips = report.arrangement.clips.map((clip) =>
      unheard.has(clip.trackId) ? { ...clip, isHeard: false } : clip,
    )
    const { slots, y } = layout.parts
    const lowered = slots.map((slot) => ({ ...slot, y: slot.y + y }))
    const drawn = { tracks: report.tracks, arrangement: { ...report.arrangement, clips } }
    return clipShapes(drawn, lowered, noteFinder(clips), colour === 'function' ? chords : undefined)
  }, [report, layout, colour, chords])
  const labels = useMemo(() => clipLabels(shapes, scale), [shapes, scale])
  const isPainted = useMemo(() => countMarks(shapes) > MOST_SVG_MARKS, [shapes])
  const { pointed, spoken, onKeyDown, pointAt, press } = useTimeItems(layout, numbers)
  const hasParked = useMemo(() => parkedClips(report.arrangement).length > 0, [report])
  const { lanes, parts, height } = layout

  const place = (event: PointerEvent) => {
    if (!plot.current) return null
    const point = pointInPlot(plot.current, event)
    const beat = scale.invert((point.x * width) / point.width)
    return { beat, y: point.y, reach: scale.invert(9) - scale.invert(0) }
  }
  const finding = everythingTold(report).find(({ id }) => id === view.findingId)
  const span = finding?.place.bars ? beatsOfBars(report.arrangement.meters, finding.place.bars) : null
  const row = parts.rows.find(({ tracks, isOpen }) => !isOpen && tracks.some(({ id }) => id === view.trackId))
  const chosen = shapes.find(({ clip }) => clip.id === view.clipId)
  const tip = pointed && Math.min(Math.max(scale(pointed.item.startBeats), 0), Math.max(width - TIP_PX, 0))

  return (
    <div className={hasParked ? 'time-grid track-grid time-grid-parked' : 'time-grid track-grid'}>
      <LaneNames layout={layout} numbers={numbers} onUnfold={unfold} />
      <div className="relative min-w-0">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the same by keys: arrows and Enter in the plot */}
        <div
          onPointerMove={(event) => pointAt(event.buttons === 0 ? place(event) : null)}
          onPointerLeave={() => pointAt(null)}
          onClick={() => press()}
          onPointerDown={(event) => pointAt(place(event))}
        >
          <PlotArea area={plot} label={words.keys} spoken={spoken} height={height} onKeyDown={onKeyDown}>
            {isPainted && (
              <ClipsCanvas shapes={shapes} colours={colours} width={width} y={parts.y} height={parts.height} />
            )}
            <svg
              data-picture=""
              width={width}
              height={height}
              className="time-layer absolute inset-0 block"
              aria-hidden="true"
            >
              <g transform="translate(0 12)">
                <BarNumbers scale={scale} y={0} />
              </g>
              <BarLines scale={scale} height={height} />
              <Band range={loop} scale={scale} height={height} className="loop-band" />
              <Band range={span} scale={scale} height={height} className="finding-band" />
              {lanes.sections && (
                <g transform={`translate(0 ${lanes.sections.y})`}>
                  <SectionLane scale={scale} height={lanes.sections.height} />
                </g>
              )}
              {lanes.findings && (
                <g transform={`translate(0 ${lanes.findings.y})`}>
                  <FindingLane scale={scale} numbers={numbers} />
                </g>
              )}
              {lanes.chords && (
                <g transform={`translate(0 ${lanes.chords.y})`}>
                  <ChordLane chords={chords} scale={scale} />
                </g>
              )}
              {lanes.keys && report.harmony.kind === 'known' && (
                <g transform={`translate(0 ${lanes.keys.y})`}>
                  <KeyLane keys={report.harmony.localKeys} scale={scale} />
                </g>
              )}
              {lanes.tempo && (
                <g transform={`translate(0 ${lanes.tempo.y})`}>
                  <TempoLine scale={scale} height={lanes.tempo.height} />
                </g>
              )}
              {!isPainted && (
                <BeatsGroup scale={scale}>
                  <ClipsSvg shapes={shapes} colours={colours} />
                </BeatsGroup>
              )}
              {labels.map(({ key, x, y, text }) => (
                <text key={key} transform={`translate(${x} ${y})`} className="clip-label fill-ink">
                  {text}
                </text>
              ))}
              {row && (
                <path
                  d={`M0 ${parts.y + row.y + 0.5}H${width}M0 ${parts.y + row.y + row.height - 0.5}H${width}`}
                  className="stroke-root"
                />
              )}
              {chosen && (
                <rect
                  x={scale(chosen.clip.startBeats)}
                  y={chosen.y - 1}
                  width={Math.max(scale(chosen.clip.endBeats) - scale(chosen.clip.startBeats), 3)}
                  height={chosen.height + 2}
                  className="pointed-frame"
                />
              )}
              {lanes.energy && (
                <g transform={`translate(0 ${lanes.energy.y})`}>
                  <BeatsGroup scale={scale}>
                    <EnergyArea height={lanes.energy.height} />
                  </BeatsGroup>
                </g>
              )}
              {pointed && (
                <rect
                  x={scale(pointed.item.startBeats)}
                  y={pointed.lane.y}
                  width={Math.max(scale(pointed.item.endBeats) - scale(pointed.item.startBeats), 3)}
                  height={pointed.lane.height - 1}
                  className="pointed-frame"
                />
              )}
            </svg>
            <Playhead range={view.range} width={width} />
          </PlotArea>
        </div>
        {pointed && tip !== null && (
          <p className="time-tip" style={{ left: tip, top: pointed.lane.y }} aria-hidden="true">
            {pointed.item.said}
          </p>
        )}
      </div>
      {hasParked && <ParkedClips layout={layout} />}
    </div>
  )
}

function Band({
  range,
  scale,
  height,
  className,
}: {
  range: { readonly start: number; readonly end: number } | null
  scale: ReturnType<typeof timeScale>
  height: number
  className: string
}) {
  if (!range) return null
  return (
    <rect
      x={scale(range.start)}
      width={Math.max(scale(range.end) - scale(range.start), 2)}
      height={height}
      className={className}
    />
  )
}

const READ = ['range', 'trackId', 'clipId', 'findingId'] as const
const NONE: ReadonlySet<string> = new Set()
const NO_CHORDS: readonly never[] = []
const MOST_SVG_MARKS = 2000
const TIP_PX = 260
