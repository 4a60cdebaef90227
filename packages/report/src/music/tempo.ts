/** Tempo along the music: breakpoints, linear towards the next; two at one beat are a jump. The first stands at beat 0. */
export type TempoPoint = { readonly startBeats: number; readonly bpm: number }

/** Where a beat sounds, in seconds from beat 0, and which beat sounds then. Before beat 0 the first tempo holds. */
export type TempoClock = {
  readonly secondsAt: (beats: number) => number
  readonly beatsAt: (seconds: number) => number
}

/**
 * A clock for music whose tempo moves. A ramp from a to b beats per minute over L beats lasts 60·L·ln(b/a)/(b−a), the
 * integral of 60/bpm.
 *
 * ```ts
 * const clock = tempoClock([{ startBeats: 0, bpm: 120 }])
 * clock.secondsAt(4) // 2
 * clock.beatsAt(2) // 4
 * ```
 */
export function tempoClock(points: readonly TempoPoint[]): TempoClock {
  const spans = spansOf(points)
  return {
    secondsAt: (beats) => {
      const span = lastWhere(spans, (each) => each.startBeats <= beats)
      return span.startSeconds + secondsInto(span, beats - span.startBeats)
    },
    beatsAt: (seconds) => {
      const span = lastWhere(spans, (each) => each.startSeconds <= seconds)
      return span.startBeats + beatsInto(span, seconds - span.startSeconds)
    },
  }
}

/**
 * Seconds from one beat to a later one.
 *
 * ```ts
 * secondsBetween([{ startBeats: 0, bpm: 120 }], 0, 4) // 2
 * ```
 */
export function secondsBetween(points: readonly TempoPoint[], fromBeats: number, toBeats: number): number {
  const { secondsAt } = tempoClock(points)
  return Math.max(0, secondsAt(toBeats) - secondsAt(fromBeats))
}

/** From a breakpoint to the next; `bpmPerBeat` is how fast the tempo moves, 0 where it rests. */
type Span = {
  readonly startBeats: number
  readonly startSeconds: number
  readonly bpm: number
  readonly bpmPerBeat: number
}

function spansOf(points: readonly TempoPoint[]): [Span, ...Span[]] {
  const [first = { startBeats: 0, bpm: DEFAULT_BPM }] = points
  const spans: [Span, ...Span[]] = [
    { startBeats: Math.min(0, first.startBeats), startSeconds: 0, bpm: first.bpm, bpmPerBeat: 0 },
  ]
  for (const [index, point] of points.entries()) {
    const before = spans.at(-1) ?? spans[0]
    const next = points[index + 1]
    const length = next ? next.startBeats - point.startBeats : 0
    spans.push({
      startBeats: point.startBeats,
      startSeconds: before.startSeconds + secondsInto(before, point.startBeats - before.startBeats),
      bpm: point.bpm,
      bpmPerBeat: next && length > 0 ? (next.bpm - point.bpm) / length : 0,
    })
  }
  return spans
}

function secondsInto({ bpm, bpmPerBeat }: Span, beats: number): number {
  const change = bpmPerBeat * beats
  if (Math.abs(change) < STEADY * bpm) return (60 * beats) / bpm
  return (60 * Math.log1p(change / bpm)) / bpmPerBeat
}

function beatsInto({ bpm, bpmPerBeat }: Span, seconds: number): number {
  const growth = (bpmPerBeat * seconds) / 60
  if (Math.abs(growth) < STEADY) return (bpm * seconds) / 60
  return (bpm * Math.expm1(growth)) / bpmPerBeat
}

function lastWhere(spans: readonly [Span, ...Span[]], isBefore: (span: Span) => boolean): Span {
  let low = 0
  let high = spans.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const span = spans[middle]
    if (span && isBefore(span)) low = middle
    else high = middle
  }
  return spans[low] ?? spans[0]
}

/** What Live starts with. */
const DEFAULT_BPM = 120
/** A tempo that moves by less than this share counts as steady. */
const STEADY = 1e-6
