import type { Locator } from '@kvint/als'
import { barAt, beatOfBar, type MeterSpan, type SectionReport } from '@kvint/report'
import type { Activity } from '../song/song.ts'
import { countShared } from './set-arithmetic.ts'

/**
 * Parts of the song: from locator to locator where there are two or more, else from change to change of what plays.
 * Parts whose tracks agree share a letter. Covers the whole length.
 */
export function sectionsByActivity(
  activity: Activity,
  meters: readonly MeterSpan[],
  lengthBeats: number,
  locators: readonly Locator[],
): SectionReport[] {
  if (activity.barCount === 0) return []
  const named = namedStarts(locators, meters, activity.barCount)
  const starts =
    named.size >= FEWEST_LOCATORS ? [...new Set([1, ...named.keys()])].toSorted((a, b) => a - b) : changes(activity)
  const letterFor = giveLetters()
  const parts = starts.map((bar, index) => {
    const end = (starts[index + 1] ?? activity.barCount + 1) - 1
    return { from: bar, to: end, tracks: tracksIn(activity, bar, end), fullness: fullness(activity, bar, end) }
  })
  const fullest = Math.max(...parts.map((part) => part.fullness), 1e-9)
  return parts.map((part, index) => ({
    startBeats: beatOfBar(meters, part.from),
    endBeats: index === parts.length - 1 ? lengthBeats : beatOfBar(meters, part.to + 1),
    label: named.get(part.from) ?? letterFor(part.tracks),
    trackIds: [...part.tracks].toSorted((a, b) => a - b),
    density: Math.round((part.fullness / fullest) * 1000) / 1000,
  }))
}

function namedStarts(
  locators: readonly Locator[],
  meters: readonly MeterSpan[],
  barCount: number,
): Map<number, string> {
  const named = new Map<number, string>()
  for (const locator of locators) {
    const bar = barAt(meters, locator.timeBeats + 0.5)
    const name = locator.name.trim()
    if (bar >= 1 && bar <= barCount && name !== '' && !UNTOUCHED_NAME.test(name)) named.set(bar, name)
  }
  return named
}

/** Bars where a good part of the tracks enters or leaves, at least `SHORTEST_PART_BARS` apart; 4- and 8-bar lines first. */
function changes(activity: Activity): number[] {
  const candidates: { bar: number; strength: number }[] = []
  for (let bar = 2; bar <= activity.barCount; bar++) {
    const before = activity.tracks[bar - 2] ?? NONE
    const now = activity.tracks[bar - 1] ?? NONE
    const shared = countShared(before, now)
    const all = before.size + now.size - shared
    const changed = all - shared
    if (all === 0 || changed === 0) continue
    const phrase = (bar - 1) % 8 === 0 ? 1.5 : (bar - 1) % 4 === 0 ? 1.25 : 1
    const strength = (changed / all) * phrase
    if (strength >= LEAST_CHANGE) candidates.push({ bar, strength })
  }
  const chosen = [1]
  for (const { bar } of candidates.toSorted((a, b) => b.strength - a.strength || a.bar - b.bar)) {
    const isFree = chosen.every((other) => Math.abs(other - bar) >= SHORTEST_PART_BARS)
    if (isFree && activity.barCount + 1 - bar >= SHORTEST_LAST_PART_BARS) chosen.push(bar)
    if (chosen.length >= MOST_PARTS) break
  }
  return chosen.toSorted((a, b) => a - b)
}

/** Tracks that play in at least half of the bars. */
function tracksIn(activity: Activity, from: number, to: number): ReadonlySet<number> {
  const bars = new Map<number, number>()
  for (let bar = from; bar <= to; bar++) {
    for (const track of activity.tracks[bar - 1] ?? NONE) bars.set(track, (bars.get(track) ?? 0) + 1)
  }
  return new Set([...bars].filter(([, count]) => count * 2 >= to - from + 1).map(([track]) => track))
}

/** Mean of sounding tracks, and of notes with an eighth of their weight: 8 notes a bar count like one more track. */
function fullness(activity: Activity, from: number, to: number): number {
  let sum = 0
  for (let bar = from; bar <= to; bar++) {
    sum += (activity.tracks[bar - 1]?.size ?? 0) + (activity.noteStarts[bar - 1] ?? 0) / 8
  }
  return sum / Math.max(1, to - from + 1)
}

/** The letter of a part that had nearly the same tracks, else the next one: A … Z, A2 … */
function giveLetters(): (tracks: ReadonlySet<number>) => string {
  const seen: { readonly tracks: ReadonlySet<number>; readonly label: string }[] = []
  return (tracks) => {
    const like = seen.find((one) => overlap(one.tracks, tracks) >= SAME_PART)
    if (like) return like.label
    const round = Math.floor(seen.length / 26)
    const label = `${String.fromCharCode(65 + (seen.length % 26))}${round === 0 ? '' : String(round + 1)}`
    seen.push({ tracks, label })
    return label
  }
}

function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const shared = countShared(a, b)
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}

const NONE: ReadonlySet<number> = new Set()
const FEWEST_LOCATORS = 2
/** Live names a new locator with its number. */
const UNTOUCHED_NAME = /^\d+$/
/** Rules of thumb, set by eye on public sets: a third of what plays changes, on parts of four bars or more. */
const LEAST_CHANGE = 0.3
const SHORTEST_PART_BARS = 4
const SHORTEST_LAST_PART_BARS = 2
const MOST_PARTS = 64
const SAME_PART = 0.8
