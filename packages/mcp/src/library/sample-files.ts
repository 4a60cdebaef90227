import type { LiveSet, SampleLocation, SampleReference } from '@kvint/als'
import { walkDevices } from '../music/walk-devices.ts'

/** A file that a set plays, and where the set looks for it. */
export type SampleFile = {
  readonly fileName: string
  readonly path: string | null
  readonly relativePath: string | null
  readonly location: SampleLocation
}

/**
 * Every file that clips and instruments play, once. Frozen copies and take lanes are left out.
 *
 * @example
 * sampleFiles(set)[0] // { fileName: 'Kick.wav', path: null, relativePath: 'Samples/Kick.wav', location: 'insideProject' }
 */
export function sampleFiles(set: LiveSet): SampleFile[] {
  const clips = set.tracks.flatMap(({ arrangementClips, sessionClips }) => [
    ...arrangementClips,
    ...sessionClips.map(({ clip }) => clip),
  ])
  const samples: SampleReference[] = [
    ...clips.flatMap((clip) => (clip.kind === 'audio' && clip.sample ? [clip.sample] : [])),
    ...walkDevices(set).flatMap(({ device }) => device.samples),
  ]
  const files = new Map<string, SampleFile>()
  for (const { fileName, path, relativePath, location } of samples)
    files.set(path ?? relativePath ?? fileName, { fileName, path, relativePath, location })
  return [...files.values()]
}

/** What a look at the disk says of the samples of a project's newest save. */
export type SampleCheck = {
  readonly projectId: string
  readonly projectName: string
  /** Files that are where the set looks for them. */
  readonly found: number
  /** Names of those that are not. */
  readonly missing: readonly string[]
  /** Files of packs and libraries: Live finds them through its own browser. */
  readonly notLookedFor: number
}
