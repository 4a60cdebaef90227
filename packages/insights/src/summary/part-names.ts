import type { TrackReport } from '@kvint/report'

/** Each name once; several parts of one name are counted. */
export function namesOf(parts: readonly TrackReport[]): string[] {
  const alike = Map.groupBy(parts, ({ name }) => ownName(name))
  return [...alike].map(([name, { length }]) => (length === 1 ? name : `${String(length)} × ${name}`))
}

/** Live puts a number before the name of a track that has none of its own. */
export function ownName(name: string): string {
  const own = name.replace(/^\d+-(?=.)/, '').trim()
  const told = own === 'Audio' || own === 'MIDI' ? name : own
  return told.length > LONGEST_NAME ? `${told.slice(0, LONGEST_NAME - 1).trimEnd()}…` : told
}

const LONGEST_NAME = 28

export const DRUMS: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])
/** A role that is less sure is not told. */
export const EVEN_ODDS = 0.5
