import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { anthropicRequest, anthropicTurn } from './anthropic.ts'
import type { Model } from './model-store.ts'
import { openaiRequest, openaiTurn } from './openai.ts'
import type { ModelTurn, Turn } from './turn.ts'

export class ModelError extends Error {
  readonly status: number | null

  /** `status` is `null` where no answer came at all. */
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
}

/**
 * What the model says next. Her browser asks the service itself, and follows no redirect: the key goes to the address that
 * she typed and nowhere else.
 */
export async function askModel(
  model: Model,
  turns: readonly Turn[],
  tools: readonly McpTool[],
  signal: AbortSignal,
): Promise<ModelTurn> {
  const isAnthropic = model.service === 'anthropic'
  const { path, headers, body } = isAnthropic
    ? anthropicRequest(model, turns, tools)
    : openaiRequest(model, turns, tools)
  const response = await fetch(`${model.address.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ModelError(String(error), null)
  })
  const text = await response.text()
  const answer = jsonOf(text)
  if (!response.ok) throw new ModelError(refusalIn(answer) ?? text.slice(0, 300), response.status)
  const turn = isAnthropic ? anthropicTurn(answer) : openaiTurn(answer)
  if (!turn) throw new ModelError(text.slice(0, 300), response.status)
  return turn
}

/** `{ error: { message } }` is how both say it; some servers of models write `{ error: "…" }`. */
function refusalIn(answer: unknown): string | undefined {
  const error = isRecord(answer) ? answer['error'] : undefined
  if (typeof error === 'string') return error
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : undefined
}
