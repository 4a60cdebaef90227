import { useEffect, useState } from 'react'
import { useToolsTestWords } from '../copy/pages.ts'
import { useReach } from '../target/target-context.ts'
import { CallForm } from '../tool/call-form.tsx'
import { CallOutcome, type DoneCall } from '../tool/call-outcome.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { outcomeWords } from '../tool/outcome-words.ts'

type Props = {
  readonly tool: McpTool
  readonly isInSession: boolean
  readonly call: (tool: string, args: Record<string, unknown>) => Promise<Outcome>
}

/** The parameters of one tool, and what its last call came to. Another tool begins with another one of these. */
export function ToolCall({ tool, isInSession, call }: Props) {
  const copy = useToolsTestWords()
  const reach = useReach()
  const [token, setToken] = useState<string>()
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<DoneCall>()
  useEffect(() => {
    void reach.accessToken().then((own) => setToken(own ?? undefined))
  }, [reach])

  const execute = async (args: Record<string, unknown>) => {
    setRound(round + 1)
    const outcome = await call(tool.name, args)
    setDone({ round: round + 1, args, outcome })
  }
  const isRunning = round > (done?.round ?? 0)
  return (
    <div className="grid min-w-0 gap-6">
      <CallForm
        title={copy.parametersFor(tool.name)}
        tool={tool}
        isRunning={isRunning}
        describe={(method, params) => ({
          address: reach.at('/mcp').href,
          way: isInSession ? 'session' : 'plain',
          method,
          params,
          token,
        })}
        onRun={(args) => void execute(args)}
        told={outcomeWords(done?.outcome)}
      />
      {done && !isRunning && <CallOutcome tool={tool} done={done} />}
    </div>
  )
}
