import type { Tempo, TempoEvent } from '@kvint/als'
import type { TempoPoint } from '@kvint/report'

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
