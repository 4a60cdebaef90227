import { expect, it } from 'vitest'
import { jsonBytes, parseJsonBytes } from './json-bytes.ts'

it('holds the bytes of the text, as many as it is long', () => {
  const value = { claim: '“B♭” – 𝄞 é', path: String.raw`C:\sets`, broken: '\uD800', line: '\u2028\n' }
  const bytes = jsonBytes(JSON.stringify(value))
  expect(Buffer.from(bytes, 'latin1')).toEqual(Buffer.from(JSON.stringify(value)))
  expect(parseJsonBytes(bytes)).toEqual(value)
})
