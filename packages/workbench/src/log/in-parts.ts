export type Numbered = { readonly number: number }

export type Part = {
  readonly place: number
  /** How many entries come before. */
  readonly start: number
  readonly entries: readonly Numbered[]
}

/** Entries in parts by their numbers, so that one that is dropped or added changes one part. */
export function inParts(entries: readonly Numbered[]): readonly Part[] {
  const parts: Part[] = []
  let start = 0
  while (start < entries.length) {
    const place = placeOf(entries[start])
    let end = start + 1
    while (end < entries.length && placeOf(entries[end]) === place) end++
    parts.push({ place, start, entries: entries.slice(start, end) })
    start = end
  }
  return parts
}

/** The part that an entry belongs to. */
export function placeOf(entry: Numbered | undefined): number {
  return Math.floor((entry?.number ?? 0) / PART)
}

const PART = 128
