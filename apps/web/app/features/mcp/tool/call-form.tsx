import type { FormEvent, ReactNode } from 'react'
import { mcpEn as copy } from '../../../copy/en/mcp.ts'
import { sessionEn } from '../../../copy/en/mcp-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { CallDescription } from '../snippet/call-description.ts'
import { CopyCall } from '../snippet/copy-call.tsx'
import type { McpTool } from './mcp-tool.ts'
import { ToolInputs } from './tool-inputs.tsx'
import { useToolInput } from './use-tool-input.ts'

/** The parameters of one tool, and the button that calls it with them. */
export function CallForm({
  title,
  tool,
  isReady = true,
  isRunning,
  describe,
  onRun,
  onCancel,
  options,
  children,
}: {
  title: string
  tool: McpTool
  isReady?: boolean
  isRunning: boolean
  describe: (method: string, params: object) => CallDescription
  onRun: (args: Record<string, unknown>) => void
  onCancel?: () => void
  /** Choices between the parameters and the button. */
  options?: ReactNode
  /** What is said of a call that runs. */
  children?: ReactNode
}) {
  const input = useToolInput(tool)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.args) onRun(input.args)
  }
  return (
    <Panel title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ToolInputs tool={tool} input={input} />
        {options}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="main" disabled={!isReady || isRunning || !input.args}>
            {isRunning ? copy.executing : copy.executeTool}
          </Button>
          {isRunning && onCancel && <Button onClick={onCancel}>{sessionEn.cancel}</Button>}
        </div>
      </form>
      {children}
      <CopyCall call={describe('tools/call', { name: tool.name, arguments: input.args ?? {} })} />
    </Panel>
  )
}
