/** The arrangement's loop brace and play position, in beats. */
export type Transport = {
  readonly isLoopOn: boolean
  readonly loopStartBeats: number
  readonly loopLengthBeats: number
  readonly currentTimeBeats: number
}
