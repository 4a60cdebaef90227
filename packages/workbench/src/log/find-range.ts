import type { Numbered, Part } from './in-parts.ts'
import type { RowHeights } from './row-heights.ts'

/** Places of the first and the last entry of a stretch among all, and where the first begins. */
export type Range = { readonly first: number; readonly last: number; readonly firstTopPx: number }

/** The entries that reach into a stretch of the list, given by pixels from its top. */
export function findRange(parts: readonly Part[], heights: RowHeights, topPx: number, bottomPx: number): Range {
  let first: number | undefined
  let firstTopPx = 0
  let last = 0
  let at = 0
  for (const part of parts) {
    const height = heights.ofPart(part)
    if (at > bottomPx) break
    if (at + height >= topPx) {
      let row = at
      for (const [index, entry] of part.entries.entries()) {
        if (row > bottomPx) break
        const rowTop = row
        row += heights.of(entry)
        if (row >= topPx && first === undefined) [first, firstTopPx] = [part.start + index, rowTop]
        last = part.start + index
      }
    }
    at += height
  }
  return { first: first ?? last, last, firstTopPx }
}

/** The first entry of the last stretch of the list. */
export function findEnd(parts: readonly Part[], heightOf: (entry: Numbered) => number, px: number): number {
  let left = px
  for (const { start, entries } of parts.toReversed()) {
    for (let index = entries.length - 1; index >= 0; index--) {
      const entry = entries[index]
      if (entry) left -= heightOf(entry)
      if (left <= 0) return start + index
    }
  }
  return 0
}
