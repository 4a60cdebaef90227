import { useManualTestWords } from '../copy/pages.ts'
import type { Reach } from '../target/target-context.ts'
import { unansweredWords } from '../wire/unanswered-words.ts'
import type { ManualRequest } from './manual-request.ts'

export type Answer = {
  readonly status: number
  readonly statusText: string
  readonly durationMs: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  /** More may come. */
  readonly isOpen: boolean
}

/** Sends the request as it stands; tells of the answer when its head is there, with every piece of the body, and at the end. */
export async function sendRequest(
  reach: Reach,
  { path, method, isAuthenticated, scheme, body, headers }: ManualRequest,
  token: string | null,
  signal: AbortSignal,
  tell: (answer: Answer) => void,
): Promise<void> {
  const copy = useManualTestWords.now()
  const base = reach.at('/')
  const url = new URL(path, base)
  if (url.origin !== base.origin) throw new Error(copy.elsewhere(base.origin))
  const startMs = performance.now()
  const asking = fetch(url, {
    method,
    headers: {
      ...linesOf(headers),
      accept: 'application/json, text/event-stream',
      ...(method !== 'GET' && body !== '' && { 'content-type': 'application/json' }),
      ...(isAuthenticated && token && { authorization: `${scheme} ${token}` }),
    },
    ...(method !== 'GET' && body !== '' && { body }),
    signal,
  })
  const response = await asking.catch((error: unknown) => {
    throw new Error(unansweredWords(error, method, url))
  })
  const head = { status: response.status, statusText: response.statusText, headers: [...response.headers] }
  let text = ''
  const tellNow = (isOpen: boolean) =>
    tell({ ...head, body: text, isOpen, durationMs: Math.round(performance.now() - startMs) })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  tellNow(true)
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      text += piece.value
      tellNow(true)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  tellNow(false)
}

function linesOf(headers: string): Record<string, string> {
  const copy = useManualTestWords.now()
  return Object.fromEntries(
    headers
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':')
        if (colon < 1) throw new Error(copy.noHeader(line))
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      }),
  )
}
