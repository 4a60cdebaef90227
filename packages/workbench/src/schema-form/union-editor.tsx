import { useState } from 'react'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { Choice } from '@kvint/ui'
import { firstValue } from '../schema/first-value.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'
import type { OuterEditorProps } from './editor-props.ts'

/** A value of one of several kinds: first which, then what. */
export function UnionEditor({ variants, ...props }: OuterEditorProps & { variants: readonly JsonSchema[] }) {
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
