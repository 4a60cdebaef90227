/** One way in which a drum is struck. */
export type VelocityLayer = {
  /** The middle one. */
  readonly velocity: number
  /** Of nearly all hits: without the lowest and the highest tenth. */
  readonly range: readonly [from: number, to: number]
  readonly hits: number
  /** Sixteenths of the bar, from 0, on which nearly all hits are struck so. */
  readonly sixteenths: readonly number[]
}

/**
 * The two ways in which one drum is struck, each at its own places of the bar: a backbeat with ghost notes between, hats with an
 * accent. `null` where its hits are all much alike, differ by degrees, or are loud and soft at the same places.
 *
 * @example velocityLayers(Array.from({ length: 32 }, (_, at) => ({ startBeats: at / 2, velocity: at % 2 ? 40 : 100 })), 4)?.loud.sixteenths // → [0, 4, 8, 12]
 */
export function velocityLayers(
  hits: readonly { readonly startBeats: number; readonly velocity: number }[],
  beatsPerBar: number,
): { readonly loud: VelocityLayer; readonly soft: VelocityLayer } | null {
  const sorted = hits.map(({ velocity }) => velocity).toSorted((a, b) => a - b)
  const least = Math.max(FEWEST_HITS / 4, hits.length * LEAST_SHARE)
  const cut = cutBetween(sorted)
  const [soft, loud] = [sorted.slice(0, cut), sorted.slice(cut)]
  if (hits.length < FEWEST_HITS || soft.length < least || loud.length < least) return null
  if (quantile(loud, 0.1) - quantile(soft, 0.9) < LEAST_APART) return null
  const steps = Math.max(1, Math.round(beatsPerBar * 4))
  const bySixteenth = Map.groupBy(hits, ({ startBeats }) => ((Math.round(startBeats * 4) % steps) + steps) % steps)
  const places = [...bySixteenth]
    .toSorted(([a], [b]) => a - b)
    .map(([sixteenth, there]) => {
      const share = there.filter(({ velocity }) => velocity >= (loud[0] ?? 0)).length / there.length
      return { sixteenth, hits: there.length, share }
    })
  const orderly = places.reduce((sum, place) => sum + place.hits * Math.max(place.share, 1 - place.share), 0)
  const layer = (velocities: readonly number[], isThere: (share: number) => boolean): VelocityLayer => ({
    velocity: quantile(velocities, 0.5),
    range: [quantile(velocities, 0.1), quantile(velocities, 0.9)],
    hits: velocities.length,
    sixteenths: places.filter(({ share }) => isThere(share)).map(({ sixteenth }) => sixteenth),
  })
  const layers = {
    loud: layer(loud, (share) => share >= LEAST_ORDER),
    soft: layer(soft, (share) => share <= 1 - LEAST_ORDER),
  }
  const areApart = layers.loud.sixteenths.length > 0 && layers.soft.sixteenths.length > 0
  return areApart && orderly >= hits.length * LEAST_ORDER ? layers : null
}

/** Where sorted values fall into two groups, by the greatest variance between them (Otsu 1979). */
function cutBetween(sorted: readonly number[]): number {
  const total = sorted.reduce((sum, value) => sum + value, 0)
  let best = { cut: 0, variance: -1 }
  let below = 0
  for (let cut = 1; cut < sorted.length; cut++) {
    below += sorted[cut - 1] ?? 0
    if (sorted[cut] === sorted[cut - 1]) continue
    const apart = (total - below) / (sorted.length - cut) - below / cut
    const variance = cut * (sorted.length - cut) * apart ** 2
    if (variance > best.variance) best = { cut, variance }
  }
  return best.cut
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const FEWEST_HITS = 32
/** One loud hit in eight is an accent; fewer are chance. */
const LEAST_SHARE = 0.12
/** Velocities between most soft and most loud hits: about a sixth of the range, which no sampler plays alike. */
const LEAST_APART = 20
const LEAST_ORDER = 0.8
