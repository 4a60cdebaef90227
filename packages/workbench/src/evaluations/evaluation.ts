import type { Turn } from '../chat/turn.ts'
import { keptList } from '../kept-list.ts'
import { isRecord } from '../wire/mcp-tool.ts'

/** A question that a model is asked again, with what is expected of the way and of the answer. */
export type Evaluation = {
  readonly id: string
  readonly question: string
  /** Tools that must be called, in whatever order. */
  readonly tools: readonly string[]
  /** What the answer must hold, whatever the case of its letters. */
  readonly holds: readonly string[]
}

export type Verdict =
  | { readonly kind: 'green' }
  | { readonly kind: 'red'; readonly notCalled: readonly string[]; readonly notSaid: readonly string[] }

/** Whether a talk went as expected; `calledAs` is a tool's name as the model was told of it. */
export function judge(
  { tools, holds }: Evaluation,
  turns: readonly Turn[],
  calledAs: (tool: string) => string = (tool) => tool,
): Verdict {
  const called = new Set(turns.flatMap((turn) => (turn.role === 'model' ? turn.calls.map(({ name }) => name) : [])))
  const last = turns.findLast((turn) => turn.role === 'model')
  const answer = last?.role === 'model' ? last.text.toLowerCase() : ''
  const notCalled = tools.filter((tool) => !called.has(calledAs(tool)))
  const notSaid = holds.filter((text) => !answer.includes(text.toLowerCase()))
  return notCalled.length + notSaid.length === 0 ? { kind: 'green' } : { kind: 'red', notCalled, notSaid }
}

/** The evaluations of this browser. They hold what was asked and what is expected, and never a key. */
export const keptEvaluations = keptList('mcp-evaluations', isEvaluation)

function isEvaluation(value: unknown): value is Evaluation {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['question'] === 'string' &&
    [value['tools'], value['holds']].every(
      (list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string'),
    )
  )
}
