import type { Note } from './note.ts'

/**
 * Whether a track's notes look like drums, a one-shot trigger or key-switches; `null` for a track that may carry
 * harmony. Only a guess for tracks whose devices say nothing: a role that is given wins.
 */
export function guessTrackRole(notes: readonly Note[], trackCount: number): 'drums' | 'trigger' | 'key-switch' | null {
  if (notes.length < FEWEST_NOTES || trackCount < 1) return null
  const counts = new Map<number, number>()
  for (const note of notes) counts.set(note.pitch, (counts.get(note.pitch) ?? 0) + 1)
  const pitches = [...counts.keys()]
  const lowest = Math.min(...pitches)
  const highest = Math.max(...pitches)
  if (highest < LOWEST_MUSICAL_PITCH) return 'key-switch'
  if (pitches.length === 1) return trackCount > 1 && lowest === LIVE_DEFAULT_PITCH ? 'trigger' : null
  return looksLikeDrums(notes, counts, lowest, highest) ? 'drums' : null
}

/** Pitches of the General MIDI drum range, struck short, several at once: no bass line does all three but one in octaves. */
function looksLikeDrums(notes: readonly Note[], counts: Map<number, number>, lowest: number, highest: number): boolean {
  if (lowest < 22 || lowest > 45 || highest > 82) return false
  if ([...counts.keys()].every((pitch) => (pitch - lowest) % 12 === 0)) return false
  const share = (pitches: readonly number[]): number =>
    pitches.reduce((sum, pitch) => sum + (counts.get(pitch) ?? 0), 0) / notes.length
  const inRange = notes.filter((note) => note.pitch <= HIGHEST_COMMON_DRUM).length / notes.length
  const short = notes.filter((note) => note.durationBeats <= 0.5).length / notes.length
  if (inRange < 0.8 || short < 0.8 || share(KICKS_AND_SNARES) < 0.1) return false
  const starts = new Set(notes.map((note) => Math.round(note.startBeats * 8))).size
  const isOnlyKickAndSnare = share(KICKS_AND_SNARES) > 0.8 && counts.size > 1
  const hasToms = share(TOMS) > 0.2 && share(SNARES) > 0.05
  return starts < notes.length * 0.95 && (share(HATS_AND_CYMBALS) > 0.2 || hasToms || isOnlyKickAndSnare)
}

const KICKS_AND_SNARES = [35, 36, 37, 38, 39, 40]
const SNARES = [38, 40]
const HATS_AND_CYMBALS = [42, 44, 46, 49, 51, 22, 26, 52, 53, 55, 57, 59]
const TOMS = [41, 43, 45, 47, 48, 50, 58]
const FEWEST_NOTES = 4
/** A0 is 21: below it lie key-switches. */
const LOWEST_MUSICAL_PITCH = 21
/** C3, the pad that Simpler and an empty Drum Rack answer to. */
const LIVE_DEFAULT_PITCH = 60
const HIGHEST_COMMON_DRUM = 59
