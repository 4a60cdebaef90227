import type { Part, Song } from '../../song/song.ts'
import { activeDevices } from '../devices-of.ts'

/**
 * Whether a track is there to be listened to and not to be heard: it is switched off, and a sidechain takes its sound ahead of
 * the mixer, where it still comes through. A ghost kick.
 */
export function isKeyTrack({ parts }: Pick<Song, 'parts'>, { track }: Part): boolean {
  return (
    track.mixer.isMuted &&
    parts.some(
      (part) =>
        part.track.id !== track.id &&
        activeDevices(part).some(
          ({ device: { sidechain } }) =>
            sidechain?.isOn === true && sidechain.sourceTrackId === track.id && !sidechain.target.endsWith('TrackOut'),
        ),
    )
  )
}
