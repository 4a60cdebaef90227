import { useOutputWords } from '../copy/workbench.ts'
import { Notice } from '@kvint/ui'
import type { JsonSchema } from '../schema/json-schema.ts'
import { useProblems } from '../schema/use-problems.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { ProblemList } from './problem-list.tsx'

/** Whether a result keeps what the tool's output schema promises. A failed call promises nothing. */
export function OutputCheck({ schema, result }: { schema: JsonSchema | undefined; result: unknown }) {
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
