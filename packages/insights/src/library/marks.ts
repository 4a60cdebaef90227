import type { Mark } from './picture.ts'

/** Songs by a label, most first; those without one are left out, and each song counts once a label. */
export function countBy<Item extends { readonly path: string }>(
  items: readonly Item[],
  labelsOf: (item: Item) => readonly string[],
): Mark[] {
  const paths = new Map<string, string[]>()
  for (const item of items) {
    for (const label of new Set(labelsOf(item))) {
      const found = paths.get(label)
      if (found) found.push(item.path)
      else paths.set(label, [item.path])
    }
  }
  return [...paths]
    .map(([label, found]) => ({ label, value: found.length, paths: found }))
    .toSorted((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
}

/** Songs by ranges of a number, from low to high; a range with no song between two others stays, empty. */
export function histogram<Item extends { readonly path: string }>(
  items: readonly Item[],
  valueOf: (item: Item) => number | null,
  step: number,
  label: (from: number) => string,
): Mark[] {
  const found = items.flatMap((item) => {
    const value = valueOf(item)
    return value === null || !Number.isFinite(value) ? [] : [{ path: item.path, bin: Math.floor(value / step + 1e-9) }]
  })
  if (found.length === 0) return []
  const bins = found.map(({ bin }) => bin)
  const from = Math.min(...bins)
  const count = Math.min(MOST_BINS, Math.max(...bins) - from + 1)
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const paths = found
      .filter(({ bin }) => bin === from + index || (isLast && bin > from + index))
      .map(({ path }) => path)
    return {
      label: `${label((from + index) * step)}${bins.some((bin) => isLast && bin > from + index) ? '+' : ''}`,
      value: paths.length,
      paths,
    }
  })
}

/** Shares of 1 in tenths: `0–9`, …, `90–100` per cent. */
export function tenths<Item extends { readonly path: string }>(
  items: readonly Item[],
  shareOf: (item: Item) => number | null,
): Mark[] {
  return histogram(
    items,
    (item) => {
      const share = shareOf(item)
      return share === null ? null : Math.min(Math.max(share, 0), 0.999)
    },
    0.1,
    (from) => {
      const percent = Math.round(from * 100)
      return `${String(percent)}–${String(percent === 90 ? 100 : percent + 9)}`
    },
  )
}

/** The mark with the highest value, the first of equals. */
export function highest<M extends Mark>(marks: readonly M[]): M | undefined {
  return marks.toSorted((a, b) => b.value - a.value)[0]
}

/** Beyond that a picture is no picture any more; what lies further out stands in the last column. */
const MOST_BINS = 24
