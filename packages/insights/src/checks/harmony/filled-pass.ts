import type { Chord } from '@kvint/theory'
import { chordsBetween } from './loops-by-bar.ts'

/**
 * Whether the chords of a loop stand alone in a pass that begins there: no chord on another root lasts a bar. Two chords take turns only where
 * they fill nearly all of it, with no other of half a bar. One or two notes are no other chord.
 */
export function isFilledBy(
  chords: readonly Chord[],
  slots: readonly Chord[],
  { lengthBeats, beatsPerBar }: { readonly lengthBeats: number; readonly beatsPerBar: number },
): (from: number) => boolean {
  const roots = new Set(slots.map(({ rootPitchClass }) => rootPitchClass))
  const isPair = slots.length === 2
  const shortest = isPair ? beatsPerBar / 2 : beatsPerBar
  return (from) => {
    const others = chordsBetween(chords, from, from + lengthBeats)
      .filter(({ rootPitchClass, sounding }) => !sounding && !roots.has(rootPitchClass))
      .map(({ startBeats, endBeats }) => Math.min(endBeats, from + lengthBeats) - Math.max(startBeats, from))
    const beats = others.reduce((sum, each) => sum + each, 0)
    return others.every((each) => each < shortest - HAIR_BEATS) && !(isPair && beats > lengthBeats * MOST_OF_OTHERS)
  }
}

const MOST_OF_OTHERS = 0.15
const HAIR_BEATS = 0.05
