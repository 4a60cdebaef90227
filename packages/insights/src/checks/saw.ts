import type { Evidence } from '../report/finding.ts'
import { quotedList } from '../words/name-words.ts'
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
  const names = quotedList(items.map(tell.name))
  return {
    claim: items.length === 1 ? tell.one(names, first) : tell.many(String(items.length), names),
    evidence: items.map(tell.evidence),
  }
}
