import type { AutomationEvent } from '@kvint/als'

/** From one beat to another. */
export type Stretch = { readonly start: number; readonly end: number }

/** What a fader lets through along a song: amplitude beside its highest place, straight between points, as it is at the outermost ones before and after them. */
export type FaderCurve = readonly FaderPoint[]

export type FaderPoint = { readonly beats: number; readonly gain: number }

/**
 * The curve of a fader that automation moves. How high it stands is its balance with others; when it is up and when down
 * is what the automation says, so that its highest place between two beats counts as 1. One that never rises above −60 dB is
 * down all the way: a curve of nothing but 0.
 *
 * `faderCurve(envelope.events, { start: 0, end: 64 })` → `[{ beats: -63072000, gain: 0.001 }, …]`
 */
export function faderCurve(events: readonly AutomationEvent[], within: Stretch): FaderCurve {
  const points = events.flatMap((event, index) => [
    { beats: event.timeBeats, gain: event.value },
    ...bend(event, events[index + 1]),
  ])
  const highest = points.reduce(
    (most, { beats, gain }) => (beats > within.start && beats < within.end ? Math.max(most, gain) : most),
    Math.max(gainAt(points, within.start), gainAt(points, within.end - HAIR_BEATS)),
  )
  return points.map(({ beats, gain }) => ({ beats, gain: highest > STOP ? gain / highest : 0 }))
}

/** What two faders let through that a sound passes one after the other. */
export function throughBoth(one: FaderCurve, other: FaderCurve): FaderCurve {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const times = [...new Set([...one, ...other].map(({ beats }) => beats))].toSorted((a, b) => a - b)
  const [walkOne, walkOther] = [walkAlong(one), walkAlong(other)]
  const [first = 0] = times
  const points: FaderPoint[] = [{ beats: first, gain: (one[0]?.gain ?? 1) * (other[0]?.gain ?? 1) }]
  for (const [index, from] of times.entries()) {
    const to = times[index + 1] ?? from
    const [a, b] = [walkOne(from), walkOther(from)]
    // Two lines make a parabola; one point between them is near enough.
    const inside = a.slope !== 0 && b.slope !== 0 ? [(from + to) / 2] : []
    for (const beats of [from, ...inside, to])
      points.push({ beats, gain: (a.gain + a.slope * (beats - from)) * (b.gain + b.slope * (beats - from)) })
  }
  return points
}

/** Where a curve lies 40 dB or more under its highest place; in order. */
export function closedParts(curve: FaderCurve): Stretch[] {
  const closed: Stretch[] = []
  let start = (curve[0]?.gain ?? 1) < LEAST_GAIN ? -Infinity : null
  for (const [index, { beats, gain }] of curve.entries()) {
    const before = curve[index - 1]
    if (!before || before.gain < LEAST_GAIN === gain < LEAST_GAIN) continue
    const share = (LEAST_GAIN - before.gain) / (gain - before.gain)
    const crossing = before.beats + (beats - before.beats) * share
    if (start === null) start = crossing
    else {
      closed.push({ start, end: crossing })
      start = null
    }
  }
  return start === null ? closed : [...closed, { start, end: Infinity }]
}

/** A way from down to half of the highest place or more, or back, in one direction. What hardly moves near its upper end is no part of it. */
export type FaderMove = Stretch & { readonly isIn: boolean }

/** Where a curve goes up or down without turning; in order. */
export function fadesOf(curve: FaderCurve): FaderMove[] {
  const found: FaderMove[] = []
  let first = 0
  for (const [index, { gain }] of curve.entries()) {
    const [from, next] = [curve[first], curve[index + 1]]
    if (!from || !next || index === first) continue
    const isSteady = Math.sign(next.gain - gain) === Math.sign(gain - from.gain)
    if (isSteady) continue
    for (const fade of fadeBetween(curve.slice(first, index + 1))) found.push(fade)
    first = index
  }
  return [...found, ...fadeBetween(curve.slice(first))]
}

