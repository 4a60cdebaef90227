import { expect, it } from 'vitest'
import { readableJson } from './readable-json.ts'

it('names the size of pictures and sounds, and leaves every other text as it is', () => {
  const data = 'iVBORw0KGgo'.repeat(200)
  const shown = readableJson({
    content: [
      { type: 'image', mimeType: 'image/png', data },
      { type: 'text', text: data },
    ],
    data,
  })
  expect(shown).toContain('iVBOR')
  expect(shown).toContain('… (2,200 characters of base64)')
  expect(shown.split(data)).toHaveLength(3)
})

it('is empty for what JSON cannot say', () => {
  expect(readableJson(undefined)).toBe('')
})
