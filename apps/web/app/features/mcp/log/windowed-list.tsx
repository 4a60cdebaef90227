import { type ComponentType, type RefObject, memo } from 'react'
import { type Numbered, type RowProps, WindowChunk } from './window-chunk.tsx'
import { useNearness } from './use-nearness.ts'

/**
 * A long list that grows at its end and is cut at its beginning, in a box that scrolls. Entries stand in chunks by their
 * number. Chunks near what is in sight are drawn; the others hold their place with the same words as bare text, so that
 * searching in the page and reading aloud still find them.
 */
export function WindowedList<Entry extends Numbered>({
  entries,
  box,
  Row,
  textOf,
  linePx,
}: RowProps<Entry> & { readonly entries: readonly Entry[]; readonly box: RefObject<HTMLElement | null> }) {
  const watch = useNearness(box)
  const chunks = new Map<number, Entry[]>()
  for (const entry of entries) {
    const place = Math.floor(entry.number / CHUNK)
    const chunk = chunks.get(place)
    if (chunk) chunk.push(entry)
    else chunks.set(place, [entry])
  }
  return [...chunks].map(([place, own], index) => (
    <ChunkOf
      key={place}
      entries={own}
      isAtEnd={index >= chunks.size - 2}
      watch={watch}
      Row={Row as ComponentType<{ readonly entry: Numbered }>}
      textOf={textOf as (entry: Numbered) => string}
      linePx={linePx}
    />
  ))
}

/** Entries never change: a chunk of the same entries is the same chunk. */
const ChunkOf = memo(
  WindowChunk,
  (before, after) =>
    before.Row === after.Row &&
    before.isAtEnd === after.isAtEnd &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
)

const CHUNK = 8
