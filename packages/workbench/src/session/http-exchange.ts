/** A request of HTTP and the answer to it, as far as a page sees them, without the secrets in them. */
export type HttpExchange = {
  readonly method: string
  /** Without its query. */
  readonly address: string
  readonly status: number | null
  readonly statusText?: string
  /** Until the head of the answer. */
  readonly durationMs: number
  /** Why there is no answer. */
  readonly why?: string
  /** Of a request for tokens, what it offered for them. */
  readonly grant?: string
  readonly sent: HttpPart
  readonly answered?: HttpPart
}

export type HttpPart = {
  readonly headers: Readonly<Record<string, string>>
  /** None where there was none, and of a stream, whose messages hear of one by one. */
  readonly body?: string
}

/** An exchange in the form in which HTTP itself is written. */
export function httpText({ method, address, status, statusText, why, sent, answered }: HttpExchange): {
  readonly request: string
  readonly answer: string
} {
  const { pathname, host } = new URL(address)
  return {
    request: part(`${method} ${pathname}`, { host, ...sent.headers }, sent.body),
    answer: answered ? part(`${status} ${statusText ?? ''}`.trim(), answered.headers, answered.body) : (why ?? ''),
  }
}

function part(first: string, headers: HttpPart['headers'], body: string | undefined): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [first, ...lines, ...(body === undefined ? [] : ['', body])].join('\n')
}
