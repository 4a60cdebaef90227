import type { FetchLike } from '@modelcontextprotocol/client'
import { pacedBody } from '../wire/paced-body.ts'
import { isEventStream } from '../wire/read-answer.ts'
import { maskedBody, maskedHeaders } from './mask-secrets.ts'
import type { Tell } from './traced-transport.ts'

/** `fetch` that reports each request and its answer. Queries stay out: they may carry secrets. */
export function tracedFetch(tell: Tell): FetchLike {
  return async (url, init) => {
    const { origin, pathname } = new URL(url)
    const grant = init?.body instanceof URLSearchParams ? init.body.get('grant_type') : null
    const about = {
      kind: 'http',
      method: init?.method ?? 'GET',
      address: origin + pathname,
      sent: { headers: maskedHeaders(init?.headers), ...bodyOf(init?.body) },
      ...(grant !== null && { grant }),
    } as const
    const startMs = performance.now()
    const since = () => Math.round(performance.now() - startMs)
    try {
      const response = await fetch(url, init)
      const durationMs = since()
      const { status, statusText } = response
      const answered = { headers: maskedHeaders(response.headers), ...bodyOf(await textOf(response)) }
      tell({ ...about, status, statusText, durationMs, answered })
      return isEventStream(response) ? paced(response) : response
    } catch (error) {
      if (init?.signal?.aborted !== true) tell({ ...about, status: null, durationMs: since(), why: String(error) })
      throw error
    }
  }
}

/** The same answer; one made again would not know its address. */
function paced(response: Response): Response {
  const { body } = response
  return body ? Object.defineProperty(response, 'body', { value: pacedBody(body) }) : response
}

/** Anyone who asked reads the answer to its end as well, but for streams, which have none. */
async function textOf(response: Response): Promise<string | undefined> {
  if (isEventStream(response) || response.body === null) return undefined
  return response
    .clone()
    .text()
    .catch(() => undefined)
}

function bodyOf(body: unknown): { readonly body?: string } {
  const text = body instanceof URLSearchParams ? String(body) : body
  if (typeof text !== 'string' || text === '') return {}
  const left = text.length - SHOWN_LENGTH
  return { body: maskedBody(left > 0 ? `${text.slice(0, SHOWN_LENGTH)}… (${left} more characters)` : text) }
}

const SHOWN_LENGTH = 50_000
