import { useState } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { Button, Panel } from '@kvint/ui'
import { argumentsOf, type Entered } from '../tool/arguments-of.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ParameterFields } from '../tool/parameter-fields.tsx'

/** A text input for each property: what is typed goes out as the schema's type where it can be read as such. */
export function SseToolForm({
  tool,
  isConnected,
  onExecute,
}: {
  tool: McpTool
  isConnected: boolean
  onExecute: (args: object) => void
}) {
  const mcpWords = useMcpWords()
  const [entered, setEntered] = useState<Entered>({})
  return (
    <Panel title={tool.name}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isConnected) onExecute(argumentsOf(tool, entered))
        }}
        className="grid gap-4"
      >
        <ParameterFields tool={tool} entered={entered} onEnter={setEntered} isTextOnly />
        <Button type="submit" look="main" aria-disabled={!isConnected} className="justify-self-start">
          {mcpWords.executeTool}
        </Button>
      </form>
    </Panel>
  )
}
