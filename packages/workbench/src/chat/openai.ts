import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import { jsonOf } from '../wire/read-answer.ts'
import type { ModelRequest } from './model-request.ts'
import type { Model } from './model-store.ts'
import type { ModelCall, ModelTurn, Turn } from './turn.ts'

/** A request to `/chat/completions`, which most services and local servers of models understand. */
export function openaiRequest({ name, key }: Model, turns: readonly Turn[], tools: readonly McpTool[]): ModelRequest {
  return {
    path: '/chat/completions',
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    body: {
      model: name,
      messages: turns.flatMap(messagesOf),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => ({
          type: 'function',
          function: { name: tool.name, description: tool.description ?? '', parameters: tool.inputSchema ?? EMPTY },
        })),
      }),
    },
  }
}

export function openaiTurn(answer: unknown): ModelTurn | undefined {
  const choices = isRecord(answer) ? answer['choices'] : undefined
  const message: unknown = Array.isArray(choices) && isRecord(choices[0]) ? choices[0]['message'] : undefined
  if (!isRecord(message)) return undefined
  const calls: unknown[] = Array.isArray(message['tool_calls']) ? message['tool_calls'] : []
  const text = typeof message['content'] === 'string' ? message['content'] : ''
  return { role: 'model', text, calls: calls.flatMap((call) => callOf(call) ?? []), raw: message }
}

function messagesOf(turn: Turn): unknown[] {
  if (turn.role === 'person') return [{ role: 'user', content: turn.text }]
  if (turn.role === 'model') return [turn.raw]
  return turn.results.map(({ call, text }) => ({ role: 'tool', tool_call_id: call.id, content: text }))
}

function callOf(call: unknown): ModelCall | undefined {
  const asked = isRecord(call) ? call['function'] : undefined
  if (!isRecord(call) || !isRecord(asked) || typeof asked['name'] !== 'string') return undefined
  const written = typeof asked['arguments'] === 'string' ? jsonOf(asked['arguments'] || '{}') : asked['arguments']
  return { id: String(call['id']), name: asked['name'], args: isRecord(written) ? written : null }
}

const EMPTY = { type: 'object', properties: {} }
