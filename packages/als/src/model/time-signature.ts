/** `numerator`/`denominator`, such as 6/8. */
export type TimeSignature = {
  readonly numerator: number
  readonly denominator: number
}

export type TimeSignatureChange = TimeSignature & {
  readonly timeBeats: number
}
