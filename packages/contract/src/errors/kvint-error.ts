import type { ErrorCode } from './error-code.ts'

/**
 * The one error that our code throws for an outcome that is not expected; expected ones are values with a `kind`.
 * `message` says what happened, why, and what to do next, for people.
 *
 * ```ts
 * throw new KvintError('conflict', 'Another window saved this project first. Reload, then try again.')
 * ```
 */
export class KvintError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'KvintError'
    this.code = code
  }
}
