import { type Numbered, placeOf } from './in-parts.ts'
import { type GuessPx, type RowHeights, rowHeights } from './row-heights.ts'

/** The rows that are drawn, as they tell of themselves. */
export type DrawnRows = {
  readonly heightOf: (entry: Numbered) => number
  /** Returns what ends it. */
  readonly add: (entry: Numbered, row: HTMLElement) => () => void
}

/** Rows whose heights are learned as they are drawn, without asking for a layout. */
export function drawnRows(guessPx: GuessPx): {
  readonly heights: RowHeights
  readonly rows: DrawnRows
  /** Of the rows outside, the numbers of those that the reader has opened, marked or is in. */
  readonly heldOutside: (from: number, to: number) => readonly number[]
  /** In another width only those that are drawn are known. */
  readonly measureAnew: (widthPx: number) => void
  readonly endMeasuring: () => void
} {
  const heights = rowHeights(guessPx)
  const drawn = new Map<Element, Numbered>()
  let sizes: ResizeObserver | undefined
  const observing = () =>
    (sizes ??= new ResizeObserver((changes) => {
      for (const { target, borderBoxSize } of changes) {
        const entry = drawn.get(target)
        const px = borderBoxSize[0]?.blockSize ?? 0
        if (entry && px > 0) heights.learn(entry, placeOf(entry), px)
      }
    }))
  return {
    heights,
    rows: {
      heightOf: heights.of,
      add: (entry, row) => {
        drawn.set(row, entry)
        observing().observe(row)
        return () => {
          drawn.delete(row)
          sizes?.unobserve(row)
        }
      },
    },
    heldOutside: (from, to) => {
      const marked = getSelection()
      const selection = marked?.isCollapsed === false ? marked : undefined
      return [...drawn].flatMap(([row, { number }]) =>
        (number < from || number > to) && isInUse(row, selection) ? [number] : [],
      )
    },
    measureAnew: (widthPx) => {
      heights.forget(widthPx)
      for (const [row, entry] of drawn) heights.learn(entry, placeOf(entry), row.getBoundingClientRect().height)
    },
    endMeasuring: () => {
      sizes?.disconnect()
      sizes = undefined
    },
  }
}

/** What the reader has opened, marked or is in stays. */
function isInUse(row: Element, selection: Selection | undefined): boolean {
  return (
    row.contains(document.activeElement) ||
    row.querySelector('details[open]') !== null ||
    selection?.containsNode(row, true) === true
  )
}
