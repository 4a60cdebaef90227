import type { Part, Song } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'

/**
 * Tracks that are there to be listened to and not to be heard: switched off, and a sidechain takes their sound ahead of the mixer,
 * where it still comes through.
 *
 * `keyTracks(song)` → the ghost kick
 */
export function keyTracks({ parts }: Pick<Song, 'parts'>): Part[] {
  const listeners = new Map<number, Set<number>>()
  for (const part of parts)
    for (const { device } of activeDevices(part)) {
      const { isOn, sourceTrackId, target } = device.sidechain ?? {}
      if (isOn !== true || typeof sourceTrackId !== 'number' || target?.endsWith('TrackOut') !== false) continue
      listeners.set(sourceTrackId, (listeners.get(sourceTrackId) ?? new Set()).add(part.track.id))
    }
  return parts.filter(
    ({ track }) => track.mixer.isMuted && [...(listeners.get(track.id) ?? [])].some((id) => id !== track.id),
  )
}
