import { expect, test } from 'vitest'
import { writtenNumber } from './written-number.ts'

test.each([
  [1234.5678, 'en', undefined, '1,234.568'],
  [1234.5678, 'en', 0, '1,235'],
  [0.25, 'nb', 1, '0,3'],
  [12345, 'nb', undefined, '12\u00a0345'],
] as const)('%d in %s with %s decimals is %s', (value, language, mostDecimals, text) => {
  expect(writtenNumber(value, language, mostDecimals)).toBe(text)
})
