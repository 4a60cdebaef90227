import type { JsonSchema } from '../schema/json-schema.ts'
import type { InputKind } from './input-kind.ts'

export type ParameterProps = {
  readonly name: string
  readonly schema: JsonSchema
  /** Where references of the schema lead. */
  readonly root: JsonSchema
  readonly isRequired: boolean
  readonly entered: string | boolean | null | undefined
  readonly onEnter: (value: string | boolean | null) => void
}

export type InputProps = ParameterProps & {
  readonly kind: InputKind
  readonly id: string
  readonly describedBy: string | undefined
  readonly className: string
}

/** What the server takes where nothing is entered. */
export function placeholderOf(value: unknown): string | undefined {
  return value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)
}
