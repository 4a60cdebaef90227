import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Tool, ToolContext } from '../tools/tool.ts'

export type ToolRun =
  | {
      readonly kind: 'answer'
      readonly value: Record<string, unknown>
      readonly forView: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly kind: 'problem'; readonly message: string }

/** Runs a tool on checked input. What no one expected goes to `onError`; the assistant is told only that it failed. */
export async function runTool(
  tool: Tool,
  input: Record<string, unknown>,
  context: ToolContext,
  onError: ((error: unknown) => void) | undefined,
): Promise<ToolRun> {
  try {
    const answer = await tool.run(input, context)
    return answer.kind === 'problem' ? answer : { kind: 'answer', value: answer.value, forView: answer.forView }
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
  return { content: [{ type: 'text', text: JSON.stringify(run.value) }], structuredContent: run.value, ...meta }
}

/** Key of what a tool's answer holds for its view. */
export const FOR_VIEW = 'kvint/view'
