import { useSchemaFormWords } from '../copy/schema-form.ts'
import { isRecord } from '../wire/mcp-tool.ts'
import { JsonEditor } from './json-editor.tsx'
import type { OuterEditorProps } from './editor-props.ts'

/** The properties of an object under each other. What is left empty is left out. */
export function ObjectEditor(props: OuterEditorProps) {
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
