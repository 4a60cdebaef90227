import type { Track } from '@kvint/als'

/**
 * Ids of the tracks that are heard as far as activators and solos say: own activator and those of all groups around
 * are on, and where anything is soloed, the track, a group around it or a track inside it is.
 */
export function heardTracks(tracks: readonly Track[]): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const soloed = tracks.filter((track) => track.mixer.isSoloed)
  const inSolo = new Set<number>(soloed.flatMap((track) => [track, ...groupsAround(track, byId)]).map(({ id }) => id))
  const isSolo = soloed.some((track) => track.kind !== 'return')
  const heard = tracks.filter((track) => {
    const chain = [track, ...groupsAround(track, byId)]
    if (chain.some((one) => one.mixer.isMuted)) return false
    if (!isSolo || track.kind === 'return') return true
    return inSolo.has(track.id) || chain.some((one) => one.mixer.isSoloed)
  })
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
