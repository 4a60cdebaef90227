import { placedNotes } from '../../checks/midi/heard-notes-of.ts'
import { partsWith } from '../../checks/roles-of.ts'
import type { Song } from '../../song/song.ts'
import { quartiles } from './quartiles.ts'
import type { MelodyFacts } from './song-facts.ts'

/** Range and moves of the leads; each content of a track once. Where notes sound together the highest is the melody. */
export function melodyFacts(song: Song): MelodyFacts | null {
  const lines = partsWith(song, 'lead', 'vocal')
    .flatMap(placedNotes)
    .map(({ notes }) => {
      const highest = new Map<number, number>()
      for (const [pitch, start] of notes) highest.set(start, Math.max(highest.get(start) ?? 0, pitch))
      return [...highest].toSorted(([a], [b]) => a - b).map(([, pitch]) => pitch)
    })
  const pitches = lines.flat()
  const range = quartiles(pitches)
  if (!range || pitches.length < FEWEST_NOTES) return null
  const moves = lines.flatMap((line) => line.slice(1).map((pitch, index) => Math.abs(pitch - (line[index] ?? pitch))))
  return {
    ...range,
    steps: moves.filter((semitones) => semitones === 1 || semitones === 2).length,
    leaps: moves.filter((semitones) => semitones > 2).length,
  }
}

/** Fewer are a call or an effect rather than a melody. */
const FEWEST_NOTES = 8
