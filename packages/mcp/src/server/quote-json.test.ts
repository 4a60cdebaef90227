import { expect, test } from 'vitest'
import { quoteJson } from './quote-json.ts'

test.each([
  ['plain', { a: 1, list: ['x', null, true] }],
  ['quotes and backslashes', { 'C:\\Users\\"Ida"': 'a\\"b\\\\"' }],
  ['control characters', '\u0000\b\t\n\f\r\u001F\u007F'],
  ['letters of one to four bytes', 'Für Øyvind – “Nattbuss” ♭9 🎹'],
  ['half of a pair', '\uD83C'],
  ['nothing', ''],
])('JSON as a JSON string is what JSON.stringify makes of it: %s', (_what, value) => {
  const json = JSON.stringify(value)
  const bytes = Buffer.alloc(3 * Buffer.byteLength(json))
  const until = bytes.write(json)
  const end = quoteJson(bytes, 0, until, until)
  expect(`"${bytes.toString('utf8', until, end)}"`).toBe(JSON.stringify(json))
  expect(bytes.toString('utf8', 0, until)).toBe(json)
})
