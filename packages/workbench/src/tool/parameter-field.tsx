import { useId } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { FIELD } from '@kvint/ui'
import type { Problem } from '../schema/find-problems.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'
import { inputKind } from './input-kind.ts'
import type { ParameterProps } from './input-props.ts'
import { NullSwitch } from '../schema-form/null-switch.tsx'
import { ParameterInput } from './parameter-input.tsx'
import { ProblemList } from './problem-list.tsx'

/** One parameter under its name; a star marks what the tool requires, and nothing enforces it. */
export function ParameterField({
  isTextOnly = false,
  problems,
  ...props
}: ParameterProps & { problems: readonly Problem[]; isTextOnly?: boolean }) {
  const copy = useMcpWords()
  const { name, root, isRequired, entered, onEnter } = props
  const id = useId()
  const { schema, isNullable } = resolveSchema(props.schema, root)
  const kind = isTextOnly ? 'text' : inputKind(props.schema, root)
  const isTold = entered !== undefined && entered !== '' && problems.length > 0
  const described = [schema.description && `${id}-hint`, isTold && `${id}-problem`].filter(Boolean).join(' ')
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
  const input =
    entered === null ? null : (
      <ParameterInput
        {...props}
        schema={schema}
        kind={kind}
        id={id}
        describedBy={described || undefined}
        className={FIELD}
      />
    )
  const below = (
    <>
      {isNullable && !isTextOnly && (
        <NullSwitch name={name} isNull={entered === null} onSwitch={(isNull) => onEnter(isNull ? null : '')} />
      )}
      {isTold && <ProblemList id={`${id}-problem`} problems={problems} below={`/${name}`} />}
    </>
  )
  return kind === 'checkbox' && input ? (
    <div className="grid gap-1">
      <span className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
        {input}
        {label}
      </span>
      {description}
      {below}
    </div>
  ) : (
    <div className="grid gap-1">
      {label}
      {description}
      {input}
      {below}
    </div>
  )
}
