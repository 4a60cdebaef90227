import type { JsonSchema } from './json-schema.ts'

export type SchemaChoice = { readonly value: unknown; readonly label: string }

/** The values to choose from, each with its title; none where the property is free. Null is not among them. */
export function choicesOf({ enum: values, enumNames, anyOf, oneOf }: JsonSchema): readonly SchemaChoice[] {
  if (values) {
    return values.flatMap((value, index) =>
      value === null ? [] : [{ value, label: enumNames?.[index] ?? named(value) }],
    )
  }
  const constants = oneOf ?? anyOf ?? []
  if (!constants.every((one) => 'const' in one)) return []
  return constants.flatMap(({ const: value, title }) =>
    value === null ? [] : [{ value, label: title === undefined ? named(value) : title }],
  )
}

const named = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
