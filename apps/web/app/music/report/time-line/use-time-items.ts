import { type KeyboardEvent, useMemo, useState } from 'react'
import { chordPiece } from '../../player/pieces.ts'
import { usePlayer } from '../../player/player-context.ts'
import { useReportCopy } from '../copy/report.ts'
import { useClaims } from '../findings/use-finding-words.ts'
import { useChooseFinding } from '../findings/use-show-finding.ts'
import { rangeOfKey } from '../picture/range-key.ts'
import { panRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import { itemAt, type ItemPlace, stepItem } from './step-item.ts'
import type { TimeLayout } from './time-layout.ts'
import { timeLanes } from './time-lanes.ts'

/** What pointer or arrow keys have reached: it is named, and a press or Enter chooses it. */
export function useTimeItems(layout: TimeLayout, numbers: ReadonlyMap<string, number>) {
  const { report, store, whole } = useReport()
  const player = usePlayer()
  const words = useReportCopy()
  const choose = useChooseFinding()
  const claims = useClaims()
  const [place, setPlace] = useState<ItemPlace | null>(null)
  const [spoken, setSpoken] = useState('')
  const lanes = useMemo(() => {
    return timeLanes(claims(report), layout, words, {
      numbers,
      presses: {
        section: player.setLoop,
        finding: choose,
        chord: (chord) => player.play(chordPiece(report, chord)),
        clip: (clip) => {
          store.set({ clipId: clip.id, trackId: clip.trackId })
          player.seek(clip.startBeats)
        },
        bar: player.seek,
      },
    })
  }, [report, claims, layout, words, numbers, store, player, choose])
  const lane = lanes.find(({ key }) => key === place?.lane)
  const item = lane?.items.find(({ key }) => key === place?.item)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { range } = store.get()
    const moved = rangeOfKey(event, range, whole, item?.startBeats)
    if (moved) {
      event.preventDefault()
      store.set({ range: moved })
      return
    }
    if (event.key === 'Enter' && item) {
      event.preventDefault()
      item.press()
      return
    }
    const next = stepItem(lanes, place, event.key, range.start)
    if (!next) return
    event.preventDefault()
    setPlace(next)
    const reached = lanes.find(({ key }) => key === next.lane)?.items.find(({ key }) => key === next.item)
    if (!reached) return
    setSpoken(reached.said)
    if (reached.endBeats <= range.start || reached.startBeats >= range.end) {
      const share = (reached.startBeats - range.start) / (range.end - range.start) - 0.1
      store.set({ range: panRange(range, whole, share) })
    }
  }

  const pointAt = (at: { readonly beat: number; readonly y: number; readonly reach: number } | null) => {
    const found = at && itemAt(lanes, at.beat, at.y, at.reach)
    setPlace((before) => {
      if (!found) return null
      const isSame = before?.lane === found.lane.key && before.item === found.item.key
      return isSame ? before : { lane: found.lane.key, item: found.item.key }
    })
  }

  return { pointed: lane && item ? { lane, item } : null, spoken, onKeyDown, pointAt, press: () => item?.press() }
}