function fadeBetween(points: FaderCurve): FaderMove[] {
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to) return []
  const [low, high] = [Math.min(from.gain, to.gain), Math.max(from.gain, to.gain)]
  const isJump = points.some(
    ({ beats, gain }, index) =>
      index > 0 &&
      beats - (points[index - 1]?.beats ?? beats) < JUMP_BEATS &&
      Math.abs(gain - (points[index - 1]?.gain ?? gain)) * 2 > high - low,
  )
  if (low >= LEAST_GAIN || high < HALF || isJump) return []
  const isIn = to.gain > from.gain
  const up = isIn ? points : points.map(({ beats, gain }) => ({ beats: -beats, gain })).toReversed()
  const { start, end } = wayUp(up)
  const [early, late] = [1 / 4, 3 / 4].map((share) => gainAt(up, start + (end - start) * share))
  // A step, a rest and a step is no fade.
  if (early === undefined || late === undefined || late - early < (high - low) * LEAST_UNDERWAY) return []
  return isIn ? [{ start, end, isIn }] : [{ start: -end, end: -start, isIn }]
}

/** A way up, to where it only creeps on. */
function wayUp(points: FaderCurve): Stretch {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return { start: 0, end: 0 }
  const bend = points.find(
    (point, index) =>
      index > 0 && point.gain >= last.gain * NEARLY_UP && slopeOf(first, point) >= slopeOf(point, last) * SHARP_BEND,
  )
  const middle = crossingOf(points, last.gain / 2)
  return { start: first.beats, end: Math.min((bend ?? last).beats, middle * 2 - first.beats) }
}

function slopeOf(from: FaderPoint, to: FaderPoint): number {
  return (to.gain - from.gain) / (to.beats - from.beats)
}

/** Where a way up first passes a gain. */
function crossingOf(points: FaderCurve, gain: number): number {
  const index = points.findIndex((point) => point.gain > gain)
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) return after?.beats ?? 0
  return before.beats + ((after.beats - before.beats) * (gain - before.gain)) / (after.gain - before.gain)
}

/** Points on a curved way to the next event, after the first. */
function bend({ timeBeats, value, curve }: AutomationEvent, next: AutomationEvent | undefined): FaderPoint[] {
  if (!curve || !next) return []
  const along = (share: number, one: number, other: number) =>
    3 * (1 - share) ** 2 * share * one + 3 * (1 - share) * share ** 2 * other + share ** 3
  return Array.from({ length: BEND_POINTS }, (_, index) => (index + 1) / (BEND_POINTS + 1)).map((share) => ({
    beats: timeBeats + (next.timeBeats - timeBeats) * along(share, curve.x1, curve.x2),
    gain: value + (next.value - value) * along(share, curve.y1, curve.y2),
  }))
}

/** What a curve lets through at a beat: `gainAt([{ beats: 0, gain: 0 }, { beats: 4, gain: 1 }], 1)` → `0.25` */
export function gainAt(points: FaderCurve, beats: number): number {
  const { gain } = walkAlong(points)(beats)
  return gain
}

/** Where a curve goes on from a beat; asked for later and later beats. */
function walkAlong(points: FaderCurve): (beats: number) => { readonly gain: number; readonly slope: number } {
  let next = 0
  return (beats) => {
    while ((points[next]?.beats ?? Infinity) <= beats) next++
    const [before, after] = [points[next - 1], points[next]]
    if (!before || !after) return { gain: (before ?? after)?.gain ?? 1, slope: 0 }
    const slope = (after.gain - before.gain) / (after.beats - before.beats)
    return { gain: before.gain + slope * (beats - before.beats), slope }
  }
}

/** −60 dB. */
const STOP = 0.001
/**
 * −40 dB, a hundredth: music that is heard at 75 to 80 dB sinks into the noise of a quiet room, 35 to 40 dB. A rule of
 * thumb.
 */
const LEAST_GAIN = 0.01
const HALF = 0.5
/** −8 dB: with the rest of its way a sound hardly seems nearer. */
const NEARLY_UP = 0.4
/** A line that bends so far goes a quarter as fast. */
const SHARP_BEND = 4
const JUMP_BEATS = 1
/** Of the whole way, in the middle half of the time. Straight in dB from −40 dB it is a quarter. */
const LEAST_UNDERWAY = 0.1
const BEND_POINTS = 7
/** What jumps up where a song ends is heard nowhere in it. */
const HAIR_BEATS = 1 / 64
