/** A page of a list: its entries and where the next page starts. */
export type Page<Entry> = {
  readonly entries: readonly Entry[]
  readonly nextCursor?: string
  /** `15 of 84 tracks shown: ask again with cursor 15.`; empty where nothing is left. */
  readonly leftOut: readonly string[]
}

/** Cuts a page out of a list. The cursor is the position of the page's first entry. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { cursor, limit, of }: { readonly cursor: string | undefined; readonly limit: number; readonly of: string },
): Page<Entry> {
  const start = Math.max(0, Math.trunc(Number(cursor ?? 0)) || 0)
  const entries = all.slice(start, start + limit)
  const end = start + entries.length
  if (end >= all.length) return { entries, leftOut: [] }
  const range = start === 0 ? `${end}` : `${start + 1} to ${end}`
  return {
    entries,
    nextCursor: String(end),
    leftOut: [`${range} of ${all.length} ${of} shown: ask again with cursor ${end}.`],
  }
}
