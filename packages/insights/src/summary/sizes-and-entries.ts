import {
  barAt,
  barPlace,
  type BarRange,
  barsBetween,
  isLetter,
  type MeterSpan,
  type Report,
  type TrackReport,
} from '@kvint/report'
import { DRUMS, EVEN_ODDS, namesOf, ownName } from './part-names.ts'
import type { PlacedSections, SummaryTurn } from './summary-turn.ts'
import type { unheardParts } from './unheard-parts.ts'

/** The longest stretch behind the opening, of eight bars or more, in which drums play and nothing else, in a song that has other parts. */
export function drumsAlone(
  { arrangement: { clips, meters } }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): SummaryTurn | null {
  const heard = parts.filter(({ id }) => !unheard.has(id))
  const drums = new Set(
    heard.filter(({ role }) => DRUMS.has(role.role) && role.confidence >= EVEN_ODDS).map(({ id }) => id),
  )
  if (drums.size === 0 || drums.size === heard.length) return null
  const playing = playingByBar(clips, meters)
  const runs: { from: number; to: number }[] = []
  for (const [bar, ids] of [...playing].toSorted(([a], [b]) => a - b)) {
    if (![...ids].every((id) => drums.has(id))) continue
    const last = runs.at(-1)
    if (last?.to === bar - 1) last.to = bar
    else runs.push({ from: bar, to: bar })
  }
  const opening = Math.min(...playing.keys())
  const [longest] = runs.filter(({ from }) => from > opening).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest && longest.to - longest.from + 1 >= FEWEST_ALONE ? { kind: 'drums', bars: longest } : null
}

/** By the parts that play at once in most bars of a section. All sections are asked, short ones too; neighbours that are equally small or large are one place. */
export function contrast({ arrangement: { sections, meters, clips } }: Report): SummaryTurn | null {
  const playing = playingByBar(clips, meters)
  const sized = sections.map((section) => {
    const counts = barNumbers(meters, section).map((bar) => playing.get(bar)?.size ?? 0)
    const size = counts.toSorted((a, b) => a - b)[(counts.length - 1) >> 1] ?? 0
    const near = counts.filter((count) => Math.abs(count - size) <= 1)
    return { size, isEven: near.length >= counts.length * EVEN_SHARE }
  })
  const sizes = sized.map(({ size }) => size)
  const counts = sizes.filter((count) => count > 0)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  // One that grows or thins out has no size that one could tell.
  const isTold = sized.every(({ size, isEven }) => isEven || (size > least && size < most))
  if (counts.length === 0 || most - least < CONTRAST_PARTS || !isTold) return null
  const placed = (partCount: number): PlacedSections => {
    const places: { label: string | null; bars: BarRange }[] = []
    for (const [index, { label, startBeats, endBeats }] of sections.entries()) {
      if (sizes[index] !== partCount) continue
      const bars = barsBetween(meters, startBeats, endBeats)
      const goesOn = sizes[index - 1] === partCount ? places.pop() : undefined
      places.push(
        goesOn
          ? { label: null, bars: { from: goesOn.bars.from, to: bars.to } }
          : { label: isLetter(label) ? null : label, bars },
      )
    }
    return { places, partCount }
  }
  return { kind: 'contrast', smallest: placed(least), largest: placed(most) }
}

/** The bar in which most parts come in for the first time, behind the opening. */
export function entry(
  { arrangement: { clips, meters } }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): SummaryTurn | null {
  const lasts = ({ startBeats, endBeats }: Stretch) => barPlace(meters, endBeats) - barPlace(meters, startBeats) >= 2
  const heard = parts.flatMap((part) => {
    const own = stretchesOf(clips.filter(({ trackId, isHeard }) => trackId === part.id && isHeard))
    const [first, second] = own
    return unheard.has(part.id) || !first ? [] : [{ part, first, second, bar: barAt(meters, first.startBeats) }]
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
    .toSorted(([a, here], [b, there]) => there.length - here.length || a - b)
  return first ? { kind: 'entry', bar: first[0], names: namesOf(first[1].map(({ part }) => part)) } : null
}

/** The tracks of the heard clips that reach into each bar. */
function playingByBar(
  clips: Report['arrangement']['clips'],
  meters: readonly MeterSpan[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const playing = new Map<number, Set<number>>()
  for (const { trackId, startBeats, endBeats, isHeard } of clips) {
    if (!isHeard) continue
    for (const bar of barNumbers(meters, { startBeats, endBeats }))
      playing.set(bar, (playing.get(bar) ?? new Set()).add(trackId))
  }
  return playing
}

function barNumbers(meters: readonly MeterSpan[], { startBeats, endBeats }: Stretch): number[] {
  const { from, to } = barsBetween(meters, startBeats, endBeats)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

type Stretch = { readonly startBeats: number; readonly endBeats: number }

/** Clips that follow one another within a bar of four are one stretch. */
function stretchesOf(clips: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { startBeats, endBeats } of clips.toSorted((a, b) => a.startBeats - b.startBeats)) {
    const before = stretches.at(-1)
    if (before && startBeats - before.endBeats < NEAR_BEATS)
      stretches.splice(-1, 1, { ...before, endBeats: Math.max(before.endBeats, endBeats) })
    else stretches.push({ startBeats, endBeats })
  }
  return stretches
}

const NEAR_BEATS = 4
const FEWEST_ALONE = 8
const CONTRAST_PARTS = 3
/** Share of a section's bars that have its number of parts, or one more or less. */
const EVEN_SHARE = 0.85
