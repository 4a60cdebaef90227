import { type FormEvent, type ReactNode, useRef } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { useSessionWords } from '../copy/session.ts'
import { Button, Panel } from '@kvint/ui'
import type { CallDescription } from '../snippet/call-description.ts'
import { CopyCall } from '../snippet/copy-call.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ToolInputs } from './tool-inputs.tsx'
import { useHeir } from '../use-heir.ts'
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
  told = '',
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
  /** In a few words what came of the last call, for who does not see it come. */
  told?: string
  /** What is said of a call that runs. */
  children?: ReactNode
}) {
  const copy = useMcpWords()
  const sessionWords = useSessionWords()
  const input = useToolInput(tool)
  const execute = useRef<HTMLButtonElement>(null)
  const cancel = useHeir(execute)
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
          <Button
            ref={execute}
            type="submit"
            look="main"
            disabled={!isReady || !input.args}
            aria-disabled={isRunning || undefined}
          >
            {isRunning ? copy.executing : copy.executeTool}
          </Button>
          {isRunning && onCancel && (
            <Button ref={cancel} onClick={onCancel}>
              {sessionWords.cancel}
            </Button>
          )}
        </div>
      </form>
      <output className="sr-only">{isRunning ? copy.executing : told}</output>
      {children}
      <CopyCall call={describe('tools/call', { name: tool.name, arguments: input.args ?? {} })} />
    </Panel>
  )
}
