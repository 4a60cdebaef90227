import { type FormEvent, useEffect, useState } from 'react'
import { mcpEn, toolsTestEn as copy } from '../../copy/en/mcp.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveCall } from '../mcp/saved/save-call.tsx'
import { CopyCall } from '../mcp/snippet/copy-call.tsx'
import { useReach } from '../mcp/target/target-context.ts'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { type Outcome, OutcomeCard } from '../mcp/tool/outcome-card.tsx'
import { OutputCheck } from '../mcp/tool/output-check.tsx'
import { ToolInputs } from '../mcp/tool/tool-inputs.tsx'
import { useToolInput } from '../mcp/tool/use-tool-input.ts'

type Props = {
  readonly tool: McpTool
  readonly isInSession: boolean
  readonly call: (tool: string, args: Record<string, unknown>) => Promise<Outcome>
}

/** The parameters of one tool, and what its last call came to. Another tool begins with another one of these. */
export function ToolCall({ tool, isInSession, call }: Props) {
  const reach = useReach()
  const input = useToolInput(tool)
  const [token, setToken] = useState<string>()
  const [done, setDone] = useState<
    { readonly args: Record<string, unknown>; readonly outcome: Outcome } | 'executing'
  >()
  useEffect(() => {
    void reach.accessToken().then((own) => setToken(own ?? undefined))
  }, [reach])

  const execute = async (args: Record<string, unknown>) => {
    setDone('executing')
    setDone({ args, outcome: await call(tool.name, args) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.args) void execute(input.args)
  }

  return (
    <div className="grid min-w-0 gap-6">
      <Panel title={copy.parametersFor(tool.name)}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <ToolInputs tool={tool} input={input} />
          <Button
            type="submit"
            look="main"
            disabled={done === 'executing' || !input.args}
            className="justify-self-start"
          >
            {done === 'executing' ? mcpEn.executing : mcpEn.executeTool}
          </Button>
        </form>
        <CopyCall
          call={{
            address: reach.at('/mcp').href,
            way: isInSession ? 'session' : 'plain',
            method: 'tools/call',
            params: { name: tool.name, arguments: input.args ?? {} },
            token,
          }}
        />
      </Panel>
      {done && done !== 'executing' && (
        <>
          <OutcomeCard outcome={done.outcome} />
          {done.outcome.kind === 'response' && <OutputCheck schema={tool.outputSchema} result={done.outcome.result} />}
          <SaveCall key={JSON.stringify(done)} tool={tool.name} args={done.args} outcome={done.outcome} />
        </>
      )}
    </div>
  )
}
