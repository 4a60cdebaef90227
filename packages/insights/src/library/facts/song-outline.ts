import type { Report } from '@kvint/report'
import { romansOf } from './romans-of.ts'
import type { SaveFacts } from './save-facts.ts'
import type { SongFacts } from './song-facts.ts'

/** What a report says of a song, whole or not yet finished. */
export type Reported = Pick<Report, 'overview' | 'tracks' | 'arrangement' | 'harmony'>

export type SongOutline = Omit<
  SongFacts,
  | 'topDeviceCount'
  | 'offDeviceCount'
  | 'samples'
  | 'melody'
  | 'timing'
  | 'velocities'
  | 'loops'
  | 'automationEvents'
  | 'reverb'
  | 'pans'
  | 'mainChain'
  | 'unnamedTracks'
  | 'colours'
  | 'people'
>

/**
 * The facts of a song that its report holds; for the others the set itself must be read (`readSongFacts`).
 *
 * @example
 * songOutline(report).sectionBars // → [16, 16, 8, 16]
 */
export function songOutline({ overview, tracks, arrangement, harmony }: Reported): SongOutline {
  const form = arrangement.of === 'arrangement' ? arrangement.form : null
  const bar = arrangement.meters[0]?.beatsPerBar ?? 4
  return {
    meter: overview.meter,
    lengthOf: overview.lengthOf,
    lengthBars: overview.lengthBars,
    lengthSeconds: overview.lengthSeconds,
    clipCounts: overview.clipCounts,
    deviceCount: overview.deviceCount,
    bpm: overview.tempo.bpm,
    stage: overview.stage.stage,
    trackCount: soundingOf(tracks).length,
    key:
      harmony.kind === 'known'
        ? { name: harmony.key.name, tonic: harmony.key.tonicPitchClass, mode: harmony.key.mode }
        : null,
    devices: overview.devices.map(({ name }) => name),
    plugins: overview.plugins.map(({ name, format }) => ({ name, format })),
    hasMaxDevices: overview.maxDevices.length > 0,
    romans: romansOf(harmony),
    copyShare: form?.copyShare ?? null,
    longestUnchangedBars: form?.longestUnchanged ? form.longestUnchanged.to - form.longestUnchanged.from + 1 : null,
    energy: form ? atPlaces(form.densityPerBar, ENERGY_PLACES) : [],
    sectionBars: form
      ? arrangement.sections.map(({ startBeats, endBeats }) => Math.round((endBeats - startBeats) / bar))
      : [],
  }
}

/**
 * How large a save is, by its report.
 *
 * @example
 * saveOutline(report, 'Ableton Live 11.3.13').clipCount // → 12
 */
export function saveOutline(
  { overview, tracks, arrangement }: Omit<Reported, 'harmony'>,
  creator: string | null,
): SaveFacts {
  const sounding = soundingOf(tracks)
  const isArranged = arrangement.of === 'arrangement'
  const devices: Record<string, number> = {}
  for (const { name, count } of [...overview.devices, ...overview.plugins, ...overview.maxDevices])
    devices[name] = (devices[name] ?? 0) + count
  return {
    creator,
    trackCount: sounding.length,
    clipCount: overview.clipCounts.arrangement + overview.clipCounts.session,
    deviceCount: overview.deviceCount,
    lengthBeats: isArranged ? arrangement.lengthBeats : 0,
    lengthSeconds: isArranged ? (arrangement.lengthBeats * 60) / Math.max(overview.tempo.bpm, 1) : 0,
    trackNames: sounding.map(({ name }) => name),
    devices,
  }
}

function soundingOf(tracks: Report['tracks']): Report['tracks'] {
  return tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio')
}

/** A curve of any length at so many places, each the mean of what falls into it. */
function atPlaces(values: readonly number[], places: number): number[] {
  if (values.length === 0) return []
  return Array.from({ length: places }, (_, place) => {
    const from = Math.floor((place * values.length) / places)
    const until = Math.max(from + 1, Math.floor(((place + 1) * values.length) / places))
    const within = values.slice(from, until)
    const mean = within.reduce((sum, value) => sum + value, 0) / Math.max(within.length, 1)
    return Math.round(mean * 100) / 100
  })
}

const ENERGY_PLACES = 32
