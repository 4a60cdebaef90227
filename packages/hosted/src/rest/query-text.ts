/** A query under construction: text from our own code and the schema cache, values as parameters. */
export type QueryText = { values: unknown[]; parameter(value: unknown): string }

export function newQueryText(): QueryText {
  const values: unknown[] = []
  return {
    values,
    parameter(value) {
      values.push(value)
      return `$${values.length}`
    },
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
