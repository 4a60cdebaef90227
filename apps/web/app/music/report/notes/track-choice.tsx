import { useMemo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useView } from '../view/report-context.ts'
import { shownTrack } from './shown-track.ts'

/** Which track's notes stand in the roll. */
export function TrackChoice() {
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
