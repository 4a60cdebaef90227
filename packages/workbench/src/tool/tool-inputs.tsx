import { useId } from 'react'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { Button, TextArea } from '@kvint/ui'
import type { McpTool } from '../wire/mcp-tool.ts'
import { ParameterFields } from './parameter-fields.tsx'
import { ProblemList } from './problem-list.tsx'
import type { ToolInput } from './use-tool-input.ts'

/** The parameters of a tool field by field, or all of them as JSON; what does not fit is said, and can still be sent. */
export function ToolInputs({ tool, input }: { tool: McpTool; input: ToolInput }) {
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
