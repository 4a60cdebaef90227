import { vi } from 'vitest'

export type Answer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'no network'

/** Answers the page's calls from a table of `METHOD path`; a list answers in turn, its last for good. Returns what was asked; what was called off before it was sent is not. */
export function answerCalls(table: Record<string, Answer | readonly Answer[]>): Request[] {
  const asked: Request[] = []
  const turns = new Map<string, number>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const key = [`${request.method} ${pathname}${search}`, `${request.method} ${pathname}`].find(
      (name) => name in table,
    )
    asked.push(request)
    const answers = key === undefined ? undefined : table[key]
    if (key === undefined || answers === undefined) throw new Error(`No one answers ${request.method} ${request.url}`)
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    const answer = Array.isArray(answers)
      ? (answers as readonly Answer[])[Math.min(turn, answers.length - 1)]
      : (answers as Answer)
    if (answer === undefined || answer === 'no network') throw new TypeError('Failed to fetch')
    const { status = 200, body, headers } = answer
    return new Response(body === undefined ? null : JSON.stringify(body), { status, ...(headers && { headers }) })
  })
  return asked
}
