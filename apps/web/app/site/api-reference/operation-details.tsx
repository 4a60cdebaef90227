import { useState } from 'react'
import { useApiReferenceCopy } from './copy/api-reference.ts'
import type { ApiDocument, Operation, Schema } from './api-document.ts'
import { schemaFields, typeOf, type Field } from './schema-fields.ts'

/** One call: its line, and once it has been opened what it takes and answers, which for all calls are thousands of lines. */
export function OperationDetails({
  document,
  method,
  path,
  operation,
}: {
  document: ApiDocument
  method: string
  path: string
  operation: Operation
}) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      id={operation.operationId}
      className="group border-t border-line"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
        <code className="w-16 font-mono text-tool font-semibold text-root">{method.toUpperCase()}</code>
        <code className="font-mono text-tool break-all">{path}</code>
        <span className="text-small text-muted sm:ml-auto">{operation.summary}</span>
      </summary>
      {wasOpened && <Inside document={document} operation={operation} />}
    </details>
  )
}

function Inside({ document, operation }: { document: ApiDocument; operation: Operation }) {
  const copy = useApiReferenceCopy()
  const body = schemaIn(operation.requestBody?.content)
  const file = fileIn(operation.requestBody?.content)
  const answers = Object.entries(operation.responses).filter(([status]) => status !== 'default')
  return (
    <div className="grid gap-4 pb-6 sm:pl-19">
      <p className="text-small text-muted">{copy.access[accessOf(operation)]}</p>
      {operation.parameters && operation.parameters.length > 0 && (
        <FieldTable
          title={copy.parameters}
          fields={operation.parameters.map(({ name, required, schema }) => ({
            name,
            type: typeOf(document, schema),
            isRequired: required ?? false,
          }))}
        />
      )}
      {file && <FileLine title={copy.body} type={file} />}
      {body && <FieldTable title={copy.body} fields={schemaFields(document, body)} />}
      {answers.map(([status, { content }]) => {
        const schema = schemaIn(content)
        const fields = schema ? schemaFields(document, schema) : []
        return fields.length > 0 ? (
          <FieldTable key={status} title={copy.answer(status)} fields={fields} />
        ) : (
          <FileLine key={status} title={copy.answer(status)} type={fileIn(content)} />
        )
      })}
    </div>
  )
}

/** What goes there or comes back without fields: nothing, or a file of this type. */
function FileLine({ title, type }: { title: string; type: string | undefined }) {
  return (
    <p className="text-small font-semibold">
      {title} {type && <code className="font-mono text-tool font-normal">{type}</code>}
    </p>
  )
}

function accessOf({ security = [] }: Operation): 'open' | 'account' | 'accountOrKey' {
  if (security.length === 0) return 'open'
  return security.length === 1 ? 'account' : 'accountOrKey'
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content?.['application/json']?.schema
}

function fileIn(content: Content | undefined): string | undefined {
  return Object.keys(content ?? {}).find((type) => type !== 'application/json')
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

function FieldTable({ title, fields }: { title: string; fields: readonly Field[] }) {
  const copy = useApiReferenceCopy()
  if (fields.length === 0)
    return (
      <p className="text-small">
        <span className="font-semibold">{title}</span> <span className="text-muted">{copy.noFields}</span>
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
      <table className="w-full text-left text-small">
        <caption className="py-1 text-left font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.type}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired }) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line py-1 pr-4 align-top font-mono text-tool font-normal">
                {name}
              </th>
              <td className="border-b border-line py-1 align-top text-muted">
                {type}
                {isRequired && <span className="text-ink"> {copy.required}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
