import { type BarRange, barsBetween, isLetter, type Report, type TrackReport } from '@kvint/report'
import { hasBars, steadyPlaces } from '../arrangement/steady-places.ts'
import { DRUMS, EVEN_ODDS, namesOf, ownName } from './part-names.ts'
import type { PlacedSections, SummaryTurn } from './summary-turn.ts'
import type { unheardParts } from './unheard-parts.ts'

/** The longest stretch behind the opening, of eight bars or more, in which drums play and nothing else, in a song that has other parts. */
export function drumsAlone(
  { arrangement }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): SummaryTurn | null {
  const heard = parts.filter(({ id }) => !unheard.has(id))
  const drums = new Set(
    heard.filter(({ role }) => DRUMS.has(role.role) && role.confidence >= EVEN_ODDS).map(({ id }) => id),
  )
  if (drums.size === 0 || drums.size === heard.length) return null
  const playing = playingByBar(arrangement)
  const runs: { from: number; to: number }[] = []
  for (const [index, ids] of playing.entries()) {
    if (ids.size === 0 || ![...ids].every((id) => drums.has(id))) continue
    const last = runs.at(-1)
    if (last?.to === index) last.to = index + 1
    else runs.push({ from: index + 1, to: index + 1 })
  }
  const opening = playing.findIndex(({ size }) => size > 0) + 1
  const [longest] = runs.filter(({ from }) => from > opening).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest && longest.to - longest.from + 1 >= FEWEST_ALONE ? { kind: 'drums', bars: longest } : null
}

/**
 * Where fewest and most parts play at once for four bars or more, or for a section that the producer has named. Nothing where
 * more play elsewhere, or fewer, if only for two bars: then these are not the places.
 */
export function contrast({ arrangement }: Report): SummaryTurn | null {
  const counts = playingByBar(arrangement).map(({ size }) => size)
  const named = arrangement.sections.flatMap(({ label, startBeats, endBeats }) =>
    isLetter(label) ? [] : [{ label, bars: barsBetween(arrangement.meters, startBeats, endBeats) }],
  )
  const places = steadyPlaces(counts).flatMap(({ bars, size }) => {
    const label = named.find((section) => areAlike(section.bars, bars))?.label ?? null
    return bars.to - bars.from + 1 >= SHORTEST_BARS || label !== null ? [{ bars, size, label }] : []
  })
  const sizes = places.map(({ size }) => size)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (sizes.length === 0 || most - least < CONTRAST_PARTS) return null
  if (hasBars(counts, (size) => size > most) || hasBars(counts, (size) => size > 0 && size < least)) return null
  const placed = (partCount: number, isBeyond: (size: number) => boolean): PlacedSections => {
    const own = places.filter(({ size }) => size === partCount)
    const grown = own.map((place) =>
      place.label === null ? { ...place, bars: overSingleBars(place.bars, counts, partCount, isBeyond) } : place,
    )
    const told = grown.filter(({ bars: { from } }, index) => from > (grown[index - 1]?.bars.to ?? 0))
    return { places: told, partCount, beyond: beyondIn(counts, partCount, isBeyond) }
  }
  const [smallest, largest] = [placed(least, (size) => size > 0 && size < least), placed(most, (size) => size > most)]
  const isPlace = ({ beyond }: PlacedSections) => (beyond?.bars.length ?? 0) <= MOST_SINGLE_BARS
  return isPlace(smallest) && isPlace(largest) ? { kind: 'contrast', smallest, largest } : null
}

/** The bars whose size goes farthest beyond that of the places. */
function beyondIn(
  counts: readonly number[],
  partCount: number,
  isBeyond: (size: number) => boolean,
): PlacedSections['beyond'] {
  const single = counts.flatMap((size, index) => (isBeyond(size) ? [{ bar: index + 1, size }] : []))
  const reach = Math.max(0, ...single.map(({ size }) => Math.abs(size - partCount)))
  const farthest = single.filter(({ size }) => Math.abs(size - partCount) === reach)
  const [first] = farthest
  return first ? { bars: farthest.map(({ bar }) => bar), partCount: first.size } : null
}

