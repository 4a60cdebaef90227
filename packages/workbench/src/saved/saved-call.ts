import { keptList } from '../kept-list.ts'
import { isRecord } from '../wire/mcp-tool.ts'

/** A call that is kept to be made again, with what is expected of its answer. */
export type SavedCall = {
  readonly id: string
  readonly name: string
  readonly tool: string
  readonly args: Record<string, unknown>
  readonly expected: Expectation
}

export type Expectation =
  | { readonly kind: 'success' }
  | { readonly kind: 'failure' }
  /** Everything in it must be found in the answer; what else the answer has does not matter. */
  | { readonly kind: 'contains'; readonly part: unknown }
  | { readonly kind: 'equals'; readonly result: unknown }

export const EXPECTATIONS = ['success', 'failure', 'contains', 'equals'] as const

/** The kept calls of this browser. They hold what was typed for the tools, and never a token. */
export const savedCalls = keptList('mcp-saved-calls', isSavedCall)

function isSavedCall(value: unknown): value is SavedCall {
  return (
    isRecord(value) &&
    ['id', 'name', 'tool'].every((key) => typeof value[key] === 'string') &&
    isRecord(value['args']) &&
    isRecord(value['expected']) &&
    EXPECTATIONS.some((kind) => isRecord(value['expected']) && value['expected']['kind'] === kind)
  )
}
