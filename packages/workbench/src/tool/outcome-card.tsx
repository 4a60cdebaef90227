import { useMcpWords } from '../copy/pages.ts'
import { CopyButton } from '@kvint/ui'
import { CodeBlock } from '../code-block.tsx'
import { ContentParts } from '../content/content-parts.tsx'
import { readableJson } from '../content/readable-json.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'

/** What a call came to: the answer in green, or what went wrong in red. */
export function OutcomeCard({ outcome }: { outcome: Outcome }) {
  const copy = useMcpWords()
  if (outcome.kind === 'error') {
    return (
      <section aria-label={copy.error} className="grid gap-2 rounded-panel border border-danger bg-raised p-4 sm:p-6">
        <h2 className="text-[1.125rem] text-danger">{copy.error}</h2>
        <p role="alert" className="text-small text-danger">
          {outcome.message}
        </p>
      </section>
    )
  }
  return (
    <section aria-label={copy.response} className="grid gap-3 rounded-panel border border-ok bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-[1.125rem] text-ok">{copy.response}</h2>
        <CopyButton text={JSON.stringify(outcome.result, null, 2) ?? ''} />
      </div>
      {isRecord(outcome.result) && outcome.result['isError'] === true && (
        <p className="text-small text-danger">{copy.toolFailed}</p>
      )}
      <CodeBlock text={readableJson(outcome.result)} label={copy.response} className="max-h-96 text-ok" />
      <ContentParts result={outcome.result} />
    </section>
  )
}