/** A place with what goes on equally behind a single bar that goes beyond it, or before one. */
function overSingleBars(
  { from, to }: BarRange,
  counts: readonly number[],
  partCount: number,
  isBeyond: (size: number) => boolean,
): BarRange {
  const goesOn = (bar: number, step: 1 | -1) => {
    const sizeAt = (steps: number) => counts[bar - 1 + step * steps] ?? 0
    return sizeAt(1) === partCount ? 1 : isBeyond(sizeAt(1)) && sizeAt(2) === partCount ? 2 : 0
  }
  const reach = (bar: number, step: 1 | -1): number => {
    const on = goesOn(bar, step)
    return on === 0 ? bar : reach(bar + step * on, step)
  }
  return { from: reach(from, -1), to: reach(to, 1) }
}

/** The same bars, but for one at either end. */
function areAlike(a: BarRange, b: BarRange): boolean {
  const apart = Math.abs(a.from - b.from) + Math.abs(a.to - b.to)
  return apart === 0 || (apart <= 2 && b.to - b.from + 1 >= SHORTEST_BARS)
}

/** The bar in which most parts come in for the first time, behind the opening; drums, a bass or a lead before all others. */
export function entry(
  { arrangement }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): SummaryTurn | null {
  const playing = playingByBar(arrangement)
  const heard = parts.flatMap((part) => {
    const [first, second] = stretchesOf(playing, part.id)
    return unheard.has(part.id) || !first ? [] : [{ part, first, second, bar: first.from }]
  })
  // What begins in the next bar after an upbeat begins with it.
  const opening = Math.min(...heard.map(({ bar }) => bar)) + 1
  // One short call before a longer stretch is no entry, and what has called before does not come in.
  const entries = heard.filter(
    ({ first, second, bar }) => !(bar > opening && second !== undefined && !lasts(first) && lasts(second)),
  )
  // Another track of one name that plays already would be read as that one.
  const isNew = ({ part, bar }: (typeof entries)[number]) =>
    entries.every((one) => one.bar >= bar || ownName(one.part.name) !== ownName(part.name))
  const [first] = [...Map.groupBy(entries.filter(isNew), ({ bar }) => bar)]
    .filter(([bar]) => bar > opening)
    .toSorted(([a, here], [b, there]) => mainIn(there) - mainIn(here) || there.length - here.length || a - b)
  return first ? { kind: 'entry', bar: first[0], names: namesOf(first[1].map(({ part }) => part)) } : null
}

/** How many of these carry the music: the beat, the ground or the tune. */
function mainIn(entries: readonly { readonly part: TrackReport }[]): number {
  // A choir of a sampler is called a voice as well.
  const isSung = ({ kind, role }: TrackReport) => role.role === 'vocal' && kind === 'audio'
  return entries.filter(({ part }) => part.role.confidence >= EVEN_ODDS && (MAIN.has(part.role.role) || isSung(part)))
    .length
}

/** The tracks that sound in each bar, by where they come in and leave; the first bar stands first. */
function playingByBar({ form }: Report['arrangement']): readonly ReadonlySet<TrackReport['id']>[] {
  const moves = new Map(form.moves.map((move) => [move.bar, move]))
  let playing: ReadonlySet<TrackReport['id']> = new Set()
  return form.densityPerBar.map((_, index) => {
    const move = moves.get(index + 1)
    if (move) playing = new Set([...playing, ...move.enters].filter((id) => !move.leaves.some((left) => left === id)))
    return playing
  })
}

/** The bars in which a track plays, without a rest of a bar. */
function stretchesOf(playing: ReturnType<typeof playingByBar>, id: TrackReport['id']): BarRange[] {
  const stretches: BarRange[] = []
  for (const [index, ids] of playing.entries()) {
    if (!ids.has(id)) continue
    const before = stretches.at(-1)
    if (before?.to === index) stretches.splice(-1, 1, { from: before.from, to: index + 1 })
    else stretches.push({ from: index + 1, to: index + 1 })
  }
  return stretches
}

function lasts({ from, to }: BarRange): boolean {
  return to > from
}

const MAIN: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'bass', 'lead'])
const FEWEST_ALONE = 8
const CONTRAST_PARTS = 3
const SHORTEST_BARS = 4
/** More single bars with fewer or more parts make the place no extreme. */
const MOST_SINGLE_BARS = 3
