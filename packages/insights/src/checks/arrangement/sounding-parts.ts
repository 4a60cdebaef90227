import type { Part, Song } from '../../song/song.ts'

/**
 * Per bar, the parts that sound as saved, by the id of their first track: stems of one recording that are cut together
 * are one part. Worked out once a song.
 *
 * Tracks 1 Bass, 2 “Song-drums.wav” and 3 “Song-guitar.wav”, cut alike → `[Set { 1, 2 }, …]`
 */
export function soundingParts(song: Song): readonly ReadonlySet<number>[] {
  const known = KNOWN.get(song)
  if (known) return known
  const { parts, activity } = song
  const partOf = new Map<number, number>()
  const byCuts = Map.groupBy(
    parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0),
    (part) => cutsOf(part) ?? part,
  )
  for (const alike of byCuts.values()) {
    for (const part of alike) {
      const first = alike.find((other) => other === part || areStems(other, part))
      partOf.set(part.track.id, first?.track.id ?? part.track.id)
    }
  }
  const found = activity.tracks.map(
    (tracks) => new Set([...tracks].flatMap((id) => (partOf.has(id) ? [partOf.get(id) ?? id] : []))),
  )
  KNOWN.set(song, found)
  return found
}

/** Whether most parts sound as saved: of a song that is mostly off, form can't be judged. */
export function isMostlyHeard({ parts }: Song): boolean {
  const playing = parts.filter(({ clips }) => clips.length > 0)
  return playing.filter(({ isAudible }) => isAudible).length * 2 >= playing.length
}

/** Of recordings that are cut at the same places: whether their files begin with the same name. */
function areStems(a: Part, b: Part): boolean {
  return sharedName(fileOf(a), fileOf(b)).length >= LEAST_LETTERS
}

/** Where the clips stand and from where they play; `null` where there are notes. */
function cutsOf({ clips }: Part): string | null {
  const cuts = clips.map(({ clip, report: { startBeats, endBeats, isHeard } }) =>
    clip.kind === 'audio' ? [startBeats, endBeats, isHeard, clip.loop.start + clip.loop.startRelative].join(' ') : null,
  )
  return cuts.includes(null) ? null : cuts.join('\n')
}

/** Letters of the file's name behind the number that Live puts before a recording. */
function fileOf({ clips }: Part): string {
  return (clips[0]?.report.sampleName ?? '').replace(/^[\d\W_]+(?:audio)?/i, '')
}

function sharedName(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return a.slice(0, length).replaceAll(/[\d\W_]/g, '')
}

const KNOWN = new WeakMap<Song, readonly ReadonlySet<number>[]>()
const LEAST_LETTERS = 4
