import { count, plain } from '../words/number-words.ts'
import { median } from '../checks/midi/statistics.ts'
import { backupTime } from './group-saves.ts'
import type { LibraryEntry, LibraryProject } from './library-entry.ts'
import type { Metric } from './metric.ts'

/** What the earlier saves tell: how songs grow, and how long it takes to the first eight bars. */
export function savingMetrics(projects: readonly LibraryProject[]): (Metric | null)[] {
  const grown = projects.filter(({ saves }) => saves.length > 1)
  return [growth(grown), timeToEightBars(grown)]
}

function growth(projects: readonly LibraryProject[]): Metric | null {
  const bars = projects.flatMap(({ name, saves }) => {
    const first = saves[0]
    const last = saves.at(-1)
    if (!first || !last) return []
    const grownBars = last.report.overview.lengthBars - first.report.overview.lengthBars
    return [
      { label: `${name}: ${count(saves.length, 'save')}`, value: grownBars, paths: saves.map(({ path }) => path) },
    ]
  })
  if (bars.length === 0) return null
  const still = bars.filter(({ value }) => value <= 0).length
  return {
    id: 'growth',
    title: 'Growth over the saves',
    songs: bars.length,
    claim: `${String(bars.length - still)} of ${count(bars.length, 'song')} with earlier saves grew longer; ${String(still)} kept their length.`,
    bars: bars.toSorted((a, b) => b.value - a.value),
    tryThis: 'Next session, add eight bars before you change a sound.',
    honesty: 'Live keeps only a few earlier saves, and what was not saved is not seen.',
  }
}

function timeToEightBars(projects: readonly LibraryProject[]): Metric | null {
  const timed = projects.flatMap(({ name, saves }) => {
    const first = saves[0]
    const reached = saves.find(
      ({ report }) =>
        report.overview.lengthBars >= 8 && report.tracks.filter(({ noteCount }) => noteCount > 0).length >= 3,
    )
    const minutes = first && reached ? (timeOf(reached) - timeOf(first)) / 60_000 : Number.NaN
    return minutes > 0 && minutes < LONGEST_MINUTES
      ? [{ label: name, value: Math.round(minutes), paths: saves.map(({ path }) => path) }]
      : []
  })
  if (timed.length < 2) return null
  return {
    id: 'time-to-eight-bars',
    title: 'Time to the first eight bars',
    songs: timed.length,
    claim: `From the first save you reach eight bars in about ${plain(median(timed.map(({ value }) => value)))} minutes.`,
    bars: timed.toSorted((a, b) => a.value - b.value),
    tryThis: 'Protect that hour: no mail, no new plug-ins.',
    honesty: 'From the times in the names of backups, which are when you saved and not when you worked.',
  }
}

function timeOf(entry: LibraryEntry): number {
  return Date.parse(backupTime(entry.path) ?? entry.savedAt ?? '')
}

/** A week: beyond that it was not one go. */
const LONGEST_MINUTES = 7 * 24 * 60
