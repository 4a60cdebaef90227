import type { Track } from '@kvint/als'
import type { Part, Song } from '../../song/song.ts'

/**
 * The tracks of these parts; where all that plays in a group is among them, the group stands for it.
 *
 * `asGroups(song, [kick, snare, overheads, bass])` → the group “Kit”, and the bass
 */
export function asGroups({ parts, set }: Song, told: readonly Part[]): Track[] {
  const among = new Set(told)
  const byId = new Map<number | null, Track>(set.tracks.map((track) => [track.id, track]))
  const playing = parts.filter(({ clips }) => clips.length > 0)
  const whole = new Map(
    [...Map.groupBy(playing, ({ track }) => track.groupId)]
      .filter(([, inside]) => inside.length >= FEWEST_IN_GROUP && inside.every((part) => among.has(part)))
      .map(([id]) => [id, byId.get(id)]),
  )
  return [...new Set(told.map(({ track }) => whole.get(track.groupId) ?? track))]
}

const FEWEST_IN_GROUP = 2
