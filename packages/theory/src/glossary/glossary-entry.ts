/** A theory word, explained once for the whole product. */
export type GlossaryEntry = {
  readonly term: string
  /** One or two sentences that need no other term. */
  readonly explanation: string
  /** In notes or chords. */
  readonly example: string
}
