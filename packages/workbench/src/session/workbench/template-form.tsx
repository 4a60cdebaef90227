import type { ResourceTemplateType } from '@modelcontextprotocol/client'
import { type FormEvent, useState } from 'react'
import { useResourcesWords } from '../../copy/session.ts'
import { Button } from '@kvint/ui'
import type { Session } from '../session.ts'
import { CompletedField } from './completed-field.tsx'
import { expandTemplate, variablesOf } from './uri-template.ts'

/** The variables of a template, each with the server's completions, and the address they make. */
export function TemplateForm({
  template: { name, title, uriTemplate, description },
  session,
  onRead,
}: {
  template: ResourceTemplateType
  session: Session
  onRead: (uri: string) => void
}) {
  const copy = useResourcesWords()
  const [entered, setEntered] = useState<Record<string, string>>({})
  const uri = expandTemplate(uriTemplate, entered)
  const shown = title ?? name
  const read = (event: FormEvent) => {
    event.preventDefault()
    onRead(uri)
  }
  return (
    <form noValidate onSubmit={read} aria-label={shown} className="grid gap-3 border-t border-line pt-3">
      <div>
        <p className="text-small font-semibold">{shown}</p>
        <p className="font-mono text-tool break-all text-muted">{uriTemplate}</p>
        {description && <p className="text-tool text-muted">{description}</p>}
      </div>
      {variablesOf(uriTemplate).map((variable) => (
        <CompletedField
          key={variable}
          label={variable}
          value={entered[variable] ?? ''}
          onChange={(value) => setEntered({ ...entered, [variable]: value })}
          complete={
            'completions' in session.about.capabilities
              ? (value) => session.complete({ type: 'ref/resource', uri: uriTemplate }, variable, value, {})
              : undefined
          }
        />
      ))}
      <p className="font-mono text-tool break-all" aria-label={copy.uri}>
        {uri}
      </p>
      <Button type="submit" size="tool" className="justify-self-start" aria-label={copy.readOf(shown)}>
        {copy.read}
      </Button>
    </form>
  )
}
