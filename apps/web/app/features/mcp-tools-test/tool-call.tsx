import { type FormEvent, useState } from 'react'
import { mcpEn, toolsTestEn as copy } from '../../copy/en/mcp.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { argumentsOf, type Entered } from '../mcp/tool/arguments-of.ts'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { type Outcome, OutcomeCard } from '../mcp/tool/outcome-card.tsx'
import { ParameterFields } from '../mcp/tool/parameter-fields.tsx'
import { callTool } from './call-tool.ts'

/** The parameters of one tool, and what its last call came to. Another tool begins with another one of these. */
export function ToolCall({ tool }: { tool: McpTool }) {
  const identity = useIdentity()
  const [entered, setEntered] = useState<Entered>({})
  const [outcome, setOutcome] = useState<Outcome | 'executing'>()

  const execute = async () => {
    setOutcome('executing')
    const token = await identity.accessToken().catch(() => null)
    setOutcome(await callTool(tool.name, argumentsOf(tool, entered), token))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void execute()
  }

  return (
    <div className="grid gap-6">
      <Panel title={copy.parametersFor(tool.name)}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <ParameterFields tool={tool} entered={entered} onEnter={setEntered} />
          <Button type="submit" look="main" disabled={outcome === 'executing'} className="justify-self-start">
            {outcome === 'executing' ? mcpEn.executing : mcpEn.executeTool}
          </Button>
        </form>
      </Panel>
      {outcome && outcome !== 'executing' && <OutcomeCard outcome={outcome} />}
    </div>
  )
}
