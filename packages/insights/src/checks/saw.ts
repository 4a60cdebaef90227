import type { Evidence } from '@kvint/report'
import { quotedTracks } from '../words/name-words.ts'
import type { Sighting } from './check.ts'

/**
 * A sighting from a list of like things: one sentence for one of them, another for several; `null` for none.
 *
 * ```ts
 * saw(loud, {
 *   name: (part) => part.track.name,
 *   one: (name) => `The fader of ${name} is high.`,
 *   many: (number, names) => `${number} faders are high: ${names}.`,
 *   evidence: (part) => aboutTrack(part, 'volume +6 dB'),
 * })
 * ```
 */
export function saw<Item>(
  items: readonly Item[],
  tell: {
    readonly name: (item: Item) => string
    readonly one: (name: string, item: Item) => string
    readonly many: (number: string, names: string) => string
    readonly evidence: (item: Item) => Evidence
  },
): Sighting | null {
  const [first] = items
  if (first === undefined) return null
  const evidence = items.map(tell.evidence)
  const names = quotedTracks(
    items.map((item, index) => ({ id: evidence[index]?.trackId ?? index, name: tell.name(item) })),
  )
  return {
    claim: items.length === 1 ? tell.one(names, first) : tell.many(String(items.length), names),
    evidence,
  }
}
