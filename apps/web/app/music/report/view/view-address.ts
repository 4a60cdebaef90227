import { barsOfBeats, beatsOfBars, everythingTold, type Report, songRange } from '@kvint/report'
import type { View } from './view.ts'

/**
 * The view that an address asks for: `?bars=33-64&track=7&clip=…&finding=…&panel=…&area=mix`.
 * What does not fit is left out.
 */
export function viewOfAddress(search: URLSearchParams, report: Report): View {
  const { meters, clips } = report.arrangement
  const whole = songRange(report.arrangement)
  const clip = clips.find(({ id }) => id === search.get('clip'))
  const finding = everythingTold(report).find(({ id }) => id === search.get('finding'))
  const track = report.tracks.find(({ id }) => String(id) === search.get('track'))
  const [from = 0, to = 0] =
    BARS.exec(search.get('bars') ?? '')
      ?.slice(1)
      .map(Number) ?? []
  const asked = beatsOfBars(meters, { from, to })
  const fits = from >= 1 && to >= from && asked.start < whole.end
  return {
    range: fits ? { start: asked.start, end: Math.min(asked.end, whole.end) } : whole,
    trackId: track?.id ?? clip?.trackId ?? null,
    clipId: clip?.id ?? null,
    findingId: finding?.id ?? null,
    panel: search.get('panel'),
    area: report.findings.find(({ area }) => area === search.get('area'))?.area ?? null,
  }
}

/** The address of a view: only what differs from the whole song. Other parameters stay. */
export function addressOfView(view: View, report: Report, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before)
  const { meters } = report.arrangement
  const whole = songRange(report.arrangement)
  const bars = barsOfBeats(meters, view.range)
  const isWhole = view.range.start <= whole.start && view.range.end >= whole.end
  const set = (name: string, value: string | null) => (value === null ? search.delete(name) : search.set(name, value))
  set('bars', isWhole ? null : `${bars.from}-${bars.to}`)
  set('track', view.trackId === null ? null : String(view.trackId))
  set('clip', view.clipId)
  set('finding', view.findingId)
  set('panel', view.panel)
  set('area', view.area)
  return search
}

const BARS = /^(\d{1,6})-(\d{1,6})$/
