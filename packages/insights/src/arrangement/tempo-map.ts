import type { Tempo, TempoEvent } from '@kvint/als'

/** Tempo along the music: breakpoints, linear towards the next; two at one beat are a jump. The first stands at beat 0. */
export type TempoPoint = { readonly startBeats: number; readonly bpm: number }

/** The tempo of a set from beat 0 to `lengthBeats`; one point where the tempo is steady. */
export function tempoMap(tempo: Tempo, lengthBeats: number): TempoPoint[] {
  const events = tempo.events.filter((event) => event.bpm > 0)
  if (new Set(events.map((event) => event.bpm)).size < 2) {
    return [{ startBeats: 0, bpm: events[0]?.bpm ?? usable(tempo.bpm) }]
  }
  const inside = events.filter((event) => event.timeBeats > 0 && event.timeBeats < lengthBeats)
  const points = [{ startBeats: 0, bpm: bpmAt(events, 0) }]
  for (const event of inside) points.push({ startBeats: event.timeBeats, bpm: event.bpm })
  if (lengthBeats > (points.at(-1)?.startBeats ?? 0)) {
    points.push({ startBeats: lengthBeats, bpm: bpmAt(events, lengthBeats - 1e-6) })
  }
  return points
}

/**
 * Seconds from one beat to another. A ramp from a to b beats per minute over L beats lasts 60·L·ln(b/a)/(b−a): the
 * integral of 60/bpm.
 *
 * ```ts
 * secondsBetween([{ startBeats: 0, bpm: 120 }], 0, 4) // 2
 * ```
 */
export function secondsBetween(points: readonly TempoPoint[], fromBeats: number, toBeats: number): number {
  let seconds = 0
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    const start = Math.max(fromBeats, point.startBeats)
    const end = Math.min(toBeats, next?.startBeats ?? toBeats)
    if (end <= start) continue
    const at = (beats: number) => (next ? bpmBetween(point, next, beats) : point.bpm)
    seconds += rampSeconds(at(start), at(end), end - start)
  }
  return seconds
}

function rampSeconds(from: number, to: number, beats: number): number {
  const change = to - from
  if (Math.abs(change) < 1e-6 * from) return (60 * beats) / from
  return (60 * beats * Math.log(to / from)) / change
}

function bpmBetween(from: TempoPoint, to: TempoPoint, beats: number): number {
  const length = to.startBeats - from.startBeats
  return length <= 0 ? to.bpm : from.bpm + ((to.bpm - from.bpm) * (beats - from.startBeats)) / length
}

function bpmAt(events: readonly TempoEvent[], beats: number): number {
  const after = events.findIndex((event) => event.timeBeats > beats)
  const next = events[after]
  const before = after === -1 ? events.at(-1) : events[after - 1]
  if (!before) return next?.bpm ?? DEFAULT_BPM
  if (!next) return before.bpm
  return before.bpm + ((next.bpm - before.bpm) * (beats - before.timeBeats)) / (next.timeBeats - before.timeBeats)
}

function usable(bpm: number): number {
  return Number.isFinite(bpm) && bpm > 0 ? bpm : DEFAULT_BPM
}

/** What Live starts with. */
const DEFAULT_BPM = 120
