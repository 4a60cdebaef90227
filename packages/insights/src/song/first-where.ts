/**
 * Index of the first for which `holds`, found by halves; the length where it holds for none. What comes behind one for which it
 * holds must hold too.
 *
 * `firstWhere([1, 3, 5], (beats) => beats > 3)` → `2`
 */
export function firstWhere<Item>(sorted: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle] as Item)) high = middle
    else low = middle + 1
  }
  return low
}
