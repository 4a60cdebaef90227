import type { Evidence, Figure, Message } from '@kvint/report'
import type { Sighting } from './check.ts'
import { quotedTracks } from '../words/figures.ts'

/**
 * A sighting from a list of like things: one sentence for one of them, another for several; `null` for none.
 *
 * ```ts
 * saw(loud, {
 *   name: (part) => part.track.name,
 *   one: (name) => say`The fader of ${name} is high.`,
 *   many: (number, names) => say`${number} faders are high: ${names}.`,
 *   evidence: (part) => aboutTrack(part, say`volume ${decibels(6)}`),
 * })
 * ```
 */
export function saw<Item>(
  items: readonly Item[],
  tell: {
    readonly name: (item: Item) => string
    readonly one: (name: Figure, item: Item) => Message
    readonly many: (number: number, names: Figure) => Message
    readonly evidence: (item: Item) => Evidence
    /** Of the first of them, for the lesson. */
    readonly figures?: (item: Item) => NonNullable<Sighting['figures']>
  },
): Sighting | null {
  const [first] = items
  if (first === undefined) return null
  const evidence = items.map(tell.evidence)
  const names = quotedTracks(
    items.map((item, index) => ({ id: evidence[index]?.trackId ?? index, name: tell.name(item) })),
  )
  return {
    claim: items.length === 1 ? tell.one(names, first) : tell.many(items.length, names),
    evidence,
    ...(tell.figures && { figures: tell.figures(first) }),
  }
}
