import { useMcpWords } from '../copy/pages.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'

/** That an answer has come, for who does not see it come. A failure is told by its own card. */
export function outcomeWords(outcome: Outcome | undefined): string {
  const copy = useMcpWords.now()
  if (outcome?.kind !== 'response') return ''
  return isRecord(outcome.result) && outcome.result['isError'] === true ? copy.toolFailed : copy.answered
}
