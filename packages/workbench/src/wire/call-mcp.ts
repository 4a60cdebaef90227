type Call = {
  readonly method?: 'GET' | 'POST'
  readonly token?: string | null
  readonly scheme?: 'Bearer' | 'Token'
  readonly accept?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** One call of a tool server. Rejects where nothing answers. */
export function callMcp(
  address: URL,
  { method, token, scheme = 'Bearer', accept, body, headers, signal }: Call,
): Promise<Response> {
  return fetch(address, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...headers,
      accept: accept ?? 'application/json, text/event-stream',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `${scheme} ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}
