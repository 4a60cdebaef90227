/** A sounding note, in quarter-note beats from the start of the music. */
export type Note = {
  /** MIDI number, 60 = C3 as Live writes it. */
  readonly pitch: number
  readonly startBeats: number
  readonly durationBeats: number
  /** 1…127. */
  readonly velocity: number
  /** Any number that tells the tracks apart; notes without one belong to track 0. */
  readonly track?: number
}
