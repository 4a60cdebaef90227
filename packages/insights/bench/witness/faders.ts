import { eventsOf, manual, type RawSet, type RawTrack } from './raw-set.ts'
import { valueAt, type RawElement } from './raw-xml.ts'

const VOLUME = 'DeviceChain/Mixer/Volume'
/** −60 dB: below it a fader lets nothing be heard. */
const SILENT_GAIN = 0.001

type Point = { readonly beat: number; readonly gain: number }
/** What the automation of a track's fader draws; nothing where it stands still by hand. */
export function faderPoints(xml: RawElement | undefined): Point[] {
  return eventsOf(xml, VOLUME).map(({ attributes }) => ({
    beat: Number(attributes['Time']),
    gain: Number(attributes['Value']),
  }))
}

/** Gain of a fader at a beat of the arrangement: straight between two points, 1 where the document says nothing. */
export function gainAt(xml: RawElement | undefined, beat: number): number {
  const points = faderPoints(xml)
  const after = points.findIndex((point) => point.beat > beat)
  const [before, next] = after < 0 ? [points.at(-1), undefined] : [points[after - 1], points[after]]
  const byHand = manual(xml, VOLUME)
  if (!before) return next?.gain ?? (Number.isNaN(byHand) ? 1 : byHand)
  if (!next) return before.gain
  return before.gain + ((beat - before.beat) / (next.beat - before.beat)) * (next.gain - before.gain)
}

/** The parts of a stretch of beats in which a track's fader and those of its groups are up. */
export function upSpans(set: RawSet, track: RawTrack, from: number, to: number): (readonly [number, number])[] {
  const faders = chainOf(set, track).map(({ xml }) => xml)
  const inside = faders.flatMap((xml) => faderPoints(xml).map(({ beat }) => beat))
  const edges = [from, ...inside.filter((beat) => beat > from && beat < to).toSorted((a, b) => a - b), to]
  const isUp = (beat: number) => faders.every((xml) => gainAt(xml, beat) > SILENT_GAIN)
  const spans: [number, number][] = []
  for (const [index, end] of edges.slice(1).entries()) {
    const start = edges[index] ?? from
    const last = spans.at(-1)
    if (!isUp((start + end) / 2)) continue
    if (last?.[1] === start) last[1] = end
    else spans.push([start, end])
  }
  return spans
}

function chainOf(set: RawSet, track: RawTrack): RawTrack[] {
  const group = set.tracks.find(({ id }) => id === valueAt(track.xml, 'TrackGroupId'))
  return [track, ...(group && group !== track ? chainOf(set, group) : [])]
}
