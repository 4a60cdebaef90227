import type { LiveSet, SampleReference } from '@kvint/als'
import type { Hearing } from '@kvint/audio'
import type { Finding } from '@kvint/report'
import { audioClips } from '../checks/warp/audio-clips-of.ts'
import { toFinding } from '../lessons/to-finding.ts'
import { songSteps } from '../song-steps.ts'
import type { Song } from '../song/song.ts'
import { SAMPLE_CHECKS } from './checks/sample-checks.ts'
import { heardUses, type HeardUse } from './heard-uses.ts'

/** A file of the project folder. */
export type HeardFile = {
  /** Path from the project folder, `/` between folders. */
  readonly path: string
  /** `null` where it was not heard: it may still be the one that a name means. */
  readonly hearing: Hearing | null
}

export type SamplesOfSet = { readonly findings: readonly Finding[]; readonly uses: readonly HeardUse[] }

/**
 * What is heard in the samples of a set, where its clips play them. Each file is heard once, however many clips use it; files
 * that no clip uses say nothing.
 *
 * ```ts
 * hearSamples(set, 'song.als', [{ path: 'Samples/Imported/loop.wav', hearing }])
 * ```
 */
export function hearSamples(set: LiveSet, fileName: string, files: readonly HeardFile[]): SamplesOfSet {
  const song = songOf(set, fileName)
  const uses = audioClips(song).flatMap(({ part, placed, clip }) => {
    const file = clip.sample && fileOf(clip.sample, files)
    return file?.hearing ? [{ part, placed, clip, hearing: file.hearing }] : []
  })
  const heard = { song, uses }
  const findings = SAMPLE_CHECKS.flatMap((check) => {
    const sighting = check.find(heard)
    return sighting ? [toFinding(check, sighting)] : []
  })
  return { findings, uses: heardUses(heard) }
}

/**
 * Which of the files of a project folder the clips of the set play: worth hearing before the others.
 *
 * ```ts
 * samplesInUse(set, 'song.als', [{ path: 'Samples/Imported/loop.wav' }, { path: 'Samples/Imported/old.wav' }])
 * ```
 */
export function samplesInUse<F extends { readonly path: string }>(
  set: LiveSet,
  fileName: string,
  files: readonly F[],
): ReadonlySet<F> {
  const clips = audioClips(songOf(set, fileName))
  return new Set(clips.flatMap(({ clip }) => (clip.sample && fileOf(clip.sample, files)) ?? []))
}

function songOf(set: LiveSet, fileName: string): Song {
  const steps = songSteps(set, fileName, {})
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value.song
}

/** By the path in the project, else by a name that only one file has. */
function fileOf<F extends { readonly path: string }>(
  { relativePath, fileName }: SampleReference,
  files: readonly F[],
): F | null {
  const byPath = relativePath && files.find(({ path }) => path === relativePath || path.endsWith(`/${relativePath}`))
  if (byPath) return byPath
  const byName = files.filter(({ path }) => path.split('/').at(-1) === fileName)
  return byName.length === 1 ? (byName[0] ?? null) : null
}
