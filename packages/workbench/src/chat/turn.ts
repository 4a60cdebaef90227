/** What is said in a talk with a model, in the order in which it was said. */
export type Turn = AskedTurn | ModelTurn | ResultsTurn

export type AskedTurn = { readonly role: 'person'; readonly text: string }

export type ModelTurn = {
  readonly role: 'model'
  readonly text: string
  readonly calls: readonly ModelCall[]
  /** As the model's service said it: it gets its own words back unchanged. */
  readonly raw: unknown
}

export type ResultsTurn = { readonly role: 'tools'; readonly results: readonly CallResult[] }

/** A call that the model wants made. */
export type ModelCall = {
  readonly id: string
  /** The tool as the model was told of it. */
  readonly name: string
  /** `null` where the model wrote what is no JSON object. */
  readonly args: Record<string, unknown> | null
}

export type CallResult = {
  readonly call: ModelCall
  /** What the model hears about it. */
  readonly text: string
  readonly isError: boolean
  readonly durationMs: number
}
