import type { Part, Song } from '../song/song.ts'

/** In how many bars a part plays. */
export function barsOfPart({ activity }: Song, { track }: Part): number {
  return activity.tracks.filter((tracks) => tracks.has(track.id)).length
}
