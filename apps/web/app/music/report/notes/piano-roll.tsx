import { useMemo, memo } from 'react'
import { Playhead } from '../../player/playhead.tsx'
import { useReportCopy } from '../copy/report.ts'
import { CHORD_LANE_HEIGHT, ChordLane } from '../harmony/chord-lane.tsx'
import { FunctionLegend } from '../harmony/function-legend.tsx'
import { KEY_LANE_HEIGHT, KeyLane } from '../harmony/key-lane.tsx'
import { BeatsGroup } from '../picture/beats-group.tsx'
import { BarAxis } from '../picture/bar-axis.tsx'
import { BarLines } from '../picture/bar-ruler.tsx'
import { NoPicture } from '../picture/no-picture.tsx'
import { Picture } from '../picture/picture.tsx'
import { PlotArea } from '../picture/plot-area.tsx'
import { useTimePlot } from '../picture/use-time-plot.ts'
import { useReport, useViewInTurn, useView } from '../view/report-context.ts'
import { ChordTable } from './chord-table.tsx'
import { noteMarks, pitchSpan, type NoteMark } from './note-marks.ts'
import { NotesCanvas } from './notes-canvas.tsx'
import { PitchNames, PitchRows } from './pitch-rows.tsx'
import { shownTrack, songNotes } from './shown-track.ts'
import { useNoteKeys } from './use-note-keys.ts'
import { notePaths } from './note-paths.ts'

/** Notes of one track over the chords of the song. */
export function PianoRoll() {
  const { report } = useReport()
  const { notes } = useReportCopy()
  const trackId = useViewInTurn((view) => view.trackId)
  const track = useMemo(() => shownTrack(report, trackId), [report, trackId])
  if (!track && report.harmony.kind === 'unknown')
    return <NoPicture id="notes" title={notes.title} reason={notes.sentence(report, null)} />
  return (
    <Picture
      id="notes"
      title={notes.title}
      sentence={notes.sentence(report, track?.name ?? null)}
      tools={<TrackChoice />}
      table={<ChordTable track={track} />}
    >
      <Plot />
    </Picture>
  )
}

function Plot() {
  const { report } = useReport()
  const { notes: words, harmony } = useReportCopy()
  const { plot, view, width, scale } = useTimePlot(READ)
  const { range, trackId, clipId } = view
  const track = useMemo(() => shownTrack(report, trackId), [report, trackId])
  const notes = useMemo(() => (track ? songNotes(report.arrangement.clips, track.id) : []), [report, track])
  const chords = report.harmony.kind === 'known' ? report.harmony.chords : NO_CHORDS
  const keys = report.harmony.kind === 'known' && report.harmony.localKeys.length > 1 ? report.harmony.localKeys : []
  const span = useMemo(() => pitchSpan(notes), [notes])
  const marks = useMemo(() => noteMarks(notes, span, chords), [notes, span, chords])
  const { onKeyDown, current, spoken } = useNoteKeys(notes, chords)
  const height = notes.length > 0 ? (span.high - span.low + 1) * span.rowHeight : 0
  const lanesHeight = CHORD_LANE_HEIGHT + (keys.length > 0 ? KEY_LANE_HEIGHT : 0)
  const isPainted = marks.length > MOST_SVG_MARKS

  return (
    <>
      <div className="time-grid">
        <BarAxis label={words.axis} scale={scale} />
        <div className="relative self-start" style={{ height: height + lanesHeight }}>
          <PitchNames span={span} height={height} />
          {chords.length > 0 && (
            <span data-picture-text="" className="absolute left-0 text-tool text-muted" style={{ top: height + 8 }}>
              {harmony.chords}
            </span>
          )}
          {keys.length > 0 && (
            <span
              data-picture-text=""
              className="absolute left-0 text-tool text-muted"
              style={{ top: height + CHORD_LANE_HEIGHT + 4 }}
            >
              {harmony.keys}
            </span>
          )}
        </div>
        <PlotArea area={plot} label={words.keys} spoken={spoken} onKeyDown={onKeyDown}>
          {isPainted && <NotesCanvas marks={marks} clipId={clipId} scale={scale} height={height} />}
          <svg
            data-picture=""
            width={width}
            height={height + lanesHeight}
            className="time-layer relative block"
            aria-hidden="true"
          >
            {!isPainted && height > 0 && <PitchRows span={span} width={width} />}
            <BarLines scale={scale} height={height + lanesHeight} />
            {!isPainted && (
              <BeatsGroup scale={scale}>
                <NotesSvg marks={marks} clipId={clipId} />
              </BeatsGroup>
            )}
            {current && (
              <rect
                x={scale(current.startBeats) - 2}
                y={(span.high - current.pitch) * span.rowHeight - 1.5}
                width={Math.max(scale(current.endBeats) - scale(current.startBeats), 2) + 3}
                height={span.rowHeight + 3}
                rx={2}
                fill="none"
                className="stroke-ink"
                strokeWidth={2}
              />
            )}
            <g transform={`translate(0 ${height + 2})`}>
              <ChordLane chords={chords} scale={scale} />
            </g>
            {keys.length > 0 && (
              <g transform={`translate(0 ${height + CHORD_LANE_HEIGHT})`}>
                <KeyLane keys={keys} scale={scale} />
              </g>
            )}
          </svg>
          <Playhead range={range} width={width} />
        </PlotArea>
      </div>
      {chords.length > 0 && <FunctionLegend />}
    </>
  )
}

/** Which track's notes stand in the roll. */
function TrackChoice() {
  const { report, store } = useReport()
  const { notes } = useReportCopy()
  const trackId = useView((view) => view.trackId)
  const shown = useMemo(() => shownTrack(report, trackId), [report, trackId])
  const tracks = report.tracks.filter(({ noteCount, kind }) => noteCount > 0 && kind === 'midi')
  if (!shown || tracks.length < 2) return null
  return (
    <label className="flex items-center gap-2 text-small text-muted">
      {notes.track}
      <select
        value={shown.id}
        onChange={(event) => {
          const track = tracks.find(({ id }) => String(id) === event.target.value)
          if (track) store.set({ trackId: track.id, clipId: null })
        }}
        className="min-h-8 max-w-48 rounded-control border border-control bg-raised px-2 text-ink pointer-coarse:min-h-11 pointer-coarse:text-base"
      >
        {tracks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const READ = ['range', 'trackId', 'clipId'] as const

const MOST_SVG_MARKS = 2000

const NO_CHORDS: readonly never[] = []

/** Notes in the colour of the chord under them, across in beats; those of other clips than the chosen are outlined. */
const NotesSvg = memo(function NotesSvg({ marks, clipId }: { marks: readonly NoteMark[]; clipId: string | null }) {
  return notePaths(marks, clipId).map(({ harmonic, isFilled, path }) => {
    const color = harmonic ? `var(--${harmonic})` : 'var(--muted)'
    return (
      <path
        key={`${harmonic ?? 'none'} ${isFilled}`}
        d={path}
        className={isFilled ? 'note-box' : 'note-box note-box-other'}
        fill={isFilled ? color : undefined}
        stroke={isFilled ? undefined : color}
      />
    )
  })
})
