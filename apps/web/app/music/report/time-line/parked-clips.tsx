import { barAt, parkedClips } from '@kvint/report'
import { memo } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { useReport, useViewInTurn } from '../view/report-context.ts'
import type { TimeLayout } from './time-layout.ts'

/** What lies far behind the song, behind a break in the axis: it does not stretch the time line. */
export const ParkedClips = memo(function ParkedClips({ layout: { parts, height } }: { layout: TimeLayout }) {
  const { report, store } = useReport()
  const { timeLine: words } = useReportCopy()
  const chosen = useViewInTurn((view) => view.clipId)
  const byTrack = Map.groupBy(parkedClips(report.arrangement), ({ trackId }) => trackId)
  return (
    <div className="parked" style={{ height }}>
      {[...byTrack].map(([trackId, clips]) => {
        const [first] = clips
        const slot = parts.slots.find((each) => each.trackId === trackId)
        if (!first) return null
        const bar = barAt(report.arrangement.meters, first.startBeats)
        const name = report.tracks.find(({ id }) => id === trackId)?.name ?? ''
        return (
          <button
            key={trackId}
            type="button"
            aria-pressed={first.id === chosen}
            aria-label={words.parked(name, clips.length, bar)}
            title={words.parked(name, clips.length, bar)}
            onClick={() => store.set({ trackId, clipId: first.id })}
            className="parked-clip"
            style={{ top: parts.y + (slot ? slot.y + (slot.height - 20) / 2 : 0) }}
          >
            {bar}
          </button>
        )
      })}
    </div>
  )
})
