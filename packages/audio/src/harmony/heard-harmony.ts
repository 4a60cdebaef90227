export type HeardKey = {
  /** 0 = C … 11 = B. */
  readonly tonicPitchClass: number
  readonly mode: string
  /** 0 to 1. */
  readonly confidence: number
}

export type HeardChord = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly rootPitchClass: number
  readonly quality: string
  readonly bassPitchClass: number
  /** 0 to 1. */
  readonly confidence: number
}
