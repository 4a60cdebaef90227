import type { ComponentType, RefObject } from 'react'
import { useNearness } from './use-nearness.ts'
import { type Numbered, type RowProps, WindowParts } from './window-part.tsx'

/**
 * A long list that grows at its end and is cut at its beginning, in a box that scrolls. What is near is drawn; the rest
 * holds its place with the same words as bare text, so that searching in the page and reading aloud still find them.
 */
export function WindowedList<Entry extends Numbered>({
  entries,
  box,
  Row,
  textOf,
  linePx,
}: RowProps<Entry> & { readonly entries: readonly Entry[]; readonly box: RefObject<HTMLElement | null> }) {
  const watch = useNearness(box)
  return (
    <WindowParts
      entries={entries}
      sizes={SIZES}
      isAtEnd
      watch={watch}
      Row={Row as ComponentType<{ readonly entry: Numbered }>}
      textOf={textOf as (entry: Numbered) => string}
      linePx={linePx}
    />
  )
}

/** Few parts to watch, and few rows to draw at once. */
const SIZES = [64, 4]
