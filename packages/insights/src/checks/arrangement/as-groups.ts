import type { Track } from '@kvint/als'
import type { Part, Song } from '../../song/song.ts'

/**
 * The tracks of these parts; where all that plays in a group is among them, the group stands for it.
 *
 * `asGroups(song, [kick, snare, overheads, bass])` → the group “Kit”, and the bass
 */
export function asGroups({ parts, set }: Song, told: readonly Part[]): Track[] {
  const isWhole = (groupId: number): boolean => {
    const inside = parts.filter(({ track, clips }) => track.groupId === groupId && clips.length > 0)
    return inside.length >= FEWEST_IN_GROUP && inside.every((part) => told.includes(part))
  }
  const tracks = told.map(({ track }) => {
    const group = track.groupId !== null && isWhole(track.groupId)
    return (group && set.tracks.find(({ id }) => id === track.groupId)) || track
  })
  return [...new Set(tracks)]
}

const FEWEST_IN_GROUP = 2
