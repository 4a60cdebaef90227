import { beatsOfBars, type Finding } from '@kvint/report'
import { frameRange } from '../view/move-range.ts'
import { useReport } from '../view/report-context.ts'

/** Moves the pictures to a finding's bars and chooses its track and clip. */
export function useShowFinding(): (finding: Finding) => void {
  const { report, store, whole } = useReport()
  return ({ id, area, place }) => {
    const { meters, clips } = report.arrangement
    const clip = clips.find((each) => place.clipIds.includes(each.id)) ?? null
    const isOfMixer = (area === 'mix' || area === 'sound') && place.bars === null && place.clipIds.length === 0
    const panel = isOfMixer ? 'mix' : 'arrangement'
    store.set({
      range: place.bars ? frameRange(beatsOfBars(meters, place.bars), whole) : whole,
      trackId: clip?.trackId ?? place.trackIds[0] ?? null,
      clipId: clip?.id ?? null,
      findingId: id,
      panel,
    })
    const picture = document.getElementById(`panel-${panel}`) ?? document.getElementById('panel-arrangement')
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    picture?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
    picture?.querySelector<HTMLElement>('.plot')?.focus({ preventScroll: true })
  }
}
