import { expect, it } from 'vitest'
import { harmless } from './terminal.ts'

it.each([
  ['\u001B]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['\u009B2J', '\\u009b2J'],
  ['a\rb\b\u007F', 'a\\u000db\\u0008\\u007f'],
  ['C♯m ▸ Bø\n\t–', 'C♯m ▸ Bø\n\t–'],
])('a terminal is told nothing but letters: %j', (text, shown) => {
  expect(harmless(text)).toBe(shown)
})

it('leaves JSON what it says', () => {
  const value = { name: 'A\u001B[2J\u009B' }
  expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value)
})
