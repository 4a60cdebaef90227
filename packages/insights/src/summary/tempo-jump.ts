import { barAt, beatOfBar, type Report, songRange } from '@kvint/report'
import type { SummaryTurn } from './summary-turn.ts'

/**
 * The largest jump of the tempo between the opening and the end, of 3 % or more.
 *
 * 138 BPM, and 156 from bar 49 on → `{ kind: 'tempo', bar: 49, from: 138, to: 156 }`
 */
export function tempoJump({ arrangement }: Report): SummaryTurn | null {
  const { tempos, meters } = arrangement
  const lastBar = barAt(meters, songRange(arrangement).end - HAIR_BEATS)
  const jumps = tempos.slice(1).flatMap(({ startBeats, bpm }, index) => {
    const before = tempos[index]
    const isJump = before !== undefined && startBeats - before.startBeats < JUMP_BEATS
    const isWithin =
      startBeats > beatOfBar(meters, EDGE_BARS + 1) && startBeats < beatOfBar(meters, lastBar - EDGE_BARS + 1)
    if (!isJump || !isWithin || sizeOf(before.bpm, bpm) < LEAST_CHANGE) return []
    return [{ kind: 'tempo' as const, bar: barAt(meters, startBeats + HAIR_BEATS), from: before.bpm, to: bpm }]
  })
  return jumps.toSorted((a, b) => sizeOf(b.from, b.to) - sizeOf(a.from, a.to))[0] ?? null
}

function sizeOf(from: number, to: number): number {
  return Math.max(from, to) / Math.min(from, to) - 1
}

/** An opening and an ending have their own tempo now and then. */
const EDGE_BARS = 8
const LEAST_CHANGE = 0.03
/** Live keeps a jump as two points at one beat. */
const JUMP_BEATS = 1 / 16
const HAIR_BEATS = 1 / 16
