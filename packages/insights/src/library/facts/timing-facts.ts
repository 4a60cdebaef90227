import { placedNotes } from '../../checks/midi/heard-notes-of.ts'
import type { Song } from '../../song/song.ts'
import type { TimingFacts } from './song-facts.ts'

/** How many notes begin on the grid of 16ths and triplets, and how many clips use a groove; each content once. */
export function timingFacts({ parts }: Song): TimingFacts | null {
  const starts = parts.flatMap(placedNotes).flatMap(({ notes }) => notes.map(([, start]) => start))
  const clips = parts.flatMap((part) => part.clips)
  if (starts.length < FEWEST_NOTES) return null
  return {
    notes: starts.length,
    onGrid: starts.filter((beats) => isNear(beats, 4) || isNear(beats, 6)).length,
    clips: clips.length,
    groovedClips: clips.filter(({ clip }) => clip.grooveId !== null).length,
  }
}

function isNear(beats: number, stepsPerBeat: number): boolean {
  const steps = beats * stepsPerBeat
  return Math.abs(steps - Math.round(steps)) / stepsPerBeat < TOLERANCE_BEATS
}

/** 5 ms at 120 BPM: below what is heard as early or late. */
const TOLERANCE_BEATS = 0.01
const FEWEST_NOTES = 16
