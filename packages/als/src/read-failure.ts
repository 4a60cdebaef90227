/** Why a file could not be read. The list is closed. */
export type ReadFailureCode =
  | 'empty-file'
  | 'lfs-pointer'
  | 'not-gzip-nor-xml'
  | 'gzip-of-something-else'
  | 'truncated'
  | 'broken-gzip'
  | 'broken-xml'
  | 'not-a-live-document'
  | 'set-not-preset'
  | 'preset-not-set'
  | 'clip-not-set'
  | 'theme-not-set'
  | 'too-old'
  | 'too-large'
  | 'aborted'
  | 'unreadable-source'

export type ReadFailure = {
  readonly code: ReadFailureCode
  /** What the file is, why it can't be read, what to do next. For people. */
  readonly message: string
}

/** Carries a failure up to the function that returns it as a value. */
export class ReadFailureError extends Error {
  readonly code: ReadFailureCode

  constructor(code: ReadFailureCode, message: string) {
    super(message)
    this.name = 'ReadFailureError'
    this.code = code
  }
}

/** The failure that was thrown while a file was read, as a value. Anything else that was thrown is a fault of ours. */
export function toFailure(error: unknown): ReadFailure {
  if (error instanceof ReadFailureError) return { code: error.code, message: error.message }
  throw error
}
