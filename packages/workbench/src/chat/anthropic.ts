import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import type { ModelRequest } from './model-request.ts'
import type { Model } from './model-store.ts'
import type { ModelTurn, Turn } from './turn.ts'

/** A request to `/messages` of Anthropic, which answers pages only where they say that they are one. */
export function anthropicRequest(
  { name, key }: Model,
  turns: readonly Turn[],
  tools: readonly McpTool[],
): ModelRequest {
  return {
    path: '/messages',
    headers: {
      'x-api-key': key,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    },
    body: {
      model: name,
      max_tokens: MOST_TOKENS,
      messages: turns.map(messageOf),
      ...(tools.length > 0 && {
        tools: tools.map((tool) => ({
          name: tool.name,
          description: tool.description ?? '',
          input_schema: tool.inputSchema ?? { type: 'object' },
        })),
      }),
    },
  }
}

export function anthropicTurn(answer: unknown): ModelTurn | undefined {
  const content: unknown = isRecord(answer) ? answer['content'] : undefined
  if (!Array.isArray(content)) return undefined
  const blocks: Record<string, unknown>[] = content.filter(isRecord)
  return {
    role: 'model',
    text: blocks
      .filter(({ type }) => type === 'text')
      .map(({ text }) => String(text))
      .join('\n'),
    calls: blocks
      .filter(({ type }) => type === 'tool_use')
      .map(({ id, name, input }) => ({ id: String(id), name: String(name), args: isRecord(input) ? input : null })),
    raw: content,
  }
}

function messageOf(turn: Turn): unknown {
  if (turn.role === 'person') return { role: 'user', content: turn.text }
  if (turn.role === 'model') return { role: 'assistant', content: turn.raw }
  return {
    role: 'user',
    content: turn.results.map(({ call, text, isError }) => ({
      type: 'tool_result',
      tool_use_id: call.id,
      content: text,
      is_error: isError,
    })),
  }
}

const MOST_TOKENS = 4096
