import { isRecord } from './mcp-tool.ts'
import { readEvents } from './read-events.ts'

/** The JSON of an answer, be it the body or the first answer on its event stream. Undefined where it carries none. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!isEventStream(response)) return jsonOf(await response.text())
  if (!response.body) return undefined
  for await (const { data } of readEvents(response.body)) {
    const message = jsonOf(data)
    if (isRecord(message) && ('result' in message || 'error' in message)) return message
  }
  return undefined
}

export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
