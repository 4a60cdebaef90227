import type { Curve } from './automation.ts'

/** A note of a MIDI clip. Fields that hold Live's default are absent from the file since 12.2 and stand here with that default. */
export type MidiNote = {
  /** MIDI number, 60 = C3. */
  readonly pitch: number
  /** Beats in the clip's content; negative is possible. */
  readonly startBeats: number
  /** 0 is possible. */
  readonly durationBeats: number
  /** 1…127, fractions are possible. */
  readonly velocity: number
  readonly releaseVelocity: number
  readonly isMuted: boolean
  /** 0…1. */
  readonly probability: number
  /** −127…127: velocity lies between velocity and velocity + deviation. */
  readonly velocityDeviation: number
  /** Joins the note to its `PerNoteExpression`s; `null` before Live 10.1. */
  readonly id: number | null
  /** Byte offset in the XML. */
  readonly offset: number
}

/** An MPE curve of one note. */
export type PerNoteExpression = {
  readonly noteId: number
  readonly controller: 'pressure' | 'pitchBend' | 'slide' | number
  readonly events: readonly ExpressionEvent[]
}

export type ExpressionEvent = {
  /** From the start of the note. */
  readonly offsetBeats: number
  /** Pressure and slide 0…127, pitch bend −8192…8191 for 48 semitones down or up. */
  readonly value: number
  readonly curve?: Curve
}
