import type { PlacedDevice, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { chosenDevices } from '../devices-of.ts'
import { aboutDevice, placeOfDevice } from '../evidence.ts'
import { playsInOrder } from '../plays-as-written.ts'
import { partOf } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { delayLines } from './delay-lines.ts'
import { milliseconds, plain } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const freeDelayTime: Check = {
  id: 'SP09',
  title: 'Delay time beside the beat',
  area: 'rhythm',
  severity: 'idea',
  stages: ['mix'],
  confidence: 'certain',
  source:
    'Arithmetic: 60 000 / BPM ms a beat. 3 % and 60 to 1000 ms are rules of thumb. The time of a library’s preset is its maker’s',
  find: (song) => {
    const beatMs = 60_000 / song.overview.tempo.bpm
    const found = chosenDevices(song).flatMap((placed) => {
      if (placed.device.isLibraryPreset || isHeld(song, placed)) return []
      const beside = delayLines(placed.device).flatMap(({ place, freeMs }) => {
        if (freeMs === null || freeMs < SHORTEST_MS || freeMs > LONGEST_MS) return []
        const nearest = nearestNoteMs(freeMs, beatMs)
        return Math.abs(freeMs / nearest - 1) > TOLERANCE ? [{ placed, place, ms: freeMs, nearest }] : []
      })
      return beside.slice(0, 1)
    })
    const sighting = saw(found, {
      name: ({ placed }) => placeOfDevice(placed),
      one: (name, { ms, nearest }) =>
        say`The delay on ${name} is not in time: it repeats every ${milliseconds(ms)}, and the nearest note value is ${milliseconds(nearest)}.`,
      many: (number, names) => say`${number} delays are not in time: on ${names}.`,
      evidence: ({ placed, place, ms, nearest }) =>
        aboutDevice(
          placed,
          say`${place ? say`${place}: ` : ''}${milliseconds(ms)}; nearest note value ${milliseconds(nearest)} at ${plain(song.overview.tempo.bpm, 2)} BPM`,
        ),
    })
    const [first] = found
    if (!sighting || !first) return null
    const { placed, ms, nearest } = first
    return { ...sighting, figures: { part: placed.trackName, ms, nearest, drift: Math.abs(ms - nearest) * 3 } }
  },
  learnMore: [manual('Live Audio Effect Reference', 'Delay')],
  honesty: 'Certain arithmetic at the set’s tempo. A free delay is a matter of taste.',
}

/** Whether its part holds each note for about four bars or more: an echo of what is held keeps no time. */
function isHeld(song: Song, { trackId }: PlacedDevice): boolean {
  const part = partOf(song, trackId)
  const notes = part && playsInOrder(part) ? (song.lines.byTrack.get(part.track.id) ?? []) : []
  return notes.length > 0 && notes.every(({ durationBeats }) => durationBeats >= HELD_BEATS)
}

/** Straight, dotted and triplet values from a 1/32 to a whole bar. */
function nearestNoteMs(ms: number, beatMs: number): number {
  const values = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4]
    .flatMap((beats) => [beats, beats * 1.5, (beats * 2) / 3])
    .map((beats) => beats * beatMs)
  return values.reduce((best, value) => (Math.abs(value - ms) < Math.abs(best - ms) ? value : best), beatMs)
}

const HELD_BEATS = 15
const SHORTEST_MS = 60
const LONGEST_MS = 1000
const TOLERANCE = 0.03
