import { hashName } from './unnamed-loop.ts'

/** `quoted('Bass 2')` → `“Bass 2”`; long names are cut, and digests of files are no names. */
export function quoted(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') return 'a track without a name'
  const hash = hashName(trimmed)
  if (hash) return hash.number === null ? 'an unnamed loop' : `an unnamed loop on track ${hash.number}`
  return `“${shortName(trimmed)}”`
}

/** A name with its end cut off where it is long. */
export function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** `list(['a', 'b', 'c'])` → `a, b and c`; beyond `most`, `a, b and 4 more`. */
export function list(items: readonly string[], most = 4): string {
  const shown =
    items.length > most ? [...items.slice(0, most - 1), `${String(items.length - most + 1)} more`] : [...items]
  const last = shown.pop()
  if (last === undefined) return ''
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}

/**
 * Tracks by name, each track once however often it is named; several tracks of one name stand together.
 *
 * ```ts
 * quotedTracks([{ id: 1, name: 'Pad' }, { id: 2, name: 'Lead' }, { id: 3, name: 'Lead' }]) // “Pad” and 2 × “Lead”
 * ```
 */
export function quotedTracks(
  tracks: readonly { readonly id: number | string; readonly name: string }[],
  most = 4,
): string {
  const idsByName = new Map<string, Set<number | string>>()
  for (const { id, name } of tracks) idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id))
  const named = [...idsByName].map(([name, ids]) => ({ name: quoted(name), tracks: ids.size }))
  const told = named.length > most ? named.slice(0, most - 1) : named
  const untold = named.slice(told.length).reduce((sum, one) => sum + one.tracks, 0)
  const texts = told.map((one) => (one.tracks === 1 ? one.name : `${String(one.tracks)} × ${one.name}`))
  return list(untold === 0 ? texts : [...texts, `${String(untold)} more`], most)
}

/** First letter large: for a sentence that begins with a counted noun. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const LONGEST_NAME = 48
