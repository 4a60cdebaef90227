/** A metric’s texts in one language. */
export type MetricWords = {
  readonly title: string
  /**
   * Sentences with figures in braces: `{songs}`; `{songs|song|songs}` is the number with the noun that fits it.
   */
  readonly claims: Readonly<Record<string, string>>
  readonly why: string
  readonly tryThis: string
  readonly honesty: string
}
