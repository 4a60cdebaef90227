/** The arrangement's loop brace and play position, in beats, and what the control bar is set to. */
export type Transport = {
  readonly isLoopOn: boolean
  readonly loopStartBeats: number
  readonly loopLengthBeats: number
  readonly currentTimeBeats: number
  readonly isPunchIn: boolean
  readonly isPunchOut: boolean
  /** When clips begin that follow the set: Live's index, 0 at once, 1 to 4 eight bars to one, … 13 a thirty-second. */
  readonly launchQuantization: number | null
}
