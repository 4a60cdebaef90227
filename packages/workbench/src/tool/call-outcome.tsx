import type { ReactNode } from 'react'
import { SaveCall } from '../saved/save-call.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { OutcomeCard } from './outcome-card.tsx'
import type { Outcome } from '../wire/outcome.ts'
import { OutputCheck } from './output-check.tsx'

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
