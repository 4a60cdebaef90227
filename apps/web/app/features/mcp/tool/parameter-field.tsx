import { useId } from 'react'
import { mcpEn as copy } from '../../../copy/en/mcp.ts'
import { FIELD } from '../../../ui/text-field.tsx'
import { ParameterInput } from './parameter-input.tsx'
import { inputKind } from './input-kind.ts'
import type { PropertySchema } from './mcp-tool.ts'

export type ParameterProps = {
  readonly name: string
  readonly schema: PropertySchema
  readonly isRequired: boolean
  readonly entered: string | boolean | undefined
  readonly onEnter: (value: string | boolean) => void
}

/** One parameter under its name; a star marks what the tool requires, and nothing enforces it. */
export function ParameterField({ isTextOnly = false, ...props }: ParameterProps & { isTextOnly?: boolean }) {
  const { name, schema, isRequired } = props
  const id = useId()
  const kind = isTextOnly ? 'text' : inputKind(schema)
  const label = (
    <label htmlFor={id} className="font-mono text-tool font-semibold">
      {name}
      {isRequired && (
        <>
          {' '}
          <span aria-hidden className="text-danger">
            *
          </span>
          {kind === 'checkbox' && <span className="sr-only">{copy.required}</span>}
        </>
      )}
    </label>
  )
  const description = schema.description && (
    <p id={`${id}-hint`} className="text-tool text-muted">
      {schema.description}
    </p>
  )
  const input = (
    <ParameterInput
      {...props}
      kind={kind}
      id={id}
      describedBy={schema.description ? `${id}-hint` : undefined}
      className={FIELD}
    />
  )
  return kind === 'checkbox' ? (
    <div className="grid gap-1">
      <span className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
        {input}
        {label}
      </span>
      {description}
    </div>
  ) : (
    <div className="grid gap-1">
      {label}
      {description}
      {input}
    </div>
  )
}
