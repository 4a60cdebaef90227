import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { JsonSchema } from '../schema/json-schema.ts'
import { ValueEditor } from './value-editor.tsx'

const written: { value: unknown } = { value: undefined }

function Editing({ schema, value0 }: { schema: JsonSchema; value0?: unknown }) {
  const [value, setValue] = useState<unknown>(value0)
  useEffect(() => {
    written.value = value
  }, [value])
  return <ValueEditor label="it" schema={schema} root={schema} value={value} onChange={setValue} />
}

it('builds an object with lists of objects inside', async () => {
  const screen = await render(
    <Editing
      schema={{
        type: 'object',
        $defs: {
          track: { type: 'object', properties: { name: { type: 'string' }, gain: { type: 'number', default: -3 } } },
        },
        properties: { title: { type: 'string' }, tracks: { type: 'array', items: { $ref: '#/$defs/track' } } },
        required: ['title'],
      }}
    />,
  )
  await screen.getByRole('textbox', { name: 'title' }).fill('Demo')
  await screen.getByRole('button', { name: 'Add to tracks' }).click()
  await screen.getByLabelText('name').fill('Bass')
  await screen.getByLabelText('gain', { exact: true }).fill('0.5')
  await screen.getByRole('button', { name: 'Add to tracks' }).click()
  expect(written.value).toEqual({ title: 'Demo', tracks: [{ name: 'Bass', gain: 0.5 }, { gain: -3 }] })
  await screen.getByRole('button', { name: 'Remove tracks 1' }).click()
  await screen.getByRole('textbox', { name: 'title' }).fill('')
  expect(written.value).toEqual({ tracks: [{ gain: -3 }] })
})

it('offers titles and writes their values', async () => {
  const screen = await render(
    <Editing
      schema={{
        type: 'object',
        properties: {
          key: {
            type: 'string',
            oneOf: [
              { const: 'maj', title: 'Major' },
              { const: 'min', title: 'Minor' },
            ],
          },
          scales: {
            type: 'array',
            items: { type: 'string', enum: ['a', 'b', 'c'], enumNames: ['Aeolian', 'Blues', 'Chromatic'] },
          },
        },
      }}
    />,
  )
  await screen.getByLabelText('key').selectOptions('Minor')
  await screen.getByLabelText('Chromatic').click()
  await screen.getByLabelText('Aeolian').click()
  expect(written.value).toEqual({ key: 'min', scales: ['a', 'c'] })
  await screen.getByLabelText('Chromatic').click()
  await screen.getByLabelText('key').selectOptions('Select...')
  expect(written.value).toEqual({ scales: ['a'] })
})

it('switches between the kinds of a union, and to null', async () => {
  const screen = await render(
    <Editing
      schema={{
        anyOf: [
          { type: 'number' },
          { type: 'object', title: 'Range', properties: { from: { type: 'integer' } } },
          { type: 'null' },
        ],
      }}
      value0={4}
    />,
  )
  await expect.element(screen.getByLabelText('it', { exact: true })).toHaveValue(4)
  await screen.getByLabelText('Kind of it').selectOptions('Range')
  await screen.getByLabelText('from').fill('2')
  expect(written.value).toEqual({ from: 2 })
  await screen.getByLabelText('Send null for it').click()
  expect(written.value).toBeNull()
})

it('takes JSON where the schema says nothing of the inside', async () => {
  const screen = await render(<Editing schema={{ type: 'object' }} />)
  await screen.getByLabelText('it').fill('{"a": [')
  await expect.element(screen.getByText('Invalid JSON: sent as text.')).toBeVisible()
  await screen.getByLabelText('it').fill('{"a": [1]}')
  expect(written.value).toEqual({ a: [1] })
})
