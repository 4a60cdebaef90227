import type { BarRange } from '@kvint/report'
import { DRUM_ROLES } from '../roles/role-by-name.ts'
import type { Activity, Part, Song } from '../song/song.ts'
import { silentBars } from './silent-bars.ts'
import { soundingStretches } from './sounding.ts'

/**
 * Per bar, the parts that sound as saved, by the id of their first track: layers of one source are one part. A rest of a phrase is no
 * rest of a figure: there a part is out.
 *
 * Tracks 1 Bass, 2 “Song-drums.wav” and 3 “Song-guitar.wav”, cut alike → `[Set { 1, 2 }, …]`
 */
export function soundingParts({ parts, activity, picture }: Playing): readonly ReadonlySet<number>[] {
  const known = KNOWN.get(activity)
  if (known) return known
  const heard = parts.filter(({ isAudible, clips }) => isAudible && clips.length > 0)
  const partOf = new Map(heard.map(({ track }) => [track.id, track.id]))
  for (const [first = 0, ...others] of layersOf(heard)) for (const id of others) partOf.set(id, first)
  const sounding = activity.tracks.map((tracks) => new Set([...tracks].filter((id) => partOf.has(id))))
  for (const part of heard)
    for (const { from, to } of restsOf(part, picture.meters))
      for (let bar = from; bar <= Math.min(to, activity.barCount); bar++) sounding[bar - 1]?.delete(part.track.id)
  const found = sounding.map((ids) => new Set([...ids].map((id) => partOf.get(id) ?? id)))
  KNOWN.set(activity, found)
  return found
}

type Playing = Pick<Song, 'parts' | 'activity'> & { readonly picture: Pick<Song['picture'], 'meters'> }

/** Where a part is silent for a phrase or longer, by bars. */
function restsOf({ clips }: Part, meters: Song['picture']['meters']): BarRange[] {
  const rests = silentBars(soundingStretches(clips, { start: 0, end: Infinity }), meters)
  return rests.filter(({ from, to }) => to - from + 1 >= PHRASE_BARS)
}

/**
 * Tracks that are one part: recordings of one length that are cut at the same places, in one group as the microphones of a kit are,
 * or from files that begin with the same name as stems do. Loops that are laid out alike are parts of their own.
 *
 * `layersOf(parts)` → `[[2, 3, 4]]`, the kick, its second microphone and the overheads
 */
export function layersOf(parts: readonly Part[]): number[][] {
  const byCuts = Map.groupBy(
    parts.filter(({ clips }) => clips.length > 0),
    (part) => (comesRound(part) ? part : (cutsOf(part) ?? part)),
  )
  return [...byCuts.values()].flatMap((alike) => {
    const recordings = alike.map(recordingOf)
    const firstOf = (one: Recording) => recordings.find((other) => other === one || areLayers(other, one))
    return [...Map.groupBy(recordings, firstOf).values()]
      .filter(({ length }) => length > 1)
      .map((layers) => layers.map(({ part }) => part.track.id))
  })
}

/** Whether most parts sound as saved: of a song that is mostly off, form can't be judged. */
export function isMostlyHeard({ parts }: Pick<Song, 'parts'>): boolean {
  const playing = parts.filter(({ clips }) => clips.length > 0)
  return playing.filter(({ isAudible }) => isAudible).length * 2 >= playing.length
}

/** Of recordings that are cut at the same places: whether they are in one group, or, as they are heard, their files begin with the same name. */
function areLayers(a: Recording, b: Recording): boolean {
  if (a.seconds !== null && b.seconds !== null && Math.abs(a.seconds - b.seconds) >= MOST_APART_SECONDS) return false
  const { groupId } = a.part.track
  // Guitars of one group are cut alike, too, and are as many as they are.
  const isOneGroup = groupId !== null && groupId === b.part.track.groupId && (a.isOfKit || b.isOfKit)
  // One recording on several tracks is doubled: no stems of a source.
  return isOneGroup || (a.part.isAudible && a.file !== b.file && a.source !== undefined && a.source === b.source)
}

type Recording = {
  readonly part: Part
  readonly isOfKit: boolean
  readonly file: string
  /** How long the file is; `null` where the set does not say. */
  readonly seconds: number | null
  /** The name of its file up to the fourth letter. */
  readonly source: string | undefined
}

function recordingOf(part: Part): Recording {
  const file = fileOf(part)
  const clip = part.clips[0]?.clip
  const { sampleRateHz, durationSamples } = (clip?.kind === 'audio' && clip.sample) || {}
  return {
    part,
    isOfKit: DRUM_ROLES.has(part.report.role.role),
    file,
    seconds: sampleRateHz && durationSamples ? durationSamples / sampleRateHz : null,
    source: FOUR_LETTERS.exec(file)?.[0],
  }
}

/** Whether a part is loops, or plays one place of its file in most clips: a microphone records on. */
function comesRound({ clips }: Part): boolean {
  const places = new Set(clips.map(({ clip }) => clip.loop.start + clip.loop.startRelative))
  const isLoop = clips.some(
    ({ clip: { loop }, report: { startBeats, endBeats } }) =>
      loop.isOn && (loop.end - loop.start) * 2 <= endBeats - startBeats,
  )
  return isLoop || places.size * 2 <= clips.length
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

const KNOWN = new WeakMap<Activity, readonly ReadonlySet<number>[]>()
const FOUR_LETTERS = /^(?:[^a-z]*[a-z]){4}/i
/** Files that are recorded or written at once begin and end within this. */
const MOST_APART_SECONDS = 2
const PHRASE_BARS = 4
