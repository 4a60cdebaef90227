import { expect, it } from 'vitest'
import type { Schema } from './api-document.ts'
import { schemaFields, typeOf } from './schema-fields.ts'

const document = {
  paths: {},
  components: {
    schemas: {
      Plan: { type: 'object', properties: { id: { type: 'string' }, price: { type: 'string' } }, required: ['id'] },
    },
  },
}

it('lists the fields of lists and references with their whole name', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      data: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Plan' } }, { type: 'null' }] },
    },
    required: ['success'],
  }
  expect(schemaFields(document, schema)).toEqual([
    { name: 'success', type: 'true or false', isRequired: true },
    { name: 'data', type: 'list of object or null', isRequired: false },
    { name: 'data[].id', type: 'text', isRequired: true },
    { name: 'data[].price', type: 'text', isRequired: false },
  ])
})

it.each<[Schema, string]>([
  [{ type: 'string', format: 'email', maxLength: 254 }, 'text (email, 0–254)'],
  [{ enum: ['a', 'b'] }, 'one of "a", "b"'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number (1–100)'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number (0–)'],
  [{ const: true }, 'true'],
  [{ $ref: '#/components/schemas/Plan' }, 'object'],
  [{}, 'anything'],
])('%j is %s', (schema, words) => {
  expect(typeOf(document, schema)).toBe(words)
})
