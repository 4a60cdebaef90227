/** One way in which a drum is struck. */
export type VelocityLayer = {
  /** The middle one. */
  readonly velocity: number
  /** Of nearly all hits: without the lowest and the highest tenth. */
  readonly range: readonly [from: number, to: number]
  /** Of all of them. */
  readonly extent: readonly [from: number, to: number]
  /** Struck so at the places that are named. */
  readonly hits: number
  /** Sixteenths of the bar, from 0, on which nearly all hits are struck so, in a third of its bars or more. */
  readonly sixteenths: readonly number[]
}

/**
 * The two ways in which one drum is struck, each at its own places of the bar: a backbeat with ghost notes between, hats with an
 * accent. A place belongs to the pattern that a third of the bars have; a fill does not. `null` where its hits are all much
 * alike, differ by degrees, are loud and soft at the same places, or where most bars are only loud or only soft. Hits between the
 * sixteenths, as of a roll, are of no place; where they are many, there is no pattern.
 *
 * @example velocityLayers(Array.from({ length: 32 }, (_, at) => ({ startBeats: at / 2, velocity: at % 2 ? 40 : 100 })), 4)?.loud.sixteenths // → [0, 4, 8, 12]
 */
export function velocityLayers(
  all: readonly { readonly startBeats: number; readonly velocity: number }[],
  beatsPerBar: number,
): { readonly loud: VelocityLayer; readonly soft: VelocityLayer } | null {
  const hits = all.filter(({ startBeats }) => Math.abs(startBeats * 4 - Math.round(startBeats * 4)) < NEAR_STEPS)
  if (hits.length < all.length * LEAST_ORDER) return null
  const sorted = hits.map(({ velocity }) => velocity).toSorted((a, b) => a - b)
  const least = Math.max(FEWEST_HITS / 4, hits.length * LEAST_SHARE)
  const cut = cutBetween(sorted)
  const [soft, loud] = [sorted.slice(0, cut), sorted.slice(cut)]
  if (hits.length < FEWEST_HITS || soft.length < least || loud.length < least) return null
  if (quantile(loud, 0.1) - quantile(soft, 0.9) < LEAST_APART) return null
  const steps = Math.max(1, Math.round(beatsPerBar * 4))
  const struck = hits.map(({ startBeats, velocity }) => {
    const sixteenth = Math.round(startBeats * 4)
    return { velocity, bar: Math.floor(sixteenth / steps), sixteenth: ((sixteenth % steps) + steps) % steps }
  })
  const isLoud = (velocity: number) => velocity >= (loud[0] ?? 0)
  const bars = [...Map.groupBy(struck, ({ bar }) => bar).values()]
  const mixedBars = bars.filter((bar) => new Set(bar.map((hit) => isLoud(hit.velocity))).size === 2)
  const places = [...Map.groupBy(struck, ({ sixteenth }) => sixteenth)]
    .filter(([, there]) => new Set(there.map(({ bar }) => bar)).size >= bars.length * LEAST_BARS)
    .toSorted(([a], [b]) => a - b)
    .map(([sixteenth, there]) => {
      const share = there.filter(({ velocity }) => isLoud(velocity)).length / there.length
      return { sixteenth, there, share }
    })
  const isOrderly = places.every(({ share }) => Math.max(share, 1 - share) >= LEAST_ORDER)
  const layer = (ofLoud: boolean): VelocityLayer => {
    const its = places.filter(({ share }) => share > 0.5 === ofLoud)
    const velocities = its
      .flatMap(({ there }) => there.map(({ velocity }) => velocity).filter((velocity) => isLoud(velocity) === ofLoud))
      .toSorted((a, b) => a - b)
    return {
      velocity: quantile(velocities, 0.5),
      range: [quantile(velocities, 0.1), quantile(velocities, 0.9)],
      extent: [velocities[0] ?? 0, velocities.at(-1) ?? 0],
      hits: velocities.length,
      sixteenths: its.map(({ sixteenth }) => sixteenth),
    }
  }
  const layers = { loud: layer(true), soft: layer(false) }
  const areApart = layers.loud.hits >= least && layers.soft.hits >= least
  // What is said of a few places holds of the drum only where the others have few such hits.
  const areNamed = layers.loud.hits >= loud.length * LEAST_ORDER && layers.soft.hits >= soft.length * LEAST_ORDER
  return areApart && areNamed && isOrderly && mixedBars.length >= bars.length * MIXED_BARS ? layers : null
}

/** A thirty-second beside a sixteenth is a place of its own; one that swings by a triplet is not. */
const NEAR_STEPS = 0.4

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
/** What every fourth bar has is a fill. */
const LEAST_BARS = 1 / 3
/** Else loud and soft are two passages and no pattern. */
const MIXED_BARS = 0.5
