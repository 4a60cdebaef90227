import type { TrackReport } from '@kvint/report'
import { groupsAround } from './groups-around.ts'

/**
 * Tracks that still sound while tracks are soloed: those, and what lies in a soloed group. `null` where none is soloed.
 *
 * `leftBySolo(report.tracks)` → `Set { 12 }`
 */
export function leftBySolo(tracks: readonly TrackReport[]): ReadonlySet<TrackReport['id']> | null {
  if (!tracks.some(({ isSoloed }) => isSoloed)) return null
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const isLeft = (track: TrackReport) => [track, ...groupsAround(track, byId)].some(({ isSoloed }) => isSoloed)
  return new Set(tracks.filter(isLeft).map(({ id }) => id))
}
