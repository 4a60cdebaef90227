import { useRef } from 'react'
import { useSchemaFormWords } from '../copy/schema-form.ts'
import { Button, Checkbox } from '@kvint/ui'
import { choicesOf } from '../schema/choices-of.ts'
import { firstValue } from '../schema/first-value.ts'
import { resolveSchema } from '../schema/resolve-schema.ts'
import { JsonEditor } from './json-editor.tsx'
import type { OuterEditorProps } from './editor-props.ts'

/** A list: its entries one by one, or ticks where only some of a few values are meant. */
export function ListEditor(props: OuterEditorProps) {
  const copy = useSchemaFormWords()
  const { label, schema, root, value, onChange, Editor } = props
  const add = useRef<HTMLButtonElement>(null)
  if (!schema.items) return <JsonEditor {...props} />
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const itemSchema = schema.items
  const choices = choicesOf(resolveSchema(itemSchema, root).schema)
  return (
    <fieldset className="grid min-w-0 gap-3 border-l-2 border-line pl-3">
      <legend className="mb-1 font-mono text-tool font-semibold">{schema.title ?? label}</legend>
      {schema.description && <p className="text-tool text-muted">{schema.description}</p>}
      {choices.length > 0 ? (
        choices.map((choice) => (
          <Checkbox
            key={String(choice.value)}
            label={choice.label}
            checked={items.includes(choice.value)}
            onChange={({ target: { checked } }) =>
              onChange(
                choices.map((one) => one.value).filter((one) => (one === choice.value ? checked : items.includes(one))),
              )
            }
          />
        ))
      ) : (
        <>
          {items.length === 0 && <p className="text-tool text-muted">{copy.emptyList}</p>}
          {items.map((item, index) => {
            const name = copy.item(label, index + 1)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the place is all that an entry has of its own
              <div key={index} className="grid gap-1">
                <Editor
                  label={name}
                  schema={itemSchema}
                  root={root}
                  value={item}
                  onChange={(next) => onChange(items.map((one, place) => (place === index ? (next ?? '') : one)))}
                />
                <Button
                  size="tool"
                  look="quiet"
                  className="justify-self-start"
                  onClick={() => {
                    onChange(items.filter((_, place) => place !== index))
                    add.current?.focus()
                  }}
                >
                  {copy.removeItem(name)}
                </Button>
              </div>
            )
          })}
          <Button
            ref={add}
            size="tool"
            className="justify-self-start"
            onClick={() => onChange([...items, firstValue(itemSchema, root)])}
          >
            {copy.addItem(label)}
          </Button>
        </>
      )}
    </fieldset>
  )
}
