import {
  type LibraryProject,
  type Metric,
  type MetricId,
  type Report,
  type SongFacts,
  libraryMetrics,
  romansOf,
} from '@kvint/insights'
import type { OpenProject } from './project-library.ts'

/**
 * The habits that the library view shows, as far as reports carry them: a report says nothing of samples, timing of
 * notes, pan or automation, and habits that rest on those are left to the view, which reads the sets.
 */
export function habitsOf(projects: readonly OpenProject[]): Metric[] {
  return libraryMetrics(projects.map(libraryProject)).filter(({ id }) => FROM_REPORTS.has(id))
}

function libraryProject({ entry, save, report }: OpenProject): LibraryProject {
  const { overview, tracks } = report
  const sounding = tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio')
  const isArranged = report.arrangement.of === 'arrangement'
  const current = {
    path: `${entry.id}/${save.fileName}`,
    savedAt: save.savedAt,
    save: {
      creator: report.source.creator,
      trackCount: sounding.length,
      clipCount: overview.clipCounts.arrangement + overview.clipCounts.session,
      deviceCount: overview.deviceCount,
      lengthBeats: isArranged ? report.arrangement.lengthBeats : 0,
      lengthSeconds: isArranged ? overview.lengthSeconds : 0,
      trackNames: sounding.map(({ name }) => name),
      devices: Object.fromEntries(
        [...overview.devices, ...overview.plugins, ...overview.maxDevices].map(({ name, count }) => [name, count]),
      ),
    },
    song: songFacts(report, sounding.length),
  }
  return { folder: '', name: entry.name, saves: [current], current }
}

function songFacts({ overview, harmony, arrangement }: Report, trackCount: number): SongFacts {
  const form = arrangement.of === 'arrangement' ? arrangement.form : null
  const bar = arrangement.meters[0]?.beatsPerBar ?? 4
  return {
    ...NOT_IN_REPORTS,
    meter: overview.meter,
    lengthOf: overview.lengthOf,
    lengthBars: overview.lengthBars,
    lengthSeconds: overview.lengthSeconds,
    clipCounts: overview.clipCounts,
    deviceCount: overview.deviceCount,
    bpm: overview.tempo.bpm,
    stage: overview.stage.stage,
    trackCount,
    key:
      harmony.kind === 'known'
        ? { name: harmony.key.name, tonic: harmony.key.tonicPitchClass, mode: harmony.key.mode }
        : null,
    devices: overview.devices.map(({ name }) => name),
    plugins: overview.plugins,
    hasMaxDevices: overview.maxDevices.length > 0,
    romans: romansOf(harmony),
    copyShare: form?.copyShare ?? null,
    longestUnchangedBars: form?.longestUnchanged ? form.longestUnchanged.to - form.longestUnchanged.from + 1 : null,
    energy: form?.densityPerBar ?? [],
    sectionBars: form
      ? arrangement.sections.map(({ startBeats, endBeats }) => Math.round((endBeats - startBeats) / bar))
      : [],
  }
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
} satisfies Partial<SongFacts>

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
