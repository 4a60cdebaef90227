/** One word for one thing. Live's own word where Live has one, then theory's, then the protocol's. */
export type Term = {
  /** As addresses and findings name it: `glossary:sidechain`. */
  readonly id: string
  readonly name: string
  readonly field: 'live' | 'theory' | 'sound' | 'oauth' | 'mcp' | 'kvint'
  /** One or two sentences without words that need explaining. */
  readonly meaning: string
  /** What other people call it; not used here. */
  readonly alsoCalled?: readonly string[]
}
