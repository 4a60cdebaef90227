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
 * Ids of the tracks that sound as saved: heard, no fader of theirs or of a group around all the way down (where one is
 * automated, its automation says), and no Monitor In, with which the clips of a track are silent.
 */
export function audibleTracks(tracks: readonly Track[]): ReadonlySet<number> {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const heard = heardTracks(tracks)
  const isDown = ({ mixer, automation }: Track) => {
    const moved = automation.find(({ target }) => target.kind === 'mixer' && target.parameter === 'volume')
    return moved ? moved.events.every(({ value }) => value <= STOP) : mixer.volumeDb <= FADER_STOP_DB
  }
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
/** −60 dB, in the unit of an envelope. */
const STOP = 0.001

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
