/** One thing that must hold, and what was seen. */
export type Check = {
  /** Of the list of checks that every service here is held to. */
  readonly number: number
  readonly name: string
  readonly run: () => Promise<Seen>
}

export type Seen = { readonly isGood: boolean; readonly figure: string }
