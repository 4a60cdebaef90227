import type { Track } from '@kvint/als'

/**
 * Ids of the tracks that belong to the song as far as activators say: their own and those of all groups around are on.
 * Solo is a state of listening, not of the song: it is not looked at.
 */
export function heardTracks(tracks: readonly Track[]): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const heard = tracks.filter((track) => [track, ...groupsAround(track, byId)].every(({ mixer }) => !mixer.isMuted))
  return new Set(heard.map(({ id }) => id))
}

/** Group tracks around a track, innermost first. A loop in a broken file ends the walk. */
export function groupsAround(track: Track, byId: ReadonlyMap<number, Track>): Track[] {
  const groups: Track[] = []
  let next = track.groupId === null ? undefined : byId.get(track.groupId)
  while (next && !groups.includes(next)) {
    groups.push(next)
    next = next.groupId === null ? undefined : byId.get(next.groupId)
  }
  return groups
}
