/** The steps of a connection, in the order in which they can fail. */
export type Step = 'address' | 'reach' | 'cors' | 'access' | 'answer' | 'path' | 'version' | 'session' | 'tools'

export type Finding = {
  readonly step: Step
  readonly verdict: 'ok' | 'failed' | 'unknown'
  /** What was found. */
  readonly words: string
  /** What to do, where there is something. */
  readonly advice?: string
}

export type Patient = {
  readonly url: URL
  readonly transport: 'sse' | 'streamable'
  readonly token: string | null
}
