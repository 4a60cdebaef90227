import { type ComponentType, memo, useEffect, useRef } from 'react'
import type { Numbered } from './in-parts.ts'
import type { DrawnRows } from './drawn-rows.ts'

type Props = {
  readonly entries: readonly Numbered[]
  /** Numbers of the first and the last that are drawn; none where `from` is above `to`. */
  readonly from: number
  readonly to: number
  /** Numbers of others that stay drawn. */
  readonly held: readonly number[]
  readonly rows: DrawnRows
  /** In another width all heights are others. */
  readonly widthPx: number
  readonly Row: ComponentType<{ readonly entry: Numbered }>
  readonly textOf: (entry: Numbered) => string
}

/** Some entries of a long list: drawn, or their words in a place as high as they are. */
export const WindowPart = memo(Part, isSame)

function Part({ entries, from, to, held, rows, Row, textOf }: Props) {
  const pieces: (Numbered | Numbered[])[] = []
  for (const entry of entries) {
    const isDrawn = (entry.number >= from && entry.number <= to) || held.includes(entry.number)
    const last = pieces.at(-1)
    if (isDrawn) pieces.push(entry)
    else if (Array.isArray(last)) last.push(entry)
    else pieces.push([entry])
  }
  return pieces.map((piece) =>
    Array.isArray(piece) ? (
      <div
        key={`words ${piece[0]?.number}`}
        aria-live="off"
        style={{ height: piece.reduce((sum, entry) => sum + rows.heightOf(entry), 0) }}
        // Where no browser comes near enough to lay the words out.
        className="pointer-events-none ml-[300vw] w-full whitespace-pre contain-strict [content-visibility:auto]"
      >
        {piece.map(textOf).join('\n')}
      </div>
    ) : (
      <DrawnRow key={piece.number} entry={piece} rows={rows} Row={Row} />
    ),
  )
}

const DrawnRow = memo(function DrawnRow({ entry, rows, Row }: Pick<Props, 'rows' | 'Row'> & { entry: Numbered }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: row } = element
    return row ? rows.add(entry, row) : undefined
  }, [rows, entry])
  return (
    <div ref={element} className="-mx-1 px-1 contain-content">
      <Row entry={entry} />
    </div>
  )
})

/** Entries never change: a part of the same entries is the same part. */
function isSame(before: Props, after: Props): boolean {
  const drawsNone = before.from > before.to && after.from > after.to
  return (
    (drawsNone || (before.from === after.from && before.to === after.to)) &&
    before.widthPx === after.widthPx &&
    before.held === after.held &&
    before.Row === after.Row &&
    (before.entries === after.entries ||
      (before.entries.length === after.entries.length &&
        before.entries.every((entry, index) => entry === after.entries[index])))
  )
}
