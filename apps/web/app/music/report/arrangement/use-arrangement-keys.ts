import { barsOfBeats, type ClipReport, type TrackReport } from '@kvint/report'
import { type KeyboardEvent, useState } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { rangeOfKey } from '../picture/range-key.ts'
import { panRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import type { ArrangementRow } from './arrangement-rows.ts'
import { stepClip } from './step-clip.ts'

/** Arrow keys walk from clip to clip and say each; the rest of the keys move the bars. */
export function useArrangementKeys(rows: readonly ArrangementRow[]) {
  const { report, store, whole } = useReport()
  const { arrangement } = useReportCopy()
  const [spoken, setSpoken] = useState('')
  const { clips, meters } = report.arrangement

  const choose = (clip: ClipReport | null, trackId: TrackReport['id'] | null) => {
    store.set({ clipId: clip?.id ?? null, trackId: clip?.trackId ?? trackId })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { range, clipId } = store.get()
    const current = clips.find(({ id }) => id === clipId) ?? null
    const moved = rangeOfKey(event, range, whole, current?.startBeats)
    if (moved) {
      event.preventDefault()
      store.set({ range: moved })
      return
    }
    const next = stepClip(clips, rows, current, event.key)
    if (!next) return
    event.preventDefault()
    choose(next, next.trackId)
    if (next.startBeats < range.start || next.startBeats >= range.end) {
      store.set({ range: panRange(range, whole, (next.startBeats - range.start) / (range.end - range.start) - 0.1) })
    }
    const track = report.tracks.find(({ id }) => id === next.trackId)
    const bars = barsOfBeats(meters, { start: next.startBeats, end: next.endBeats })
    setSpoken(arrangement.spoken(track?.name ?? '', next.name, bars, next.isHeard))
  }

  return { onKeyDown, choose, spoken }
}
