import { type BarRange, barsBetween, type Evidence } from '@kvint/report'
import type { Part, PlacedClip, PlacedDevice, Song } from '../song/song.ts'
import { quoted } from '../words/name-words.ts'

/** A fact about the whole set. */
export function aboutSet(text: string, bars: BarRange | null = null): Evidence {
  return { text, trackId: null, clipId: null, deviceName: null, bars }
}

/** A fact about the whole set in a stretch of beats. */
export function aboutStretch(
  { picture }: Song,
  { startBeats, endBeats }: { readonly startBeats: number; readonly endBeats: number },
  text: string,
): Evidence {
  return aboutSet(text, barsBetween(picture.meters, startBeats, endBeats))
}

/** A fact about the main track. */
export function aboutMain(text: string): Evidence {
  return { text, trackId: 'main', clipId: null, deviceName: null, bars: null }
}

/** A fact about a track: the text follows the track's name. */
export function aboutTrack({ track }: Part, text: string, bars: BarRange | null = null): Evidence {
  return { text: `${quoted(track.name)}: ${text}`, trackId: track.id, clipId: null, deviceName: null, bars }
}

/** A fact about a clip, with the bars that it fills. */
export function aboutClip(song: Song, part: Part, { report }: PlacedClip, text: string): Evidence {
  const bars = barsBetween(song.picture.meters, report.startBeats, report.endBeats)
  const name = report.name === '' ? quoted(part.track.name) : `${quoted(part.track.name)} ▸ ${quoted(report.name)}`
  return { text: `${name}: ${text}`, trackId: part.track.id, clipId: report.id, deviceName: null, bars }
}

/** A fact about a device: `“Bass” ▸ Compressor: release 900 ms`. */
export function aboutDevice({ device, trackId, trackName }: PlacedDevice, text: string): Evidence {
  const name = device.userName === '' ? device.name : `${device.name} ${quoted(device.userName)}`
  return {
    text: `${quoted(trackName)} ▸ ${name}: ${text}`,
    trackId,
    clipId: null,
    deviceName: device.name,
    bars: null,
  }
}
