import { songEnd } from '../../arrangement/song-end.ts'
import type { Part, Song } from '../../song/song.ts'

export type Stretch = { readonly startBeats: number; readonly endBeats: number }

/**
 * Where a part sounds until the song ends, in beats and in order: its notes, and audio clips from end to end. What touches is one
 * stretch. A part that is off sounds nowhere.
 *
 * `soundingStretches(song, kick)` → `[{ startBeats: 0, endBeats: 64 }, { startBeats: 80, endBeats: 128 }]`
 */
export function soundingStretches({ lines, picture, parts }: Song, own: readonly Part[]): Stretch[] {
  const clips = parts.flatMap((part) => part.clips)
  const { endBeats: end } = songEnd(clips, picture.meters)
  const all = own
    .filter(({ isAudible }) => isAudible)
    .flatMap(({ track, clips: placed }): Stretch[] => [
      ...(lines.byTrack.get(track.id) ?? []).map(({ startBeats, durationBeats }) => ({
        startBeats,
        endBeats: Math.min(end, startBeats + durationBeats),
      })),
      ...placed
        .filter(({ clip, report }) => clip.kind === 'audio' && report.isHeard)
        .map(({ report }) => ({ startBeats: report.startBeats, endBeats: Math.min(end, report.endBeats) })),
    ])
    .filter(({ startBeats, endBeats }) => endBeats > startBeats)
  const joined: Stretch[] = []
  for (const next of all.toSorted((a, b) => a.startBeats - b.startBeats)) {
    const last = joined.at(-1)
    if (last && next.startBeats <= last.endBeats + HAIR_BEATS)
      joined.splice(-1, 1, { ...last, endBeats: Math.max(last.endBeats, next.endBeats) })
    else joined.push(next)
  }
  return joined
}

const HAIR_BEATS = 0.05
