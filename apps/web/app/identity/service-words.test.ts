import { expect, it } from 'vitest'
import { serviceWords } from './service-words.ts'

it.each([
  [new Error('Invalid login credentials'), 'Invalid login credentials'],
  [new Error(''), undefined],
  [new Error('{}'), undefined],
  [new Error('{"status":500}'), undefined],
  ['thrown as text', undefined],
  [undefined, undefined],
])('finds in %o what can be read: %s', (error, words) => {
  expect(serviceWords(error)).toBe(words)
})
