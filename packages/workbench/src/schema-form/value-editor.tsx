import { resolveSchema } from '../schema/resolve-schema.ts'
import { NullSwitch } from './null-switch.tsx'
import type { EditorProps, OuterEditorProps } from './editor-props.ts'
import { ListEditor } from './list-editor.tsx'
import { SimpleEditor } from './simple-editor.tsx'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { JsonEditor } from './json-editor.tsx'
import { useState } from 'react'
import { Choice } from '@kvint/ui'
import { firstValue } from '../schema/first-value.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** One value of a schema, with everything that is inside it. */
export function ValueEditor(props: EditorProps) {
  const { schema, isNullable, variants } = resolveSchema(props.schema, props.root)
  const inner = { ...props, schema, Editor: ValueEditor }
  const editor =
    props.value === null ? (
      <p className="font-mono text-tool font-semibold">{props.label}</p>
    ) : variants.length > 0 ? (
      <UnionEditor {...inner} variants={variants} />
    ) : schema.type === 'array' ? (
      <ListEditor {...inner} />
    ) : schema.type === 'object' || schema.properties ? (
      <ObjectEditor {...inner} />
    ) : (
      <SimpleEditor {...props} schema={schema} />
    )
  if (!isNullable) return editor
  return (
    <div className="grid gap-1">
      {editor}
      <NullSwitch
        name={props.label}
        isNull={props.value === null}
        onSwitch={(isNull) => props.onChange(isNull ? null : undefined)}
      />
    </div>
  )
}

/** The properties of an object under each other. What is left empty is left out. */
function ObjectEditor(props: OuterEditorProps) {
  const copy = useSchemaFormWords()
  const { label, schema, root, value, onChange, isRequired = false, Editor } = props
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return <JsonEditor {...props} />
  const whole = isRecord(value) ? value : {}
  return (
    <fieldset className="grid min-w-0 gap-3 border-l-2 border-line pl-3">
      <legend className="mb-1 font-mono text-tool font-semibold">
        {schema.title ?? label}
        {isRequired && <span className="sr-only"> {copy.required}</span>}
      </legend>
      {schema.description && <p className="text-tool text-muted">{schema.description}</p>}
      {properties.map(([name, property]) => (
        <Editor
          key={name}
          label={name}
          schema={property}
          root={root}
          value={whole[name]}
          isRequired={schema.required?.includes(name) ?? false}
          onChange={(next) => onChange(withProperty(whole, name, next))}
        />
      ))}
    </fieldset>
  )
}

function withProperty(whole: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _before, ...others } = whole
  return value === undefined ? others : { ...others, [name]: value }
}

/** A value of one of several kinds: first which, then what. */
function UnionEditor({ variants, ...props }: OuterEditorProps & { variants: readonly JsonSchema[] }) {
  const copy = useSchemaFormWords()
  const { label, root, value, onChange, Editor } = props
  const [chosen, setChosen] = useState(() => variants.findIndex((variant) => mayBe(variant, root, value)))
  const place = Math.max(0, chosen)
  const variant = variants[place] ?? {}
  return (
    <div className="grid gap-2">
      <Choice
        label={copy.kindOf(label)}
        value={String(place)}
        options={variants.map((one, index) => [String(index), nameOf(one, root) ?? copy.kind(index + 1)] as const)}
        onChoose={(next) => {
          setChosen(Number(next))
          onChange(firstValue(variants[Number(next)] ?? {}, root))
        }}
      />
      <Editor label={label} schema={variant} root={root} value={value} onChange={onChange} />
    </div>
  )
}

function nameOf(variant: JsonSchema, root: JsonSchema): string | undefined {
  const { schema } = resolveSchema(variant, root)
  return schema.title ?? (typeof schema.type === 'string' ? schema.type : undefined)
}

function mayBe(variant: JsonSchema, root: JsonSchema, value: unknown): boolean {
  const { type } = resolveSchema(variant, root).schema
  if (Array.isArray(value)) return type === 'array'
  if (typeof value === 'number') return type === 'number' || (type === 'integer' && Number.isInteger(value))
  return type === typeof value
}
