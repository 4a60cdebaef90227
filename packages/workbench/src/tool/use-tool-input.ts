import { useState } from 'react'
import type { Problem } from '../schema/find-problems.ts'
import { useProblems } from '../schema/use-problems.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { argumentsOf, type Entered, enteredOf } from './arguments-of.ts'
import { isRecord, type McpTool } from '../wire/mcp-tool.ts'

export type ToolInput = {
  readonly entered: Entered
  readonly enter: (entered: Entered) => void
  /** All arguments as one text, where they are edited so. */
  readonly json: string | undefined
  readonly writeJson: (text: string) => void
  readonly toggleJson: () => void
  /** Undefined while the text is no object. */
  readonly args: Record<string, unknown> | undefined
  readonly fill: (args: Record<string, unknown>) => void
  readonly problems: readonly Problem[]
}

/** What is entered for a tool: field by field or as one JSON text, and what its schema says of that. */
export function useToolInput(tool: McpTool): ToolInput {
  const [entered, setEntered] = useState<Entered>({})
  const [json, setJson] = useState<string>()
  const parsed = json === undefined ? undefined : jsonOf(json)
  const args = json === undefined ? argumentsOf(tool, entered) : isRecord(parsed) ? parsed : undefined
  return {
    entered,
    enter: setEntered,
    json,
    writeJson: setJson,
    toggleJson: () => {
      if (json === undefined) return setJson(JSON.stringify(args, null, 2))
      if (args) setEntered(enteredOf(tool, args))
      setJson(undefined)
    },
    args,
    fill: (given) => {
      setEntered(enteredOf(tool, given))
      setJson(json === undefined ? undefined : JSON.stringify(given, null, 2))
    },
    problems: useProblems(tool.inputSchema, args),
  }
}
