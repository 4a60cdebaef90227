/** What the product is called. The one place that says it: a change of name is a change of this file. */
export const PRODUCT = {
  name: 'Kvint',
  /** Limited company that runs it. */
  company: 'Kvint AS',
  /** For keys, file names and commands. */
  slug: 'kvint',
} as const
