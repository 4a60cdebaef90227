import { expect, test } from 'vitest'
import { writtenDate } from './written-date.ts'

const AT = Date.UTC(2026, 10, 21, 23, 30)

test.each([
  ['day', 'en', 'Nov 21, 2026'],
  ['day', 'nb', '21. nov. 2026'],
  ['month', 'en', 'Nov 2026'],
  ['month', 'nb', 'nov. 2026'],
] as const)('a %s in %s is %s, whatever the clock of the reader', (form, language, text) => {
  expect(writtenDate(AT, form, language)).toBe(text)
})
