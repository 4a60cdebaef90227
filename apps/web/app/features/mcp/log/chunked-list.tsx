import { type ComponentType, memo } from 'react'

type Numbered = { readonly number: number }
type Props<Entry extends Numbered> = {
  readonly entries: readonly Entry[]
  readonly Row: ComponentType<{ readonly entry: Entry }>
}

/**
 * A long list that grows at its end and is cut at its beginning. Entries stand in chunks by their number: one more
 * entry draws one chunk anew, and the browser leaves out chunks that are not in sight.
 */
export function ChunkedList<Entry extends Numbered>({ entries, Row }: Props<Entry>) {
  const chunks = new Map<number, Entry[]>()
  for (const entry of entries) {
    const place = Math.floor(entry.number / CHUNK)
    const chunk = chunks.get(place)
    if (chunk) chunk.push(entry)
    else chunks.set(place, [entry])
  }
  const ChunkOf = Chunk as unknown as ComponentType<Props<Entry>>
  return [...chunks].map(([place, own]) => <ChunkOf key={place} entries={own} Row={Row} />)
}

/** Entries never change: a chunk of the same entries is the same chunk. */
const Chunk = memo(
  function Chunk({ entries, Row }: Props<Numbered>) {
    return (
      <div className="[contain-intrinsic-size:auto_1500px] [content-visibility:auto]">
        {entries.map((entry) => (
          <Row key={entry.number} entry={entry} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.Row === after.Row &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
)

const CHUNK = 50
