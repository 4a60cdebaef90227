/** What the product is called. The one place that says it: a change of name is a change of this file. */
export const PRODUCT = {
  name: 'Kvint',
  /** Limited company that runs it. */
  company: 'Kvint AS',
  /** Mailboxes, by what they are for. The domain is a reserved one until the company's own stands. */
  mail: { support: 'support@kvint.example', contact: 'contact@kvint.example', legal: 'legal@kvint.example' },
  /** For keys, file names and commands. */
  slug: 'kvint',
} as const
