import type { AudioClip } from '@kvint/als'
import { placeInFile } from '../../arrangement/seconds-at.ts'
import type { Part, PlacedClip, Song } from '../../song/song.ts'

export type RecordingInPieces = {
  readonly fileName: string
  readonly clips: number
  readonly pieces: number
  /** How many of the clips lie on each part. */
  readonly parts: ReadonlyMap<Part, number>
}

/**
 * Recordings of which a song plays many different short pieces, the most cut first; worked out once a song. A piece is told
 * by where it begins in the file. What goes on where the clip before it stopped is no piece of its own, what lasts is a
 * take, and a file of a single hit has no pieces.
 */
export function recordingsInPieces(song: Song): readonly RecordingInPieces[] {
  const known = KNOWN.get(song)
  if (known) return known
  const placed = song.parts.flatMap((part) =>
    part.clips.flatMap((one, index) => {
      const { clip, report } = one
      const isPiece = report.endBeats - report.startBeats <= LONGEST_PIECE_BEATS && !goesOn(part.clips[index - 1], one)
      if (clip.kind !== 'audio' || !report.isHeard || report.sampleName === null || !isPiece || isOneShot(clip))
        return []
      const place = clip.loop.start + clip.loop.startRelative
      return [{ part, fileName: report.sampleName, seconds: placeInFile(clip, place) ?? place }]
    }),
  )
  const found = [...Map.groupBy(placed, ({ fileName }) => fileName)]
    .map(([fileName, clips]) => ({
      fileName,
      clips: clips.length,
      pieces: placesApart(clips.map(({ seconds }) => seconds)),
      parts: new Map([...Map.groupBy(clips, ({ part }) => part)].map(([part, { length }]) => [part, length])),
    }))
    .filter(({ clips, pieces }) => clips >= FEWEST_CLIPS && pieces >= FEWEST_PIECES)
    .toSorted((a, b) => b.pieces - a.pieces)
  KNOWN.set(song, found)
  return found
}

/** How many places there are that lie clearly apart. */
function placesApart(seconds: readonly number[]): number {
  let [places, last] = [0, -Infinity]
  for (const place of seconds.toSorted((a, b) => a - b)) {
    if (place - last < APART_SECONDS) continue
    places++
    last = place
  }
  return places
}

function isOneShot({ sample }: AudioClip): boolean {
  const { sampleRateHz, durationSamples } = sample ?? {}
  return Boolean(sampleRateHz && durationSamples && durationSamples / sampleRateHz < ONE_SHOT_SECONDS)
}

function goesOn(before: PlacedClip | undefined, { clip, report, contentKey }: PlacedClip): boolean {
  if (before?.clip.kind !== 'audio' || clip.kind !== 'audio' || contentKey === before.contentKey) return false
  const lengthBeats = before.report.endBeats - before.report.startBeats
  const [from, after] = [before.clip.loop, clip.loop].map(({ start, startRelative }) => start + startRelative)
  // Where a clip is not looped its end is in the file, in seconds where it is not warped.
  const stopped = before.clip.loop.isOn ? (from ?? 0) + lengthBeats : before.clip.loop.end
  return (
    before.report.sampleName === report.sampleName &&
    Math.abs(before.report.endBeats - report.startBeats) < HAIR_BEATS &&
    Math.abs(stopped - (after ?? 0)) < HAIR_BEATS
  )
}

/** What begins nearer to another than this was trimmed, not chosen. */
const APART_SECONDS = 0.05
/** A hit with its tail; a phrase is longer. */
const ONE_SHOT_SECONDS = 2
const HAIR_BEATS = 1e-3
/** Two bars of 4/4. */
const LONGEST_PIECE_BEATS = 8
const KNOWN = new WeakMap<Song, readonly RecordingInPieces[]>()
/** Rules of thumb: fewer is a loop with an edit. */
const FEWEST_CLIPS = 12
const FEWEST_PIECES = 6
