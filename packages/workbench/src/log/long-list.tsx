import { type ComponentType, memo, useMemo } from 'react'

type Numbered = { readonly number: number }

/**
 * A list that grows at its end and is cut at its beginning. All of it is in the document, for search and reading aloud; the
 * browser lays out and paints the parts near what is in sight. An entry that comes or goes changes one part.
 */
export function LongList<Entry extends Numbered>({
  entries,
  rowPx,
  Row,
}: {
  readonly entries: readonly Entry[]
  /** How high a row is likely to be: the place of those that were never laid out. */
  readonly rowPx: number
  readonly Row: ComponentType<{ readonly entry: Entry }>
}) {
  const parts = useMemo(
    () => [...Map.groupBy(entries, ({ number }) => Math.floor(number / PART))] as [number, readonly Numbered[]][],
    [entries],
  )
  return parts.map(([place, own]) => (
    <ListPart key={place} entries={own} rowPx={rowPx} Row={Row as ComponentType<{ readonly entry: Numbered }>} />
  ))
}

type Part = {
  readonly entries: readonly Numbered[]
  readonly rowPx: number
  readonly Row: ComponentType<{ readonly entry: Numbered }>
}

const ListPart = memo(
  ({ entries, rowPx, Row }: Part) => (
    <div
      className="-mx-1 px-1 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${entries.length * rowPx}px` }}
    >
      {entries.map((entry) => (
        <Row key={entry.number} entry={entry} />
      ))}
    </div>
  ),
  /** Entries never change: parts of the same entries are the same. */
  (before, after) =>
    before.Row === after.Row &&
    before.entries.length === after.entries.length &&
    before.entries[0] === after.entries[0] &&
    before.entries.at(-1) === after.entries.at(-1),
)

const PART = 64
