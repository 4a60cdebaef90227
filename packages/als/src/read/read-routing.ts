import type { Routing } from '../model/routing.ts'
import { child, textAt, textOf, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

export function readRouting(tape: Tape, chain: number, tag: number): Routing | null {
  const node = child(tape, chain, tag)
  const target = textAt(tape, child(tape, node, T.Target))
  if (target === null) return null
  return {
    target,
    upperName: textOf(tape, node, T.UpperDisplayString),
    lowerName: textOf(tape, node, T.LowerDisplayString),
    trackId: routedTrackId(target),
  }
}

/**
 * `AudioIn/Track.12/PostFxOut` → 12, `AudioOut/Main` (`Master` before Live 12) → `main`, all else → `null`. Live 8 names the
 * main track `Track.-1`.
 */
export function routedTrackId(target: string): number | 'main' | null {
  const track = /^\w+\/Track\.(-?\d+)(?:\/|$)/.exec(target)?.[1]
  if (track === '-1') return 'main'
  if (track !== undefined) return Number(track) >= 0 ? Number(track) : null
  return /^\w+\/(?:Main|Master)(?:\/|$)/.test(target) ? 'main' : null
}
