import { clsx } from 'clsx'
import { mcpEn as copy } from '../../../copy/en/mcp.ts'
import { jsonOf } from '../wire/read-answer.ts'
import { choicesOf, type InputKind } from './input-kind.ts'
import type { ParameterProps } from './parameter-field.tsx'

type Props = ParameterProps & {
  readonly kind: InputKind
  readonly id: string
  readonly describedBy: string | undefined
  readonly className: string
}

export function ParameterInput({ kind, id, describedBy, className, schema, isRequired, entered, onEnter }: Props) {
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
          {choicesOf(schema).map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {String(choice)}
            </option>
          ))}
        </select>
      )
    case 'json':
      return (
        <>
          <textarea
            {...shared}
            aria-required={isRequired}
            value={text}
            rows={3}
            spellCheck={false}
            placeholder={placeholderOf(schema.default)}
            onChange={(event) => onEnter(event.target.value)}
            className={clsx(className, 'py-2 font-mono text-small')}
          />
          <p className="text-tool text-muted" aria-live="polite">
            {text !== '' && jsonOf(text) === undefined ? copy.notJson : copy.jsonHint}
          </p>
        </>
      )
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

/** What the server takes where nothing is entered. */
function placeholderOf(value: unknown): string | undefined {
  return value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)
}
