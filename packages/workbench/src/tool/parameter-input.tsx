import { useMcpWords } from '../copy/pages.ts'
import { choicesOf } from '../schema/choices-of.ts'
import { type InputProps, placeholderOf } from './input-props.ts'
import { JsonInput } from './json-input.tsx'

export function ParameterInput(props: InputProps) {
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
