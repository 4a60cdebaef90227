import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ACCESS_ROWS } from './testing/access-rows.ts'

/** The table of calls on the documentation's API page, from its text: this house imports nothing of the site. */
const COPY = join(import.meta.dirname, '../../../../web/app/site/docs/copy')
const ROW = /\[\s*'((?:GET|POST|PUT|PATCH|DELETE) [^']+)',\s*'(\w+)'/g

it.each([
  { language: 'en', yes: 'yes', no: 'no' },
  { language: 'nb', yes: 'ja', no: 'nei' },
])('the documentation ($language) names calls that there are, and says which need a token', ({ language, yes, no }) => {
  const text = readFileSync(join(COPY, language, 'api.ts'), 'utf8')
  const told = [...text.matchAll(ROW)].map(([, call = '', token]) => [call, token])
  expect(told.length).toBeGreaterThan(5)
  expect(told).toEqual(
    told.map(([call = '']) => {
      const row = ACCESS_ROWS[call]
      return [call, row && (row.who === 'open' ? no : yes)]
    }),
  )
})

it('both languages of the documentation name the same calls', () => {
  const [english, norwegian] = ['en', 'nb'].map((language) =>
    [...readFileSync(join(COPY, language, 'api.ts'), 'utf8').matchAll(ROW)].map(([, call]) => call),
  )
  expect(norwegian).toEqual(english)
})
