import type { SampleReference } from '@kvint/als'
import type { Part, Song } from '../../song/song.ts'

/** A sample and the track that plays it. */
export type PlacedSample = { readonly sample: SampleReference; readonly part: Part }

/** Every file that clips and instruments play, once a track. Frozen copies and take lanes are left out. */
export function allSamples(song: Song): readonly PlacedSample[] {
  const known = KNOWN.get(song)
  if (known) return known
  const found = song.parts.flatMap((part) => {
    const { track, devices } = part
    const clips = [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]
    const samples = [
      ...clips.flatMap((clip) => (clip.kind === 'audio' && clip.sample ? [clip.sample] : [])),
      ...devices.flatMap(({ device }) => device.samples),
    ]
    const seen = new Map(samples.map((sample) => [sample.path ?? sample.relativePath ?? sample.fileName, sample]))
    return [...seen.values()].map((sample) => ({ sample, part }))
  })
  KNOWN.set(song, found)
  return found
}

/** Each file once, with the first track that plays it. */
export function eachFileOnce(samples: readonly PlacedSample[]): PlacedSample[] {
  const seen = new Map<string, PlacedSample>()
  for (const placed of samples) {
    const { sample } = placed
    const key = sample.path ?? sample.relativePath ?? sample.fileName
    if (!seen.has(key)) seen.set(key, placed)
  }
  return [...seen.values()]
}

/** Folder of a sample, shortened to its last two names: a report shows no more of the producer's disk than it needs. */
export function folderOf({ path, relativePath }: SampleReference): string {
  const folders = (path ?? relativePath ?? '')
    .split(/[/\\]/)
    .filter((part) => part !== '')
    .slice(0, -1)
  return folders.slice(-2).join('/') || 'an unknown folder'
}

/** Eight checks ask for them. */
const KNOWN = new WeakMap<Song, readonly PlacedSample[]>()
