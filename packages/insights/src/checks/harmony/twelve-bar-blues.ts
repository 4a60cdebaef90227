import { type Chord, CHORD_QUALITIES } from '@kvint/theory'

/**
 * Whether the chords of twelve bars are a blues, by their roots and lengths: I for four bars (IV in the second where the
 * change comes quick), IV for two, I for two, V, IV or V again, I, and I or V to turn round. They may begin up to eleven bars
 * before or after. The home chord, and its kind.
 *
 * `twelveBarBlues(chords, 0, 4)` → `{ home: Em, isMinor: true }`
 */
export function twelveBarBlues(
  chords: readonly Chord[],
  startBeats: number,
  beatsPerBar: number,
): { readonly home: Chord; readonly isMinor: boolean } | null {
  for (let turn = 1 - FORM.length; turn < FORM.length; turn++) {
    const inBars = FORM.map((_, bar) => chordAt(chords, startBeats + (turn + bar + 0.5) * beatsPerBar))
    const [home] = inBars
    if (!home) continue
    const isForm = FORM.every((steps, bar) => {
      const chord = inBars[bar]
      return chord && steps.includes((chord.rootPitchClass - home.rootPitchClass + 12) % 12)
    })
    if (isForm) return { home, isMinor: CHORD_QUALITIES[home.quality].intervals[1] === MINOR_THIRD }
  }
  return null
}

function chordAt(chords: readonly Chord[], beats: number): Chord | undefined {
  return chords.find((chord) => chord.startBeats <= beats && chord.endBeats > beats)
}

const [I, IV, V] = [0, 5, 7]
const FORM: readonly (readonly number[])[] = [[I], [I, IV], [I], [I], [IV], [IV], [I], [I], [V], [IV, V], [I], [I, V]]
const MINOR_THIRD = 3
