import { resolveSchema } from '../schema/resolve-schema.ts'
import { NullSwitch } from './null-switch.tsx'
import type { EditorProps } from './editor-props.ts'
import { ListEditor } from './list-editor.tsx'
import { ObjectEditor } from './object-editor.tsx'
import { SimpleEditor } from './simple-editor.tsx'
import { UnionEditor } from './union-editor.tsx'

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
