import {
  type LibraryProject,
  type Metric,
  type MetricId,
  type SongFacts,
  type SongOutline,
  libraryMetrics,
} from '@kvint/insights'
import type { SongOfProject } from './fact-lookup.ts'

/**
 * The habits that the library view shows, as far as reports carry them: a report says nothing of samples, timing of
 * notes, pan or automation, and habits that rest on those are left to the view, which reads the sets.
 */
export function habitsOf(projects: readonly SongOfProject[]): Metric[] {
  return libraryMetrics(projects.map(libraryProject)).filter(({ id }) => FROM_REPORTS.has(id))
}

function libraryProject({ projectId, name, fileName, savedAt, save, song }: SongOfProject): LibraryProject {
  const current = { path: `${projectId}/${fileName}`, savedAt, save, song: { ...song, ...NOT_IN_REPORTS } }
  return { folder: '', name, saves: [current], current }
}

const NOT_IN_REPORTS = {
  topDeviceCount: 0,
  offDeviceCount: 0,
  samples: [],
  melody: null,
  timing: null,
  velocities: [],
  loops: [],
  automationEvents: 0,
  reverb: { inserts: 0, sends: 0 },
  pans: [],
  mainChain: [],
  unnamedTracks: 0,
  colours: [],
  people: [],
} satisfies Omit<SongFacts, keyof SongOutline>

const FROM_REPORTS = new Set<MetricId>([
  'tempo',
  'keys',
  'modes',
  'stages',
  'jams',
  'lengths',
  'chord-moves',
  'progressions',
  'shapes',
  'sections',
  'unchanged',
  'copies',
  'devices',
  'plugins',
  'formats',
  'tracks',
])
