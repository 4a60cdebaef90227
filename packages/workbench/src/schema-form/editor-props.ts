import type { ComponentType } from 'react'
import type { JsonSchema } from '../schema/json-schema.ts'

export type EditorProps = {
  readonly label: string
  readonly schema: JsonSchema
  readonly root: JsonSchema
  readonly value: unknown
  /** Undefined leaves the value out. */
  readonly onChange: (value: unknown) => void
  readonly isRequired?: boolean
}

/** An editor of a value with others inside: what draws those comes from outside. */
export type OuterEditorProps = EditorProps & { readonly Editor: ComponentType<EditorProps> }
