import type { AuthError } from './auth-error.ts'

/** Puts an answer behind the `#`, keys sorted, with the marker `sb` by which a client knows it as ours (protocol 7). */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target)
  url.hash = encoded({ ...fields, sb: '' })
  return url.href
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

/** An error in the words of OAuth. */
export function errorFields(error: Pick<AuthError, 'status' | 'code' | 'message'>): Record<string, string> {
  const word = WORDS[error.status]
  return { ...(word ? { error: word } : {}), error_code: error.code, error_description: error.message }
}

const WORDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

function encoded(fields: Record<string, string>): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(sorted).toString()
}
