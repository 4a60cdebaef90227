/** An OpenAPI document as far as we look into it. */
export type ApiDocument = {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, unknown> }
}

export type Operation = {
  readonly summary?: string
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Record<string, unknown>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> }
  readonly responses: Record<
    string,
    { description: string; readonly content?: Record<string, { readonly schema: JsonSchema }> }
  >
}

export type JsonSchema = { readonly [key: string]: unknown }

/** Leaves out schemas that nothing refers to, and says in words what an error answer is. */
export function tidyDocument(document: ApiDocument): ApiDocument {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses))
      response.description =
        status === 'default' ? 'What went wrong, and what to do.' : (WORDS[status] ?? 'The answer.')
  }
  let schemas = document.components.schemas
  for (;;) {
    const text = JSON.stringify([document.paths, schemas])
    const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
    if (used.length === Object.keys(schemas).length)
      return { ...document, components: { ...document.components, schemas } }
    schemas = Object.fromEntries(used)
  }
}

const WORDS: Readonly<Record<string, string>> = {
  200: 'The answer.',
  201: 'It was made.',
  202: 'It was taken in; the work follows.',
  204: 'It is done; there is nothing to say.',
  503: 'Not now.',
}
