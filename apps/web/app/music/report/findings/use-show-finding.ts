import { beatsOfBars, type Finding, type Report } from '@kvint/report'
import { useCallback } from 'react'
import { usePlayer } from '../../player/player-context.ts'
import { frameRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'
import type { View } from '../view/view.ts'

/** Marks a finding in the time line and in the list: its bars, its part, its clip; the bars that are shown stay. */
export function useChooseFinding(): (finding: Finding) => void {
  const { report } = useReport()
  const choose = useChoose()
  return useCallback((finding) => choose(finding, choiceOf(finding, report)), [report, choose])
}

/** The same, and moves the time line to its bars; what is about the mixer alone is shown there. */
export function useShowFinding(): (finding: Finding) => void {
  const { report, whole } = useReport()
  const choose = useChoose()
  return useCallback(
    (finding) => {
      const { area, place } = finding
      const isOfMixer = (area === 'mix' || area === 'sound') && place.bars === null && place.clipIds.length === 0
      const panel = isOfMixer ? 'mix' : 'arrangement'
      const range = place.bars ? frameRange(beatsOfBars(report.arrangement.meters, place.bars), whole) : whole
      choose(finding, { ...choiceOf(finding, report), range, panel })
      showPanel(panel)
    },
    [report, whole, choose],
  )
}

/** Changes the view once, so that each picture is drawn once, and puts the playhead there. */
function useChoose(): (finding: Finding, change: Partial<View>) => void {
  const { report, store } = useReport()
  const player = usePlayer()
  return useCallback(
    ({ place }, change) => {
      store.set(change)
      if (place.bars) player.seek(beatsOfBars(report.arrangement.meters, place.bars).start)
    },
    [report, store, player],
  )
}

function choiceOf({ id, area, place }: Finding, { arrangement }: Report): Partial<View> {
  const clip = arrangement.clips.find((each) => place.clipIds.includes(each.id)) ?? null
  return { trackId: clip?.trackId ?? place.trackIds[0] ?? null, clipId: clip?.id ?? null, findingId: id, area }
}

/** Once it stands there: a panel that was folded is drawn first. */
function showPanel(panel: string): void {
  requestAnimationFrame(() => {
    const picture = document.getElementById(`panel-${panel}`) ?? document.getElementById('panel-arrangement')
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    picture?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
    picture?.querySelector<HTMLElement>('.plot')?.focus({ preventScroll: true })
  })
}
