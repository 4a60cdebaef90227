import { apiUrl } from '../../../api/call-api.ts'

type Call = {
  readonly method?: 'GET' | 'POST'
  readonly token?: string | null
  readonly scheme?: 'Bearer' | 'Token'
  readonly accept?: string
  readonly body?: object
  readonly signal?: AbortSignal
}

/** One call of the tool server at a path of the API, or at an address that it has named. Rejects where nothing answers. */
export function callMcp(address: string | URL, { method, token, scheme = 'Bearer', accept, body, signal }: Call) {
  return fetch(typeof address === 'string' ? new URL(apiUrl(address), location.href) : address, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      accept: accept ?? 'application/json, text/event-stream',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `${scheme} ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}
