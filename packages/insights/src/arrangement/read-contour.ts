import type { BarRange, Contour } from '@kvint/report'

/**
 * How many parts play from the beginning of a song to its end: where it is fullest, whether it falls back in between, and what is left
 * in the end. Every bar of a place has so many, and what is silent or uneven is no place. Absent where that hardly changes, and where
 * the song stops for a phrase in the middle: two songs have two contours. `playing`: the parts of each bar, bar 1 first.
 *
 * One part for eight bars, five for sixteen, one for eight → it starts with one, is full in bars 9 to 24, and ends with one.
 */
export function readContour(playing: readonly ReadonlySet<number>[]): Contour | undefined {
  const sizes = playing.map(({ size }) => size)
  const begin = sizes.findIndex((size) => size > 0) + 1
  const end = sizes.findLastIndex((size) => size > 0) + 1
  const most = Math.max(0, ...sizes)
  const runs = runsOf(sizes).filter(({ bars }) => bars.from >= begin && bars.to <= end)
  if (most < FEWEST_PARTS || runs.some(({ size, bars }) => size === 0 && lengthOf(bars) >= PHRASE_BARS))
    return undefined
  const places = runs.filter(({ size, bars }) => size > 0 && lengthOf(bars) >= SHORTEST_BARS)
  const full = fullest(sizes, places, most)
  const start = places.find(({ bars }) => bars.from === begin)
  if (!full || !start) return undefined
  const isHalf = ({ size }: Place) => size * 2 <= most
  const left = places.find((place) => place.bars.to === end && isHalf(place) && place.bars.from > full.bars.to)
  // What is left from there on is no break.
  const dip = deepestDip(
    places.filter(({ bars }) => bars.from < (left?.bars.from ?? Infinity)),
    most,
  )
  const isRise = isHalf(start) && start.size * 2 <= full.fewest && full.bars.from > start.bars.to
  if (!isRise && !dip && !left) return undefined
  const isAfter = dip !== undefined && dip.bars.from > full.bars.from
  const placeOf = ({ size, bars }: Place): Contour['start'] => ({
    partCount: size,
    bars,
    trackIds: inEachBar(playing.slice(bars.from - 1, bars.to)),
  })
  return {
    start: placeOf(start),
    full: { ...placeOf({ size: most, bars: full.bars }), ...(full.fewest < most && { fewest: full.fewest }) },
    dip: dip ? placeOf(dip) : null,
    end: left ? placeOf(left) : null,
    isFullToTheEnd: isFullFrom(sizes, isAfter ? end - SHORTEST_BARS - 1 : full.bars.from, end, most),
    entries: isRise ? entriesUpTo(playing, begin, full.bars.from) : [],
  }
}

/** So many parts play in each of these bars. */
type Place = { readonly bars: BarRange; readonly size: number }

/** Neighbouring bars of as many parts, in order. */
function runsOf(sizes: readonly number[]): Place[] {
  const runs: { size: number; bars: { from: number; to: number } }[] = []
  for (const [index, size] of sizes.entries()) {
    const last = runs.at(-1)
    if (last?.size === size) last.bars.to = index + 1
    else runs.push({ size, bars: { from: index + 1, to: index + 1 } })
  }
  return runs
}

/** Where all that ever play at once do so for a while; else the bars around the fullest in which hardly fewer play. */
function fullest(
  sizes: readonly number[],
  places: readonly Place[],
  most: number,
): { readonly bars: BarRange; readonly fewest: number } | undefined {
  const steady = places.find(({ size }) => size === most)
  if (steady) return { bars: steady.bars, fewest: most }
  const at = sizes.indexOf(most)
  const isLess = (size: number): boolean => size < leastOfFull(most)
  const after = sizes.findIndex((size, index) => index > at && isLess(size))
  const bars = {
    from: sizes.findLastIndex((size, index) => index < at && isLess(size)) + 2,
    to: after < 0 ? sizes.length : after,
  }
  return lengthOf(bars) >= SHORTEST_BARS
    ? { bars, fewest: Math.min(...sizes.slice(bars.from - 1, bars.to)) }
    : undefined
}

/** From a bar on, all that ever play but for one, up to the last bar, which may ring out. */
function isFullFrom(sizes: readonly number[], from: number, end: number, most: number): boolean {
  const rest = sizes.slice(from, end - 1)
  const least = Math.max(most - 1, leastOfFull(most))
  return rest.length >= SHORTEST_BARS && rest.every((size) => size >= least)
}

/** Of four, three are one too few. */
function leastOfFull(most: number): number {
  return Math.floor(most * FULL_SHARE) + 1
}

/** The place with fewest parts among those before and behind which twice as many play, and most of all that ever do. */
function deepestDip(places: readonly Place[], most: number): Place | undefined {
  const isDip = ({ size, bars }: Place) => {
    const isFuller = (other: Place) => other.size >= Math.max(size * 2, most * RETURN_SHARE)
    return (
      places.some((other) => other.bars.to < bars.from && isFuller(other)) &&
      places.some((other) => other.bars.from > bars.to && isFuller(other))
    )
  }
  return places.filter(isDip).toSorted((a, b) => a.size - b.size || lengthOf(b.bars) - lengthOf(a.bars))[0]
}

/** Those who play all along; none where they take turns. */
function inEachBar(playing: readonly ReadonlySet<number>[]): number[] {
  const [first = new Set<number>(), ...rest] = playing
  return rest.every((now) => [...first].every((id) => now.has(id))) ? [...first] : []
}

/** Those that come in for the first time, a few at a time, while the song gets fuller; empty where it is otherwise. */
function entriesUpTo(playing: readonly ReadonlySet<number>[], begin: number, full: number): Contour['entries'] {
  const known = new Set<number>()
  const entries: { bar: number; trackIds: number[] }[] = []
  let before = 0
  for (let bar = begin; bar <= full; bar++) {
    const now = playing[bar - 1] ?? new Set()
    const trackIds = [...now].filter((id) => !known.has(id))
    if (trackIds.length === 0) continue
    if (now.size <= before || (bar > begin && trackIds.length > MOST_AT_ONCE)) return []
    before = now.size
    entries.push({ bar, trackIds })
    for (const id of trackIds) known.add(id)
  }
  return entries.length >= FEWEST_ENTRIES ? entries : []
}

function lengthOf({ from, to }: BarRange): number {
  return to - from + 1
}

const SHORTEST_BARS = 4
/** A pause for effect is shorter. */
const PHRASE_BARS = 8
const FEWEST_PARTS = 3
const FULL_SHARE = 0.75
/** Of the fullest place. */
const RETURN_SHARE = 0.6
const MOST_AT_ONCE = 2
/** With the one that begins. */
const FEWEST_ENTRIES = 4
