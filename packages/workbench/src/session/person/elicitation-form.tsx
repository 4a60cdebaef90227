import type { ElicitResult } from '@modelcontextprotocol/client'
import { type FormEvent, useState } from 'react'
import { useQuestionWords } from '../../copy/session.ts'
import { Button } from '@kvint/ui'
import { ValueEditor } from '../../schema-form/value-editor.tsx'
import { valueWithDefaults } from '../../schema/first-value.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { useProblems } from '../../schema/use-problems.ts'
import { isRecord } from '../../wire/mcp-tool.ts'
import { ProblemList } from '../../tool/problem-list.tsx'

/** A form that the server asks for. What does not fit its schema is said, and can be sent: this page is for trying. */
export function ElicitationForm({
  message,
  schema,
  answer,
}: {
  message: string
  schema: JsonSchema
  answer: (result: ElicitResult) => void
}) {
  const copy = useQuestionWords()
  const [value, setValue] = useState<unknown>(() => valueWithDefaults(schema))
  const problems = useProblems(schema, value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer({ action: 'accept', content: (isRecord(value) ? value : {}) as ElicitResult['content'] })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="whitespace-pre-wrap">{message}</p>
      <p className="text-tool text-muted">{copy.noSecrets}</p>
      <ValueEditor label={copy.answer} schema={schema} root={schema} value={value} onChange={setValue} />
      {problems.length > 0 && (
        <div className="grid gap-1">
          <p className="text-tool text-muted">{copy.notFitting}</p>
          <ProblemList problems={problems} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main">
          {copy.accept}
        </Button>
        <Button onClick={() => answer({ action: 'decline' })}>{copy.decline}</Button>
        <Button look="quiet" onClick={() => answer({ action: 'cancel' })}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
