import type { ReactNode } from 'react'
import { SaveCall } from '../saved/save-call.tsx'
import { type McpTool, isRecord } from '../wire/mcp-tool.ts'
import { OutcomeCard } from './outcome-card.tsx'
import type { Outcome } from '../wire/outcome.ts'
import { useOutputWords } from '../copy/workbench.ts'
import { Notice } from '@kvint/ui'
import type { JsonSchema } from '../schema/json-schema.ts'
import { useProblems } from '../schema/use-problems.ts'
import { ProblemList } from './problem-list.tsx'

export type DoneCall = {
  /** Counts the calls of a tool. */
  readonly round: number
  readonly args: Record<string, unknown>
  readonly outcome: Outcome
}

/** What a call came to: its answer, whether that fits, and a way to keep the call. */
export function CallOutcome({
  tool,
  done,
  isTask = false,
  children,
}: {
  tool: McpTool
  done: DoneCall
  /** A task is answered by its state at first, which is not what the tool gives out. */
  isTask?: boolean
  children?: ReactNode
}) {
  const { round, args, outcome } = done
  return (
    <>
      <OutcomeCard outcome={outcome} />
      {outcome.kind === 'response' && !isTask && <OutputCheck schema={tool.outputSchema} result={outcome.result} />}
      {children}
      <SaveCall key={round} tool={tool.name} args={args} outcome={outcome} />
    </>
  )
}

/** Whether a result keeps what the tool's output schema promises. A failed call promises nothing. */
function OutputCheck({ schema, result }: { schema: JsonSchema | undefined; result: unknown }) {
  const copy = useOutputWords()
  const structured = isRecord(result) ? result['structuredContent'] : undefined
  const problems = useProblems(schema, structured)
  if (!schema || (isRecord(result) && result['isError'] === true)) return null
  if (structured === undefined) return <Notice tone="warning">{copy.missing}</Notice>
  if (problems.length === 0) return <Notice tone="ok">{copy.fits}</Notice>
  return (
    <Notice tone="warning">
      <p>{copy.differs(problems.length)}</p>
      <ProblemList problems={problems} />
    </Notice>
  )
}
