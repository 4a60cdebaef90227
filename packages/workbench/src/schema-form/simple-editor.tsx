import { clsx } from 'clsx'
import { useId } from 'react'
import { useMcpWords } from '../copy/pages.ts'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { FIELD } from '@kvint/ui'
import { choicesOf } from '../schema/choices-of.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { EditorProps } from './editor-props.ts'

/** A value with nothing inside. */
export function SimpleEditor({ label, schema, value, onChange, isRequired = false }: EditorProps) {
  const copy = useSchemaFormWords()
  const mcpWords = useMcpWords()
  const id = useId()
  const hints = [
    schema.description,
    schema.default !== undefined && copy.defaultIs(JSON.stringify(schema.default)),
    (schema.minimum !== undefined || schema.maximum !== undefined) && copy.range(schema.minimum, schema.maximum),
  ].filter((hint): hint is string => typeof hint === 'string')
  const shared = { id, 'aria-describedby': hints.length > 0 ? `${id}-hint` : undefined, 'aria-required': isRequired }
  const name = (
    <label htmlFor={id} className="font-mono text-tool font-semibold">
      {schema.title ?? label}
      {isRequired && (
        <span aria-hidden className="text-danger">
          {' '}
          *
        </span>
      )}
    </label>
  )
  const hint = hints.length > 0 && (
    <p id={`${id}-hint`} className="text-tool text-muted">
      {hints.join(' ')}
    </p>
  )
  if (schema.type === 'boolean') {
    const { 'aria-required': _required, ...box } = shared
    return (
      <div className="grid gap-1">
        <span className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
          <input
            {...box}
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5 accent-root"
          />
          {name}
        </span>
        {hint}
      </div>
    )
  }
  const choices = choicesOf(schema)
  return (
    <div className="grid gap-1">
      {name}
      {hint}
      {choices.length > 0 ? (
        <select
          {...shared}
          value={String(choices.findIndex((choice) => choice.value === value))}
          onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
          className={FIELD}
        >
          <option value="-1">{mcpWords.select}</option>
          {choices.map((choice, index) => (
            <option key={String(choice.value)} value={index}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={inputType(schema)}
          step="any"
          autoComplete="off"
          value={value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)}
          onChange={(event) => onChange(read(schema, event.target.value))}
          className={clsx(FIELD, isNumber(schema) && 'font-mono')}
        />
      )}
    </div>
  )
}

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number'

function inputType(schema: JsonSchema): string {
  if (isNumber(schema)) return 'number'
  return FORMATS[schema.format ?? ''] ?? 'text'
}

function read(schema: JsonSchema, text: string): unknown {
  if (text === '') return undefined
  return isNumber(schema) && !Number.isNaN(Number(text)) ? Number(text) : text
}

const FORMATS: Readonly<Record<string, string>> = { date: 'date', email: 'email', uri: 'url', time: 'time' }
