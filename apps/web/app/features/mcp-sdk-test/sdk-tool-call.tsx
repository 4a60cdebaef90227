import { type FormEvent, useState } from 'react'
import { mcpEn, sdkTestEn as copy } from '../../copy/en/mcp.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { argumentsOf, type Entered } from '../mcp/tool/arguments-of.ts'
import type { McpTool } from '../mcp/tool/mcp-tool.ts'
import { type Outcome, OutcomeCard } from '../mcp/tool/outcome-card.tsx'
import { ParameterFields } from '../mcp/tool/parameter-fields.tsx'

/** The parameters of one tool, and what its last call came to. Another choice begins with another one of these. */
export function SdkToolCall({
  tool,
  isConnected,
  execute,
}: {
  tool: McpTool
  isConnected: boolean
  execute: (name: string, args: Record<string, unknown>) => Promise<Outcome>
}) {
  const [entered, setEntered] = useState<Entered>({})
  const [outcome, setOutcome] = useState<Outcome | 'executing'>()
  const isExecuting = outcome === 'executing'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome('executing')
    setOutcome(await execute(tool.name, argumentsOf(tool, entered)))
  }
  return (
    <div className="grid gap-6">
      <Panel title={copy.parameters(tool.name)}>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <ParameterFields tool={tool} entered={entered} onEnter={setEntered} />
          <Button type="submit" look="main" disabled={!isConnected || isExecuting} className="justify-self-start">
            {isExecuting ? mcpEn.executing : mcpEn.executeTool}
          </Button>
        </form>
      </Panel>
      {outcome && outcome !== 'executing' && <OutcomeCard outcome={outcome} />}
    </div>
  )
}
