import { currentLanguage } from '@kvint/ui'
import { pageConfiguration } from '../start-up/configuration.ts'

type Call = {
  readonly token?: string
  /** Sent as JSON, by POST unless `method` says otherwise. */
  readonly body?: object
  readonly method?: string
  /** The same key again: the same call, which is done once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Where the answer is long; else the time-out of section 9. */
  readonly timeoutMs?: number
}

/** One call of the product API, in the language of the page, given up after the time-out of section 9. Where nothing answers it rejects with words for people. */
export async function callApi(
  path: string,
  { token, body, method, signal, timeoutMs, idempotencyKey }: Call = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs ?? apiTimeoutMs())
  return await fetch(apiUrl(path), {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'accept-language': currentLanguage(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new Error(UNREACHABLE[currentLanguage()], { cause })
  })
}

const UNREACHABLE = {
  en: 'The service cannot be reached. Check your connection, and try again.',
  nb: 'Tjenesten kan ikke nås. Sjekk tilkoblingen, og prøv igjen.',
}

export function apiUrl(path: string): string {
  return `${pageConfiguration().apiBase ?? ''}${path}`
}

/** The address of the API as people read it. */
export function apiBaseUrl(): string {
  return pageConfiguration().apiBase ?? location.origin
}

function apiTimeoutMs(): number {
  return pageConfiguration().environment === 'development' ? 10_000 : 15_000
}
