import type { TrackReport } from '@kvint/report'

/** Each name once; several parts of one name are counted. */
export function namesOf(parts: readonly TrackReport[]): string[] {
  const alike = Map.groupBy(parts, ({ name }) => ownName(name))
  return [...alike].map(([name, { length }]) => (length === 1 ? name : `${String(length)} × ${name}`))
}

/**
 * The names that a list of so many has room for, and how many parts those left out are.
 *
 * `toldNames(['Pad', 'Bass', 'Lead', '2 × Kick', 'Hat'])` → `{ told: ['Pad', 'Bass', 'Lead'], left: 3 }`
 */
export function toldNames(
  names: readonly string[],
  most = 4,
): { readonly told: readonly string[]; readonly left: number } {
  if (names.length <= most) return { told: names, left: 0 }
  const partsOf = (name: string): number => Number(/^(\d+) × /.exec(name)?.[1] ?? 1)
  return {
    told: names.slice(0, most - 1),
    left: names.slice(most - 1).reduce((sum, name) => sum + partsOf(name), 0),
  }
}

/** `2 × Drum Rack` is one name of two parts. */
export function isOne(names: readonly string[]): boolean {
  return names.length === 1 && !/^\d+ × /.test(names[0] ?? '')
}

/** Live puts a number before the name of a track that has none of its own. */
export function ownName(name: string): string {
  const own = name.replace(/^\d+-(?=.)/, '').trim()
  const told = own === 'Audio' || own === 'MIDI' ? name : own
  return told.length > LONGEST_NAME ? `${told.slice(0, LONGEST_NAME - 1).trimEnd()}…` : told
}

/** After how many bars the next ones come in, where that is alike each time, give or take a bar; else `null`. */
export function stepOf(entries: readonly { readonly bar: number }[]): number | null {
  const steps = entries.slice(1).map(({ bar }, index) => bar - (entries[index]?.bar ?? bar))
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return mean >= FEWEST_BETWEEN && steps.every((step) => Math.abs(step - mean) <= 1) ? Math.round(mean) : null
}

const FEWEST_BETWEEN = 2
const LONGEST_NAME = 28

export const DRUMS: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])
/** A role that is less sure is not told. */
export const EVEN_ODDS = 0.5
