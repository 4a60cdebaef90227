import type { Track } from '@kvint/als'
import { groupsAround } from './groups-around.ts'

/**
 * The outermost switch that is off on the way of a track: that of a group around it, or its own.
 *
 * `outermostSwitch(snare, byId)` → the group “Drums”, which is off
 */
export function outermostSwitch(track: Track, byId: ReadonlyMap<number, Track>): Track | undefined {
  return [track, ...groupsAround(track, byId)].findLast(({ mixer }) => mixer.isMuted)
}
