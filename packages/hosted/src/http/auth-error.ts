/** An answer that is not a success: status, code and message of protocol section 0.2. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>
  /** After how long the same call is worth another try. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.extra = extra
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The OAuth form of an error, `error` and `error_description`: status 400, and 401 for `invalid_client` (RFC 6749, 5.2). */
export class OAuthError extends Error {
  readonly error: string
  readonly status: 400 | 401

  constructor(error: string, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.error = error
    this.status = error === 'invalid_client' ? 401 : 400
  }
}

/** The plainest refusal: 400 `validation_failed`. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** Of a code or link that is wrong, used, too old, or about something that has changed since. */
export function tokenExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}
