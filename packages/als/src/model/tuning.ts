/** A tuning system other than twelve equal steps (Live 12+): then note numbers are steps of it. */
export type Tuning = {
  readonly name: string
  /** Hz of the reference pitch, where the file says it. */
  readonly referenceFrequencyHz: number | null
  /** The note that has this frequency: its octave, and its index in it; `null` where the file does not say it. */
  readonly referenceOctave: number | null
  readonly referenceNoteIndex: number | null
}
