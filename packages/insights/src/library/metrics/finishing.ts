import { median } from '../../checks/midi/statistics.ts'
import { clock } from '../../words/number-words.ts'
import type { LibrarySong } from '../library-song.ts'
import { histogram } from '../marks.ts'
import { makers, type Library, type MetricSketch } from '../metric-sketch.ts'

export const finishingMetrics = makers('finishing', stages, unfinished, jams, lengths, revisions)

function stages({ songs }: Library): MetricSketch | null {
  if (songs.length < 2) return null
  const marks = (['sketch', 'arrange', 'mix', 'export'] as const).map((stage) => {
    const paths = songs.filter(({ facts }) => facts.stage === stage).map(({ path }) => path)
    return { label: stage, value: paths.length, paths }
  })
  return {
    id: 'stages',
    figures: { unfinished: songs.filter(isUnfinished).length, songs: songs.length },
    songs,
    picture: { kind: 'funnel', unit: 'songs', marks },
  }
}

function unfinished({ songs, now }: Library): MetricSketch | null {
  if (now === null) return null
  const resting = songs.filter((song) => isUnfinished(song) && song.at !== null && now - song.at > RESTS_MS)
  const nearest = resting
    .filter(({ facts }) => facts.lengthOf !== 'nothing')
    .toSorted((a, b) => b.facts.lengthSeconds - a.facts.lengthSeconds)
  const [first] = nearest
  if (!first) return null
  return {
    id: 'unfinished',
    figures: {
      resting: resting.length,
      songs: songs.length,
      name: first.name,
      length: clock(first.facts.lengthSeconds),
    },
    songs: resting,
    picture: {
      kind: 'ranked',
      unit: 'seconds',
      marks: nearest
        .slice(0, SHOWN)
        .map(({ name, facts, path }) => ({ label: name, value: Math.round(facts.lengthSeconds), paths: [path] })),
    },
  }
}

function jams({ songs }: Library): MetricSketch | null {
  const found = songs.filter(({ facts: { clipCounts } }) => clipCounts.arrangement === 0 && clipCounts.session > 0)
  if (found.length === 0) return null
  return {
    id: 'jams',
    figures: { jams: found.length, songs: songs.length },
    songs: found,
    picture: {
      kind: 'ranked',
      unit: 'clips',
      marks: found
        .map(({ name, path, facts }) => ({ label: name, value: facts.clipCounts.session, paths: [path] }))
        .toSorted((a, b) => b.value - a.value)
        .slice(0, SHOWN),
    },
  }
}

function lengths({ songs }: Library): MetricSketch | null {
  const arranged = songs.filter(({ facts }) => facts.lengthOf === 'arrangement')
  if (arranged.length < 2) return null
  const marks = histogram(
    arranged,
    ({ facts }) => facts.lengthSeconds / 60,
    1,
    (from) => `${String(from)}–${String(from + 1)}`,
  )
  return {
    id: 'lengths',
    figures: { middle: clock(median(arranged.map(({ facts }) => facts.lengthSeconds))), songs: arranged.length },
    songs: arranged,
    picture: { kind: 'columns', along: 'minutes', unit: 'songs', marked: null, marks },
  }
}

/** Saves and files under a new name that belong to one song: same folder, same name but for a number or `final`. */
function revisions({ songs, projects }: Library): MetricSketch | null {
  const saves = new Map(projects.map(({ current, saves: all }) => [current.path, all.length]))
  const families = [...Map.groupBy(songs, ({ folder, name }) => `${folder}\n${stemOf(name)}`).values()].flatMap(
    (family) => {
      const [first] = family
      const count = family.reduce((sum, { path }) => sum + (saves.get(path) ?? 1), 0)
      return first ? [{ path: first.path, paths: family.map(({ path }) => path), count }] : []
    },
  )
  const most = Math.max(0, ...families.map(({ count }) => count))
  if (families.length < 2 || most < 2) return null
  const marks = histogram(
    families,
    ({ count }) => count,
    most > WIDE_FROM ? WIDE_STEP : 1,
    (from) => (most > WIDE_FROM ? `${String(from)}–${String(from + WIDE_STEP - 1)}` : String(from)),
  ).map((mark) => ({
    ...mark,
    paths: families.filter(({ path }) => mark.paths.includes(path)).flatMap(({ paths }) => paths),
  }))
  return {
    id: 'revisions',
    figures: { middle: median(families.map(({ count }) => count)), most, songs: families.length },
    songs,
    picture: { kind: 'columns', along: 'saves', unit: 'songs', marked: null, marks },
  }
}

/** `Tide v3 final` → `tide` */
function stemOf(name: string): string {
  const stem = name
    .toLowerCase()
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\b(?:v|ver|version|take|mix|final|master|copy|new|edit)\s*\d*\b|[\d.]+|\(.*?\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return stem === '' ? name.toLowerCase() : stem
}

function isUnfinished({ facts }: LibrarySong): boolean {
  return facts.stage === 'sketch' || facts.stage === 'arrange'
}

const DAY_MS = 86_400_000
/** A rule of thumb: two months without a save is more than a holiday. */
const RESTS_MS = 60 * DAY_MS
const SHOWN = 20
const WIDE_FROM = 20
const WIDE_STEP = 5
