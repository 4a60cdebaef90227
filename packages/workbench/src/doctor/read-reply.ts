import { isRecord } from '../wire/mcp-tool.ts'
import { isEventStream, jsonOf } from '../wire/read-answer.ts'
import { readEvents } from '../wire/read-events.ts'

/** The JSON-RPC message of an answer, or what came in its place. */
export type Reply = {
  readonly message: Record<string, unknown> | undefined
  /** The beginning of what is no JSON. */
  readonly said: string
  /** Why the answer ended before its end, where it did. */
  readonly brokeOff?: string
}

/** Reads the body of an answer as far as it comes. Rejects where it is called off or takes too long. */
export async function readReply(response: Response): Promise<Reply> {
  let said = ''
  try {
    if (!isEventStream(response)) {
      said = await response.text()
      const message = jsonOf(said)
      return isRecord(message) ? { message, said: '' } : { message: undefined, said: beginningOf(said) }
    }
    for await (const { data } of readEvents(response.body ?? new ReadableStream())) {
      const message = jsonOf(data)
      if (isRecord(message) && ('result' in message || 'error' in message)) return { message, said: '' }
      if (message === undefined) said ||= data
    }
    return { message: undefined, said: beginningOf(said) }
  } catch (error) {
    if (error instanceof DOMException) throw error
    return { message: undefined, said: beginningOf(said), brokeOff: String(error) }
  }
}

/** As much as is read at a glance. */
export function beginningOf(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
