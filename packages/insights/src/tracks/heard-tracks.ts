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

/**
 * Ids of the tracks that sound as saved: heard, no fader of theirs or of a group around all the way down (one that is
 * automated may come up), and no Monitor In, with which the clips of a track are silent.
 */
export function audibleTracks(tracks: readonly Track[]): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const heard = heardTracks(tracks)
  const isDown = ({ mixer, automation }: Track) =>
    mixer.volumeDb <= FADER_STOP_DB &&
    !automation.some(
      ({ target, events }) => target.kind === 'mixer' && target.parameter === 'volume' && events.length > 1,
    )
  const audible = tracks.filter(
    (track) =>
      heard.has(track.id) && ![track, ...groupsAround(track, byId)].some(isDown) && !isSilencedByMonitoring(track),
  )
  return new Set(audible.map(({ id }) => id))
}

/** Whether the clips of an audio track are silent since it is set to Monitor In; one that takes a track’s sound is not. */
export function isSilencedByMonitoring({ kind, monitoring, input, isFrozen }: Track): boolean {
  return kind === 'audio' && monitoring === 'in' && (input?.trackId ?? null) === null && !isFrozen
}

const FADER_STOP_DB = -69.9

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
