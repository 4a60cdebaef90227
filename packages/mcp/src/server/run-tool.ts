import type { CallToolResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { TOOLS } from '../tools/all-tools.ts'
import type { Tool, ToolContext } from '../tools/tool.ts'

export type ToolRun =
  | {
      readonly kind: 'answer'
      readonly value: Record<string, unknown>
      readonly json: string
      readonly forView: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly kind: 'problem'; readonly message: string }

/** Runs a tool on checked input. What nobody expected goes to `onError`; the assistant is told only that it failed. */
export async function runTool(
  tool: Tool,
  input: Record<string, unknown>,
  context: ToolContext,
  onError: ((error: unknown) => void) | undefined,
): Promise<ToolRun> {
  try {
    const answer = await tool.run(input, context)
    return answer.kind === 'problem'
      ? answer
      : { kind: 'answer', value: answer.value, json: JSON.stringify(answer.value), forView: answer.forView }
  } catch (error) {
    if (context.signal.aborted) throw error
    onError?.(error)
    return { kind: 'problem', message: `${tool.title} failed on our side. Try again, or ask a sibling tool.` }
  }
}

/** Structured answers with the same JSON as text; problems as tool errors. */
export function toolResult(run: ToolRun): CallToolResult {
  if (run.kind === 'problem') return { isError: true, content: [{ type: 'text', text: run.message }] }
  const meta = run.forView === undefined ? {} : { _meta: { [FOR_VIEW]: run.forView } }
  return { content: [{ type: 'text', text: run.json }], structuredContent: run.value, ...meta }
}

/**
 * The result of a `tools/call` as JSON, without a server in between: several times cheaper, for callers that hold no
 * session. Says the same as `toolResult`. `null` where there is no such tool.
 */
export async function toolResultJson(
  name: string,
  input: unknown,
  context: ToolContext,
  onError?: (error: unknown) => void,
): Promise<string | null> {
  const tool = BY_NAME.get(name)
  if (!tool) return null
  const checked = tool.input.safeParse(input ?? {})
  const run: ToolRun = checked.success
    ? await runTool(tool, checked.data, context, onError)
    : {
        kind: 'problem',
        message: `Input validation error: Invalid arguments for tool ${name}: ${z.prettifyError(checked.error)}`,
      }
  if (run.kind === 'problem') return JSON.stringify(toolResult(run))
  const meta = run.forView === undefined ? '' : `,"_meta":${JSON.stringify({ [FOR_VIEW]: run.forView })}`
  return `{"content":[{"type":"text","text":${JSON.stringify(run.json)}}],"structuredContent":${run.json}${meta}}`
}

/** Key of what a tool's answer holds for its view. */
const FOR_VIEW = 'kvint/view'
const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]))
