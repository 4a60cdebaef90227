import { hasPostgres } from '@kvint/postgres'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'
import type { ApiDocument } from './tidy-document.ts'

describe.skipIf(!hasPostgres())('the OpenAPI document', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let document: ApiDocument
  beforeAll(async () => {
    site = await startSite('all')
    document = (await site.app.inject('/api/openapi.json')).json()
  }, 60_000)
  afterAll(() => site.close())
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    )

  it('is valid OpenAPI 3.1', async () => {
    const validated = await new Validator().validate(structuredClone(document))
    expect(validated.errors).toBeUndefined()
    expect(validated.valid).toBe(true)
  })

  it('says of every call what it does, under an id of its own', () => {
    expect(
      operations()
        .filter(({ operation }) => !operation.summary)
        .map(({ name }) => name),
    ).toEqual([])
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names every parameter of a path, and every schema that it refers to', () => {
    for (const { name, operation } of operations()) {
      const named = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const described = operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name: own }) => own)
      expect(described ?? [], name).toEqual(named)
    }
    const text = JSON.stringify(document)
    for (const [, schema] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(Object.keys(document.components.schemas)).toContain(schema)
  })

  it('says in which form a file goes there and comes back', () => {
    const bodyOf = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {})
    const answerOf = (path: string) => Object.keys(document.paths[path]?.['get']?.responses['200']?.content ?? {})
    expect(bodyOf('/api/v1/projects', 'post')).toEqual(['application/octet-stream'])
    expect(bodyOf('/api/v1/uploads/{uploadId}', 'patch')).toEqual(['application/offset+octet-stream'])
    expect(answerOf('/api/v1/projects/export')).toEqual(['application/zip'])
    expect(answerOf('/api/v1/account/export')).toEqual(['application/zip'])
    expect(answerOf('/api/v1/projects/events')).toEqual(['text/event-stream'])
  })

  it('leaves the pages of the local stand-in out', () => {
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/local-pay'))).toEqual([])
  })
})
