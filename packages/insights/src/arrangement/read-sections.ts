import type { Locator } from '@kvint/als'
import { barPlace, beatOfBar, type MeterSpan, type SectionReport } from '@kvint/report'
import { segmentBars, type BarContent, letterSections } from '@kvint/theory'
import type { Activity } from '../song/song.ts'
import { barContents } from './bar-contents.ts'
import { nameSections } from './name-sections.ts'
import type { Played } from './played.ts'

/**
 * Sections of an arrangement by what sounds in each bar. A named locator begins one; the others are labelled with a
 * letter, equal ones where the music is alike. Covers the whole length.
 */
export function readSections(played: Played, locators: readonly Locator[]): SectionReport[] {
  const { barCount } = played.activity
  const contents = barContents(played)
  const marks = marksOf(locators, played.meters, barCount)
  const priceAt = new Map([...marks].map(([bar, { isNamed }]) => [bar - 1, isNamed ? 0 : 0.5]))
  const starts = segmentBars(contents, priceAt).map((bar) => bar + 1)
  const names = new Map([...marks].flatMap(([bar, { name, isNamed }]) => (isNamed ? [[bar, name] as const] : [])))
  return nameSections(describe(played, contents, starts, names), played)
}

/** Sections where they begin is known, as in a session whose scenes stand end to end. */
export function sectionsAt(played: Played, names: ReadonlyMap<number, string>): SectionReport[] {
  if (played.activity.barCount === 0) return []
  return describe(played, barContents(played), [...new Set([1, ...names.keys()])], names, 0)
}

function describe(
  { activity, meters, lengthBeats }: Played,
  contents: readonly BarContent[],
  starts: readonly number[],
  names: ReadonlyMap<number, string>,
  leastShare = MOSTLY,
): SectionReport[] {
  const letters = letterSections(
    contents,
    starts.map((bar) => bar - 1),
    ALIKE,
  )
  const sections = starts.map((from, index) => {
    const to = (starts[index + 1] ?? activity.barCount + 1) - 1
    return { from, to, fullness: fullness(activity, from, to), letter: letters[index] ?? '' }
  })
  const fullest = Math.max(...sections.map((section) => section.fullness), 1e-9)
  return sections.map(({ from, to, fullness: own, letter }, index) => ({
    startBeats: beatOfBar(meters, from),
    endBeats: index === sections.length - 1 ? lengthBeats : beatOfBar(meters, to + 1),
    label: names.get(from) ?? letter,
    trackIds: [...tracksIn(activity, from, to, leastShare)].toSorted((a, b) => a - b),
    density: Math.round((own / fullest) * 1000) / 1000,
  }))
}

/** Locators by the bar line next to them. Live calls a new one by its number: that is a mark, and no name. */
function marksOf(
  locators: readonly Locator[],
  meters: readonly MeterSpan[],
  barCount: number,
): Map<number, { readonly name: string; readonly isNamed: boolean }> {
  const marks = new Map<number, { readonly name: string; readonly isNamed: boolean }>()
  for (const { timeBeats, name } of locators) {
    const bar = Math.max(1, Math.round(barPlace(meters, timeBeats)))
    const isNamed = /\D/.test(name.trim())
    if (bar <= barCount && (isNamed || !marks.has(bar))) marks.set(bar, { name: name.trim(), isNamed })
  }
  return marks
}

/** Tracks that play in at least such a share of the bars. */
function tracksIn(activity: Activity, from: number, to: number, leastShare: number): ReadonlySet<number> {
  const bars = new Map<number, number>()
  for (let bar = from; bar <= to; bar++) {
    for (const track of activity.tracks[bar - 1] ?? NONE) bars.set(track, (bars.get(track) ?? 0) + 1)
  }
  return new Set([...bars].filter(([, count]) => count >= (to - from + 1) * leastShare).map(([track]) => track))
}

/** Mean of sounding tracks, and of notes with an eighth of their weight: 8 notes a bar count like one more track. */
function fullness(activity: Activity, from: number, to: number): number {
  let sum = 0
  for (let bar = from; bar <= to; bar++) {
    sum += (activity.tracks[bar - 1]?.size ?? 0) + (activity.noteStarts[bar - 1] ?? 0) / 8
  }
  return sum / Math.max(1, to - from + 1)
}

/** A part that plays in half of a section is one of its parts; in a scene, each clip is launched. */
const MOSTLY = 0.5
const NONE: ReadonlySet<number> = new Set()
/** By eye on the labelled sets: the same parts in the same pattern, with one of five more or less. */
const ALIKE = 0.88
