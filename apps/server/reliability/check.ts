/** One thing that must hold, and what was seen. */
export type Check = {
  /** Of the list of checks that every service here is held to. */
  readonly number: number
  readonly name: string
  /** What the figure may be. */
  readonly limit: string
  readonly run: () => Promise<Seen>
}

/** `isGood` is null where this machine cannot make the check: the figure says why. */
export type Seen = { readonly isGood: boolean | null; readonly figure: string }
