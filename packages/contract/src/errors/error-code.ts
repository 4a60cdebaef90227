/** Why something did not happen, for programs. The list is closed: a new reason is a new line here. */
export const ERROR_CODES = [
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'key-reused',
  'too-large',
  'unsupported-type',
  'unreadable-set',
  'rate-limited',
  'limit-reached',
  'cancelled',
  'timeout',
  'offline',
  'unavailable',
  'storage-full',
  'not-configured',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What an HTTP answer says for each code. 499 is not a registered status: a call that its caller gave up gets no answer. */
export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'key-reused': 422,
  'too-large': 413,
  'unsupported-type': 415,
  'unreadable-set': 422,
  'rate-limited': 429,
  'limit-reached': 402,
  cancelled: 499,
  timeout: 504,
  offline: 503,
  unavailable: 503,
  'storage-full': 507,
  'not-configured': 501,
  internal: 500,
}
