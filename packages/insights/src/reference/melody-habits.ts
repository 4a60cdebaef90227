import { analyseMelody, type Note } from '@kvint/theory'

/** What a melody does, in figures by which songs can be compared. */
export type MelodyHabits = {
  /** From its lowest to its highest note. */
  readonly semitones: number
  /** Share (0…1) of the moves to another note that are a whole or half tone. */
  readonly steps: number
}

/**
 * Range and steps of a line. `null` for fewer than 64 notes, for fewer than six pitches, which are a riff, or where one note in ten
 * sounds together with another: that is no one voice.
 *
 * @example melodyHabits(lead)?.semitones // → 17
 */
export function melodyHabits(notes: readonly Note[]): MelodyHabits | null {
  const melody = analyseMelody(notes)
  if (melody.kind === 'unknown' || melody.noteCount < FEWEST_NOTES || melody.monophony < ONE_VOICE) return null
  if (new Set(notes.map(({ pitch }) => pitch)).size < FEWEST_PITCHES) return null
  const moves = melody.noteCount - 1 - melody.repeats
  return moves === 0 ? null : { semitones: melody.range.semitones, steps: melody.steps / moves }
}

const FEWEST_NOTES = 64
const FEWEST_PITCHES = 6
const ONE_VOICE = 0.9
