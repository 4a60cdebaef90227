import type { Numbered, Part } from './in-parts.ts'

/** How high rows are: as they were when they were last drawn, or guessed. */
export type RowHeights = {
  readonly of: (entry: Numbered) => number
  readonly ofPart: (part: Part) => number
  readonly learn: (entry: Numbered, place: number, px: number) => void
  /** In another width nothing that was learned holds any more. */
  readonly forget: (widthPx: number) => void
}

export type GuessPx = (entry: Numbered, widthPx: number) => number

export function rowHeights(guessPx: GuessPx): RowHeights {
  let widthPx = Infinity
  let learned = new WeakMap<Numbered, number>()
  let guessed = new WeakMap<Numbered, number>()
  let sums = new Map<number, { readonly part: Part; readonly sum: number }>()
  const guess = (entry: Numbered) => {
    const known = guessed.get(entry)
    if (known !== undefined) return known
    const px = guessPx(entry, widthPx)
    guessed.set(entry, px)
    return px
  }
  const of = (entry: Numbered) => learned.get(entry) ?? guess(entry)
  return {
    of,
    ofPart: (part) => {
      const known = sums.get(part.place)
      if (known?.part === part) return known.sum
      const sum = part.entries.reduce((all, entry) => all + of(entry), 0)
      sums.set(part.place, { part, sum })
      return sum
    },
    learn: (entry, place, px) => {
      if (learned.get(entry) === px) return
      learned.set(entry, px)
      sums.delete(place)
    },
    forget: (newWidthPx) => {
      widthPx = newWidthPx
      learned = new WeakMap()
      guessed = new WeakMap()
      sums = new Map()
    },
  }
}
