import type { TrackReport } from '@kvint/report'

/**
 * Tracks that still sound while tracks are soloed: those, and what lies in a soloed group. `null` where none is soloed.
 *
 * `leftBySolo(report.tracks)` → `Set { 12 }`
 */
export function leftBySolo(tracks: readonly TrackReport[]): ReadonlySet<TrackReport['id']> | null {
  if (!tracks.some(({ isSoloed }) => isSoloed)) return null
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const isLeft = (track: TrackReport): boolean => {
    // Groups that lie in each other, in a broken file, end the walk.
    const seen = new Set<TrackReport>()
    for (let at: TrackReport | undefined = track; at && !seen.has(at); at = byId.get(at.groupId ?? -1)) {
      if (at.isSoloed) return true
      seen.add(at)
    }
    return false
  }
  return new Set(tracks.filter(isLeft).map(({ id }) => id))
}
