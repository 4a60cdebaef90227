import { type BarRange, barsBetween, heardSpans, isLetter, type Report, type SectionReport } from '@kvint/report'
import { ownName } from './part-names.ts'
import { playedInSections, returningParts } from './returning-parts.ts'
import type { SummaryTurn } from './summary-turn.ts'

/** The last section that has a name of an earlier one, beside that one: what came, what went. */
export function comesAgain({ arrangement, tracks }: Report): SummaryTurn | null {
  const { sections, meters, clips, locators } = arrangement
  const isLong = ({ startBeats, endBeats }: SectionReport) => endBeats - startBeats >= LONG_SECTION_BEATS
  const named = sections.filter((section) => isLong(section) && section.trackIds.length >= 1)
  if (named.length > MOST_SECTIONS) return null
  // A letter that follows itself goes on: nothing comes back.
  const goesOn = ({ label, startBeats }: SectionReport) =>
    isLetter(label) && sections.findLast((other) => other.startBeats < startBeats)?.label === label
  const nameOf = (id: number) => ownName(tracks.find((track) => track.id === id)?.name ?? '')
  // A part that plays in some of a section is not among those that make it up, and is not missing from it either.
  const plays = (id: number, { startBeats, endBeats }: SectionReport) =>
    clips.some(
      (clip) =>
        clip.trackId === id &&
        heardSpans(clip).some(
          (span) => Math.min(span.endBeats, endBeats) - Math.max(span.startBeats, startBeats) > TAIL_BEATS,
        ),
    )
  const missing = (ids: readonly number[], other: SectionReport) =>
    ids.filter((id) => !other.trackIds.includes(id) && !plays(id, other)).map(nameOf)
  const playedIn = playedInSections(arrangement)
  const pairs = named.flatMap((section) => {
    if (goesOn(section)) return []
    const before = named.find(
      (other) => other.startBeats < section.startBeats && baseName(other.label) === baseName(section.label),
    )
    if (!before) return []
    const isTold =
      section.trackIds.length >= TELLING_PARTS || section.trackIds.some((id) => !before.trackIds.includes(id))
    const { alike, away, changed } = returningParts(sections, playedIn, before, section)
    const isSame = alike.length * 2 > Math.min(before.trackIds.length, section.trackIds.length)
    // What the producer calls by one name comes back by that name; else what plays on is no return.
    const isNamed = locators.some(({ startBeats }) => Math.abs(startBeats - section.startBeats) < 1)
    const isBack = isNamed || (away.length * 2 >= alike.length && changed.length === 0)
    if (!isTold || !isSame || !isBack) return []
    const changesFrom = (other: SectionReport) => [missing(section.trackIds, other), missing(other.trackIds, section)]
    const [added = [], removed = []] = changesFrom(before)
    const isOfName = ({ label }: SectionReport) => baseName(label) === baseName(section.label)
    // What comes back under a name is held against each place of that name, and all that goes on under it is one place.
    const earlier = sections.filter((other) => other.startBeats < section.startBeats && isOfName(other))
    const isNew = earlier.every((other) => String(changesFrom(other)) === String([added, removed]))
    const next = sections[sections.indexOf(section) + 1]
    const goesOnOtherwise = next?.label === section.label && String(changesFrom(next)) !== String([[], []])
    // A marker holds up to the next one: where its place was cut, who plays in the rest of it is not known here.
    const isWhole = ({ startBeats, endBeats }: SectionReport) =>
      (locators.find((next) => next.startBeats > startBeats + 1)?.startBeats ?? endBeats) <= endBeats + 1
    if (!isLetter(section.label) && (!isNew || goesOnOtherwise || ![before, section].every(isWhole))) return []
    // Who plays in a part of one of them alone is among neither the same parts nor the changes.
    const isTheSame = added.length + removed.length === 0
    const isAside = (each: SectionReport) =>
      tracks.some(({ id }) => typeof id === 'number' && plays(id, each) && !each.trackIds.includes(id))
    return (isTheSame || !isNamed) && [before, section].some(isAside) ? [] : [{ before, section, added, removed }]
  })
  const [run] = pairs
    .flatMap(({ before, section }) => returningRun(arrangement, before, section) ?? [])
    .toSorted((a, b) => b.count - a.count)
  if (run) return { kind: 'form', before: run.before, again: run.again }
  const last = pairs.findLast(({ section }) => HIGH_POINT.test(section.label)) ?? pairs.at(-1)
  const isAsLast = ({ before, added, removed }: (typeof pairs)[number]) =>
    before === last?.before &&
    added.join('\n') === last.added.join('\n') &&
    removed.join('\n') === last.removed.join('\n')
  const pair = pairs.find(isAsLast)
  if (!pair || cameBefore(pair, named, pairs)) return null
  const { before, section, added, removed } = pair
  return {
    kind: 'again',
    label: isLetter(section.label) ? null : section.label,
    before: before.label,
    bar: barsBetween(meters, section.startBeats, section.endBeats).from,
    beforeBar: barsBetween(meters, before.startBeats, before.endBeats).from,
    partCount: section.trackIds.length,
    added,
    removed,
  }
}

/**
 * Two sections or more that come back in their order, by letters, each as long as before and with most of its parts: first where
 * they stood, then where they come back.
 */
function returningRun(
  { sections, meters }: Report['arrangement'],
  before: SectionReport,
  section: SectionReport,
): { readonly count: number; readonly before: BarRange; readonly again: BarRange } | null {
  const [first, second] = [sections.indexOf(before), sections.indexOf(section)]
  const isBack = (step: number): boolean => {
    const [one, other] = [sections[first + step], sections[second + step]]
    if (!one || !other || first + step >= second || one.label !== other.label || !isLetter(one.label)) return false
    const shared = one.trackIds.filter((id) => other.trackIds.includes(id)).length
    const apart = one.endBeats - one.startBeats - (other.endBeats - other.startBeats)
    return Math.abs(apart) < 1 && shared * 2 > Math.max(one.trackIds.length, other.trackIds.length)
  }
  const steps = sections.findIndex((_, step) => !isBack(step))
  const [last, lastAgain] = [sections[first + steps - 1], sections[second + steps - 1]]
  if (steps < 2 || !last || !lastAgain) return null
  return {
    count: steps,
    before: barsBetween(meters, before.startBeats, last.endBeats),
    again: barsBetween(meters, section.startBeats, lastAgain.endBeats),
  }
}

/** Whether the section came round in between already, there without a break that would make it a return. */
function cameBefore(
  { before, section }: { readonly before: SectionReport; readonly section: SectionReport },
  named: readonly SectionReport[],
  pairs: readonly { readonly section: SectionReport }[],
): boolean {
  return named.some(
    (other) =>
      other.startBeats > before.startBeats &&
      other.startBeats < section.startBeats &&
      baseName(other.label) === baseName(section.label) &&
      pairs.every((pair) => pair.section !== other),
  )
}

/** `Drop 2` → `Drop`; a letter stays. */
export function baseName(label: string): string {
  return label.replace(/\s*\d+$/, '')
}

/** Names of the place that a song leads to. */
export const HIGH_POINT = /drop|chorus|hook|refr/i
/** Each is held against all between it and the earlier one of its name. */
const MOST_SECTIONS = 128
/** Fewer parts that are the same again are no news. */
const TELLING_PARTS = 3
const LONG_SECTION_BEATS = 16
/** A recording may ring on for a bar. */
const TAIL_BEATS = 4
