/** One thing that the specification says a person finds on a page. A bare text is to be seen anywhere on it. */
export type Statement =
  | string
  | { readonly button: string; readonly isOff?: true }
  | { readonly link: string; readonly to: string }
  | { readonly heading: string }
  | { readonly field: string; readonly holds?: string | RegExp }
  | { readonly absent: string }

/** One visit to a page in one state, with all that is to be found there. */
export type Visit = {
  /** The heading of the specification under which the statements stand. */
  readonly section: string
  readonly path: string
  readonly as: 'visitor' | 'member'
  readonly in: 'both' | 'shipped' | 'full'
  /** Pressed in this order before anything is looked for: buttons by name, tools by the start of theirs. */
  readonly presses?: readonly string[]
  readonly states: readonly Statement[]
}
