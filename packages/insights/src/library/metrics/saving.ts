import { median } from '../../checks/midi/statistics.ts'
import type { LibraryEntry, LibraryProject } from '../library-entry.ts'
import { timeOfSave } from '../library-song.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const growthMetrics = makers('saving', growth, timeToEightBars, loopToSong)

type Timed = { readonly entry: LibraryEntry; readonly at: number }
type Grown = { readonly project: LibraryProject; readonly saves: readonly Timed[] }

function growth({ projects }: Library): MetricSketch | null {
  const grown = withSaves(projects)
  if (grown.length === 0) return null
  const secondsOf = (save: Timed | undefined) => Math.round(save?.entry.save.lengthSeconds ?? 0)
  const change = ({ saves }: Grown) => secondsOf(saves.at(-1)) - secondsOf(saves[0])
  return {
    id: 'growth',
    figures: {
      grown: grown.filter((one) => change(one) > 0).length,
      shorter: grown.filter((one) => change(one) < 0).length,
      still: grown.filter((one) => change(one) === 0).length,
      songs: grown.length,
    },
    songs: behind(grown),
    picture: {
      kind: 'growth',
      unit: 'saves',
      marks: grown
        .toSorted((a, b) => b.saves.length - a.saves.length)
        .slice(0, SHOWN)
        .map(({ project, saves }) => ({
          label: project.name,
          value: saves.length,
          paths: [project.current.path],
          saves: saves.map(({ entry: { save }, at }) => ({
            at,
            seconds: Math.round(save.lengthSeconds),
            tracks: save.trackCount,
            clips: save.clipCount,
            devices: save.deviceCount,
          })),
        })),
    },
  }
}

function timeToEightBars({ projects }: Library): MetricSketch | null {
  const marks = withSaves(projects)
    .flatMap(({ project, saves }) => {
      const reached = saves.find(({ entry }) => hasEightBars(entry))
      const minutes = minutesBetween(saves[0], reached)
      return minutes > 0 && minutes < LONGEST_MINUTES
        ? [{ label: project.name, value: Math.round(minutes), paths: [project.current.path] }]
        : []
    })
    .toSorted((a, b) => a.value - b.value)
  if (marks.length < 2) return null
  return {
    id: 'time-to-eight-bars',
    figures: { minutes: median(marks.map(({ value }) => value)), songs: marks.length },
    songs: songsOf(
      projects,
      marks.flatMap(({ paths }) => paths),
    ),
    picture: { kind: 'ranked', unit: 'minutes', marks: marks.slice(0, SHOWN) },
  }
}

/** From the save with eight bars to the one with two minutes: the way on which most loops stay loops. */
function loopToSong({ projects }: Library): MetricSketch | null {
  const looped = withSaves(projects).filter(({ saves }) => saves.some(({ entry }) => hasEightBars(entry)))
  if (looped.length < 2) return null
  const marks = looped.flatMap(({ project, saves }) => {
    const eight = saves.findIndex(({ entry }) => hasEightBars(entry))
    const [first] = saves
    if (!first || eight < 0) return []
    const points = saves
      .slice(eight)
      .map(({ entry, at }) => [(at - first.at) / 60_000, Math.round(entry.save.lengthSeconds)] as const)
    const longest = Math.max(...points.map(([, seconds]) => seconds))
    return [{ label: project.name, value: longest, paths: [project.current.path], points }]
  })
  const reached = marks.filter(({ value }) => value >= SONG_SECONDS)
  return {
    id: 'loop-to-song',
    figures: { reached: reached.length, songs: marks.length, still: marks.length - reached.length },
    songs: behind(looped),
    picture: { kind: 'lines', x: 'minutes', y: 'seconds', isStepped: true, marks: marks.slice(0, SHOWN_LINES) },
  }
}

function withSaves(projects: readonly LibraryProject[]): Grown[] {
  return projects.flatMap((project) => {
    const saves = project.saves.flatMap((entry) => {
      const at = timeOfSave(entry)
      return at === null ? [] : [{ entry, at }]
    })
    return saves.length > 1 ? [{ project, saves }] : []
  })
}

function hasEightBars({ save }: LibraryEntry): boolean {
  return save.lengthBeats >= 32 && save.trackCount >= 3 && save.clipCount >= 3
}

function minutesBetween(from: Timed | undefined, to: Timed | undefined): number {
  return from && to ? (to.at - from.at) / 60_000 : Number.NaN
}

function behind(grown: readonly Grown[]): MetricSketch['songs'] {
  return grown.map(({ project: { current } }) => ({ path: current.path, at: timeOfSave(current) }))
}

function songsOf(projects: readonly LibraryProject[], paths: readonly string[]): MetricSketch['songs'] {
  return projects
    .filter(({ current }) => paths.includes(current.path))
    .map(({ current }) => ({ path: current.path, at: timeOfSave(current) }))
}

/** A week: beyond that it was not one go. */
const LONGEST_MINUTES = 7 * 24 * 60
const SONG_SECONDS = 120
const SHOWN = 24
const SHOWN_LINES = 40
