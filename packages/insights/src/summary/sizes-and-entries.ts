import { barAt, type BarRange, barsBetween, isLetter, type Report, type TrackReport } from '@kvint/report'
import { namesOf } from './part-names.ts'
import type { PlacedSections, SummaryTurn } from './summary-turn.ts'
import type { unheardParts } from './unheard-parts.ts'

/** All sections are asked, short ones too; neighbours that are equally small or large are one place. */
export function contrast({ arrangement: { sections, meters } }: Report): SummaryTurn | null {
  const counts = sections.map(({ trackIds }) => trackIds.length).filter((count) => count > 0)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (counts.length === 0 || most - least < CONTRAST_PARTS) return null
  const placed = (partCount: number): PlacedSections => {
    const places: { label: string | null; bars: BarRange }[] = []
    for (const [index, { label, startBeats, endBeats, trackIds }] of sections.entries()) {
      if (trackIds.length !== partCount) continue
      const bars = barsBetween(meters, startBeats, endBeats)
      const goesOn = sections[index - 1]?.trackIds.length === partCount ? places.pop() : undefined
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

/** The bar in which most parts come in for the first time, or the parts where all begin together. */
export function entry(
  { arrangement: { clips, meters } }: Report,
  parts: readonly TrackReport[],
  unheard: ReturnType<typeof unheardParts>,
): SummaryTurn | null {
  const entries = parts.flatMap((part) => {
    const starts = clips.flatMap(({ trackId, isHeard, startBeats }) =>
      trackId === part.id && isHeard ? [startBeats] : [],
    )
    return unheard.has(part.id) || starts.length === 0 ? [] : [{ part, bar: barAt(meters, Math.min(...starts)) }]
  })
  const [first] = [...Map.groupBy(entries, ({ bar }) => bar)]
    .filter(([bar]) => bar > Math.min(...entries.map((one) => one.bar)))
    .toSorted(([a, here], [b, there]) => there.length - here.length || a - b)
  if (first) return { kind: 'entry', bar: first[0], names: namesOf(first[1].map(({ part }) => part)) }
  return entries.length > 1 ? { kind: 'parts', names: namesOf(entries.map(({ part }) => part)) } : null
}

const CONTRAST_PARTS = 3
