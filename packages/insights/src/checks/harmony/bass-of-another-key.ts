import { isInScale, type Key } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { partsWith } from '../roles-of.ts'
import type { Stretch } from './sounding-notes.ts'

/**
 * Whether the bass plays in another key than the parts above it in a stretch: two of its notes or more lie outside the key
 * there and take a fifth of its time, the raised sixth and seventh of minor apart. Two keys at
 * once are two layers (Persichetti, Twentieth-Century Harmony, 1961), and chords that are read across both name neither.
 *
 * `isBassOfAnotherKey(song, scene)` → `true` for D F G A C below chords of B minor
 */
export function isBassOfAnotherKey(song: Song, { startBeats, endBeats }: Stretch): boolean {
  const { harmony } = song
  if (harmony.kind === 'unknown') return false
  const local = harmony.localKeys.find((each) => each.startBeats <= startBeats && each.endBeats > startBeats)
  if (!local) return false
  const key = { tonicPitchClass: local.tonicPitchClass, mode: local.mode as Key['mode'] }
  const notes = partsWith(song, 'bass')
    .filter(({ track }) => harmony.trackIds.includes(track.id))
    .flatMap(({ track }) => song.lines.byTrack.get(track.id) ?? [])
    .filter((note) => note.startBeats >= startBeats && note.startBeats < endBeats)
  const beatsOf = (some: typeof notes) => some.reduce((sum, { durationBeats }) => sum + durationBeats, 0)
  const all = beatsOf(notes)
  if (all < (endBeats - startBeats) * LEAST_PLAYED) return false
  const isRaised = (pitch: number) => key.mode === 'minor' && RAISED.has((pitch - key.tonicPitchClass + 120) % 12)
  const outside = notes.filter(({ pitch }) => !isInScale(pitch, key) && !isRaised(pitch))
  const tones = [...Map.groupBy(outside, ({ pitch }) => pitch % 12).values()].map(beatsOf)
  return tones.filter((beats) => beats >= all * LEAST_OF_TONE).length >= 2 && beatsOf(outside) >= all * LEAST_OUTSIDE
}

const RAISED: ReadonlySet<number> = new Set([9, 11])
/** A bass that comes in between the chords is a figure beside them. */
const LEAST_PLAYED = 0.4
const LEAST_OF_TONE = 0.05
const LEAST_OUTSIDE = 0.2
