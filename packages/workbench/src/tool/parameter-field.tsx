import { useId } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { FIELD } from '@kvint/ui'
import type { Problem } from '../schema/find-problems.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'
import { inputKind } from './input-kind.ts'
import { type ParameterProps, type InputProps, placeholderOf } from './input-props.ts'
import { NullSwitch } from '../schema-form/null-switch.tsx'
import { ProblemList } from './problem-list.tsx'
import { choicesOf } from '../schema/choices-of.ts'
import { JsonInput } from './json-input.tsx'

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

function ParameterInput(props: InputProps) {
  const copy = useMcpWords()
  const { kind, id, describedBy, className, schema, isRequired, entered, onEnter } = props
  const text = typeof entered === 'string' ? entered : ''
  const shared = { id, 'aria-describedby': describedBy }
  switch (kind) {
    case 'checkbox':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={entered === true}
          onChange={(event) => onEnter(event.target.checked)}
          className="size-5 accent-root"
        />
      )
    case 'choice':
      return (
        <select
          {...shared}
          aria-required={isRequired}
          value={text}
          onChange={(event) => onEnter(event.target.value)}
          className={className}
        >
          <option value="">{copy.select}</option>
          {choicesOf(schema).map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'json':
      return <JsonInput {...props} />
    default:
      return (
        <input
          {...shared}
          type={kind === 'number' ? 'number' : 'text'}
          step="any"
          autoComplete="off"
          aria-required={isRequired}
          value={text}
          placeholder={placeholderOf(schema.default)}
          onChange={(event) => onEnter(event.target.value)}
          className={className}
        />
      )
  }
}
