import type { BarContent } from './segment-bars.ts'

/**
 * A letter for each section: that of an earlier one whose mean bar is alike, else the next: A … Z, A2 …
 *
 * `letterSections([quiet, loud, quiet], [0, 1, 2], 0.8)` → `['A', 'B', 'A']`
 *
 * @param starts bars at which sections begin, from 0
 * @param alike cosine of two mean bars from which they are the same music
 */
export function letterSections(bars: readonly BarContent[], starts: readonly number[], alike: number): string[] {
  const seen: { readonly music: BarContent; readonly label: string }[] = []
  return starts.map((from, index) => {
    const music = meanOf(bars.slice(from, starts[index + 1] ?? bars.length))
    const [like] = seen
      .map(({ label, music: other }) => ({ label, likeness: likeness(other, music) }))
      .filter((one) => one.likeness >= alike)
      .toSorted((a, b) => b.likeness - a.likeness)
    if (like) return like.label
    const count = new Set(seen.map(({ label }) => label)).size
    const round = Math.floor(count / 26)
    const label = `${String.fromCharCode(65 + (count % 26))}${round === 0 ? '' : String(round + 1)}`
    seen.push({ music, label })
    return label
  })
}

function meanOf(bars: readonly BarContent[]): BarContent {
  const mean = new Map<string, number>()
  for (const bar of bars)
    for (const [feature, weight] of bar) mean.set(feature, (mean.get(feature) ?? 0) + weight / bars.length)
  return mean
}

/** Cosine of two mean bars; silence is like silence. */
function likeness(a: BarContent, b: BarContent): number {
  const length = (one: BarContent) => Math.hypot(...one.values())
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0
  let shared = 0
  for (const [feature, weight] of a) shared += weight * (b.get(feature) ?? 0)
  return shared / (length(a) * length(b))
}
