import type { BarRange, Contour } from '@kvint/report'
import { type SteadyPlace, steadyPlaces } from './steady-places.ts'

/**
 * How many parts play from the beginning of a song to its end: where it is fullest for the first time, whether it falls back in
 * between, and what is left in the end. Absent where that hardly changes. `playing`: the parts of each bar, bar 1 first.
 *
 * One part for eight bars, five for sixteen, one for eight → it starts with one, is full in bars 9 to 24, and ends with one.
 */
export function readContour(playing: readonly ReadonlySet<number>[]): Contour | undefined {
  const sizes = playing.map(({ size }) => size)
  const places = steadyPlaces(sizes).filter(({ bars }) => lengthOf(bars) >= SHORTEST_BARS)
  const most = Math.max(0, ...places.map(({ size }) => size))
  const runs = fullRuns(sizes, most)
  const [first, last] = [runs[0], runs.at(-1)]
  const [start] = places.toSorted((a, b) => a.bars.from - b.bars.from)
  // What rises has to begin where the song does.
  const begin = sizes.findIndex((size) => size > 0) + 1
  if (most < FEWEST_PARTS || !first || !last || !start || start.bars.from - begin >= SHORTEST_BARS) return undefined
  const end = sizes.findLastIndex((size) => size > 0) + 1
  const isHalf = ({ size }: SteadyPlace) => size * 2 <= most
  const left = leftIn(
    places.filter((place) => isHalf(place) && place.bars.from > last.to),
    end,
  )
  // What is left from there on is no break.
  const dip = deepestDip(
    places.filter(({ bars }) => bars.from < (left?.bars.from ?? Infinity)),
    most,
  )
  const isRise = isHalf(start) && first.from > start.bars.to
  if (!isRise && !dip && !left) return undefined
  const placeOf = ({ size, bars }: SteadyPlace): Contour['start'] => ({
    partCount: size,
    bars,
    trackIds: [...(playing.slice(bars.from - 1, bars.to).find((now) => now.size === size) ?? [])],
  })
  return {
    start: placeOf(start),
    full: placeOf({ size: most, bars: first }),
    dip: dip ? placeOf(dip) : null,
    end: left ? placeOf(left) : null,
    isFullToTheEnd: last.to >= end - JOIN_BARS,
    entries: isRise ? entriesUpTo(playing, begin, first.from) : [],
  }
}

/** The place with fewest parts among those before and behind which twice as many play, and most of all that ever do. */
function deepestDip(places: readonly SteadyPlace[], most: number): SteadyPlace | undefined {
  const isDip = ({ size, bars }: SteadyPlace) => {
    const isFuller = (other: SteadyPlace) => other.size >= Math.max(size * 2, most * RETURN_SHARE)
    return (
      places.some((other) => other.bars.to < bars.from && isFuller(other)) &&
      places.some((other) => other.bars.from > bars.to && isFuller(other))
    )
  }
  return places.filter(isDip).toSorted((a, b) => a.size - b.size || lengthOf(b.bars) - lengthOf(a.bars))[0]
}

/** What is left up to the end of the song, from where no more than that play on. */
function leftIn(places: readonly SteadyPlace[], end: number): SteadyPlace | undefined {
  const ordered = places.toSorted((a, b) => a.bars.from - b.bars.from)
  const left = ordered.at(-1)
  if (!left || left.bars.to < end - 1) return undefined
  const before = ordered.slice(ordered.findLastIndex(({ size }) => size > left.size) + 1)
  return { size: left.size, bars: { from: before[0]?.bars.from ?? left.bars.from, to: left.bars.to } }
}

/** Stretches of four bars or more that are as full as the song gets, but for a part in eight, and for two bars here and there. */
function fullRuns(sizes: readonly number[], most: number): BarRange[] {
  const least = Math.ceil(most * FULL_SHARE)
  const runs: { from: number; to: number }[] = []
  for (const [index, size] of sizes.entries()) {
    if (size < least) continue
    const last = runs.at(-1)
    if (last && index - last.to <= JOIN_BARS) last.to = index + 1
    else runs.push({ from: index + 1, to: index + 1 })
  }
  return runs
    .filter((run) => lengthOf(run) >= SHORTEST_BARS)
    .map(({ from, to }) => {
      const reached = sizes.slice(from - 1, to).findIndex((size) => size === most)
      return { from: from + Math.max(0, reached), to }
    })
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
const FEWEST_PARTS = 3
const FULL_SHARE = 0.85
const JOIN_BARS = 2
/** Of the fullest place. */
const RETURN_SHARE = 0.6
const MOST_AT_ONCE = 2
/** With the one that begins. */
const FEWEST_ENTRIES = 4
