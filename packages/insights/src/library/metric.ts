/** One habit over many songs: a sentence, its numbers, and a lesson. Compared with herself only. */
export type Metric = {
  readonly id: string
  readonly title: string
  /** Songs that it rests on. */
  readonly songs: number
  readonly claim: string
  /** What the picture shows: most first where the order is not one of numbers. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly paths: readonly string[] }[]
  readonly tryThis: string
  readonly honesty: string
}

/** Songs by a label, most first; those without one are left out. */
export function countBy<Item extends { readonly path: string }>(
  items: readonly Item[],
  labelsOf: (item: Item) => readonly string[],
): Metric['bars'] {
  const paths = new Map<string, string[]>()
  for (const item of items) {
    for (const label of new Set(labelsOf(item))) paths.set(label, [...(paths.get(label) ?? []), item.path])
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
): Metric['bars'] {
  const found = items.flatMap((item) => {
    const value = valueOf(item)
    return value === null || !Number.isFinite(value) ? [] : [{ path: item.path, bin: Math.floor(value / step) }]
  })
  if (found.length === 0) return []
  const bins = found.map(({ bin }) => bin)
  const from = Math.min(...bins)
  const count = Math.min(MOST_BINS, Math.max(...bins) - from + 1)
  return Array.from({ length: count }, (_, index) => {
    const paths = found.filter(({ bin }) => bin === from + index).map(({ path }) => path)
    return { label: label((from + index) * step), value: paths.length, paths }
  })
}

const MOST_BINS = 60
