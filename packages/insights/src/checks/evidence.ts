import { type BarRange, barsBetween, beatOfBar, type Evidence } from '@kvint/report'
import type { Part, PlacedClip, PlacedDevice, Song } from '../song/song.ts'
import { count, quoted, type Said } from '../words/figures.ts'
import { say } from '../words/say.ts'
import { inEnglish } from '../words/write-message.ts'

/** A fact about the whole set. */
export function aboutSet(said: Said, bars: BarRange | null = null): Evidence {
  const message = 'pattern' in said ? said : say`${said}`
  return { text: inEnglish(message), message, trackId: null, clipId: null, deviceName: null, bars }
}

/** A fact about the whole set in a stretch of beats. */
export function aboutStretch(
  { picture }: Song,
  { startBeats, endBeats }: { readonly startBeats: number; readonly endBeats: number },
  said: Said,
): Evidence {
  return aboutSet(said, barsBetween(picture.meters, startBeats, endBeats))
}

/**
 * A bar by its number; in scenes that stand end to end for reading only, the scene that it lies in.
 *
 * `atBar(song, 9)` → `bar 9`, or `scene “Verse”` of a session
 */
export function atBar({ picture: { of, sections, meters } }: Song, bar: number): Said {
  const scene = sections.findLast(({ startBeats }) => startBeats <= beatOfBar(meters, bar))
  return of === 'scenes' && scene ? say`scene ${quoted(scene.label)}` : say`bar ${bar}`
}

/**
 * How many bars these are; in scenes that stand end to end for reading only, how many scenes they lie in.
 *
 * `placesOf(song, [1, 2, 3])` → `3 bars`, or `1 scene` of a session
 */
export function placesOf({ picture: { of, sections, meters } }: Song, bars: Iterable<number>): Said {
  const all = [...new Set(bars)]
  if (of !== 'scenes') return count(all.length, 'bar')
  const scenes = all.map((bar) => sections.findLastIndex(({ startBeats }) => startBeats <= beatOfBar(meters, bar)))
  return count(new Set(scenes).size, 'scene')
}

/** A fact about the main track. */
export function aboutMain(said: Said): Evidence {
  return { ...aboutSet(said), trackId: 'main' }
}

/** A fact about a track: the text follows the track's name. */
export function aboutTrack({ track }: Pick<Part, 'track'>, said: Said, bars: BarRange | null = null): Evidence {
  return { ...aboutSet(say`${quoted(track.name)}: ${said}`, bars), trackId: track.id }
}

/** A fact about a clip, with the bars that it fills. */
export function aboutClip(song: Song, part: Part, { report }: PlacedClip, said: Said): Evidence {
  const bars = barsBetween(song.picture.meters, report.startBeats, report.endBeats)
  const track = quoted(part.track.name)
  const message = report.name === '' ? say`${track}: ${said}` : say`${track} ▸ ${quoted(report.name)}: ${said}`
  return { ...aboutSet(message, bars), trackId: part.track.id, clipId: report.id }
}

/** A fact about a device: `“Bass” ▸ Compressor: release 900 ms`. */
export function aboutDevice(placed: PlacedDevice, said: Said): Evidence {
  const { device, trackId } = placed
  const place = quoted(placeOfDevice(placed))
  const message =
    device.userName === ''
      ? say`${place} ▸ ${device.name}: ${said}`
      : say`${place} ▸ ${device.name} ${quoted(device.userName)}: ${said}`
  return { ...aboutSet(message), trackId, deviceName: device.name }
}

/** Where a device stands: its track, with the pad of a Drum Rack: `Kit ▸ Snare`. */
export function placeOfDevice({ trackName, pad }: PlacedDevice): string {
  const name = pad?.name.trim() ?? ''
  return name === '' ? trackName : `${trackName} ▸ ${name}`
}
