/** Where a command says what it has to say. */
export type Terminal = {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Aborted where a command that goes on is to end. */
  readonly ended?: AbortSignal
}

export type CommandOptions = {
  readonly json: boolean
  readonly out: string | undefined
  /** A bounce of the set, for `report`. */
  readonly audio: string | undefined
}

/** 0: done. 1: the call is not understood. 2: the file cannot be read. */
export type ExitCode = 0 | 1 | 2
