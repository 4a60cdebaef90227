import { type FormEvent, type ReactNode, useRef, useId } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { useSessionWords } from '../copy/session.ts'
import { Button, Panel, TextArea } from '@kvint/ui'
import type { CallDescription } from '../snippet/call-description.ts'
import { CopyCall } from '../snippet/copy-call.tsx'
import type { McpTool } from '../wire/mcp-tool.ts'
import { useHeir } from '../use-heir.ts'
import { useToolInput, type ToolInput } from './use-tool-input.ts'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { ParameterFields } from './parameter-fields.tsx'
import { ProblemList } from './problem-list.tsx'

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

/** The parameters of a tool field by field, or all of them as JSON; what does not fit is said, and can still be sent. */
function ToolInputs({ tool, input }: { tool: McpTool; input: ToolInput }) {
  const copy = useSchemaFormWords()
  const id = useId()
  const { entered, enter, json, writeJson, toggleJson, args, problems } = input
  const hasParameters = Object.keys(tool.inputSchema?.properties ?? {}).length > 0
  const missing = (tool.inputSchema?.required ?? []).filter((name) => args && !(name in args))
  const wrong = problems.filter(({ keyword }) => keyword !== 'required')
  const isTouched = json !== undefined || Object.values(entered).some((value) => value !== '')
  return (
    <>
      {json === undefined ? (
        <ParameterFields tool={tool} entered={entered} onEnter={enter} problems={problems} />
      ) : (
        <div className="grid gap-1">
          <TextArea
            label={copy.allArguments}
            isCode
            rows={10}
            aria-describedby={`${id}-told`}
            value={json}
            onChange={(event) => writeJson(event.target.value)}
          />
          {wrong.length > 0 && <ProblemList problems={wrong} />}
        </div>
      )}
      <output id={`${id}-told`} className="text-tool text-muted empty:hidden">
        {args === undefined
          ? copy.notAnObject
          : isTouched && wrong.length > 0
            ? `${copy.problems(wrong.length)} ${copy.sentAnyway}`
            : isTouched && missing.length > 0
              ? copy.missing(missing)
              : json !== undefined && copy.fits}
      </output>
      {hasParameters && (
        <Button
          size="tool"
          look="quiet"
          disabled={args === undefined}
          onClick={toggleJson}
          className="justify-self-start"
        >
          {json === undefined ? copy.editAll : copy.editFields}
        </Button>
      )}
    </>
  )
}
