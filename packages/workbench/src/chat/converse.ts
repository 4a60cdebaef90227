import { isRecord, type McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import type { CallResult, ModelCall, ModelTurn, Turn } from './turn.ts'

export type Talk = {
  readonly tools: readonly McpTool[]
  readonly ask: (turns: readonly Turn[], tools: readonly McpTool[]) => Promise<ModelTurn>
  readonly call: (tool: McpTool, args: Record<string, unknown>) => Promise<Outcome>
  /** Whether a call may be made; a refusal is told to the model. */
  readonly allow: (tool: McpTool, call: ModelCall) => Promise<boolean>
  /** Told after everything that is said. */
  readonly onTurn: (turns: readonly Turn[]) => void
  readonly signal: AbortSignal
}

/**
 * Asks the model, makes the calls that it wants and tells it what came of them, until it wants none. Resolves with all that
 * was said, and with whether it came to an end: a model that goes on calling is stopped after twelve rounds.
 */
export async function converse(
  before: readonly Turn[],
  talk: Talk,
): Promise<{ turns: readonly Turn[]; isDone: boolean }> {
  let turns = before
  const say = (turn: Turn) => {
    turns = [...turns, turn]
    talk.onTurn(turns)
  }
  const told = talk.tools.map((tool) => ({ ...tool, name: plainName(tool.name) }))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const answer = await talk.ask(turns, told)
    talk.signal.throwIfAborted()
    say(answer)
    if (answer.calls.length === 0) return { turns, isDone: true }
    const results: CallResult[] = []
    for (const call of answer.calls) results.push(await madeCall(call, talk))
    say({ role: 'tools', results })
  }
  return { turns, isDone: false }
}

/** Whether the server says of a tool that it changes nothing. */
export function isReadOnly(tool: McpTool): boolean {
  const annotations: unknown = Reflect.get(tool, 'annotations')
  return isRecord(annotations) && annotations['readOnlyHint'] === true
}

/** The tool that a model's call means. */
function toolOf(tools: readonly McpTool[], { name }: ModelCall): McpTool | undefined {
  return tools.find((tool) => plainName(tool.name) === name)
}

async function madeCall(call: ModelCall, { tools, call: make, allow, signal }: Talk): Promise<CallResult> {
  signal.throwIfAborted()
  const startMs = performance.now()
  const answer = (text: string, isError: boolean): CallResult => ({
    call,
    text,
    isError,
    durationMs: Math.round(performance.now() - startMs),
  })
  const tool = toolOf(tools, call)
  if (!tool) return answer(`There is no tool ${call.name}.`, true)
  if (!call.args) return answer('The arguments are no JSON object.', true)
  if (!(await allow(tool, call))) return answer('The person refused this call.', true)
  signal.throwIfAborted()
  const outcome = await make(tool, call.args)
  if (outcome.kind === 'error') return answer(outcome.message, true)
  return answer(textOf(outcome.result), isRecord(outcome.result) && outcome.result['isError'] === true)
}

/** What a model reads of a result: its texts, and of other parts what kind they are. */
function textOf(result: unknown): string {
  const content: unknown = isRecord(result) ? result['content'] : undefined
  const parts: unknown[] = Array.isArray(content) ? content : []
  const texts = parts
    .filter(isRecord)
    .map((part) => (part['type'] === 'text' ? String(part['text']) : `[${String(part['type'])}]`))
  const structured = isRecord(result) ? result['structuredContent'] : undefined
  const text = texts.length > 0 ? texts.join('\n') : JSON.stringify(structured ?? result)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}… (cut)` : text
}

/** Services take letters, digits, `_` and `-`, 64 at most; the protocol lets tools be called by more. */
export function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 64)
}

const MOST_ROUNDS = 12
const MOST_CHARACTERS = 100_000
