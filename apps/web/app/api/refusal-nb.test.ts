import { expect, it } from 'vitest'
import { refusalNb } from './refusal-nb.ts'

it.each([
  [
    'This report already has 20 links. Revoke one first.',
    'Rapporten har allerede 20 lenker. Trekk tilbake en av dem først.',
  ],
  ['That recovery code is wrong or already used.', 'Gjenopprettingskoden er feil eller allerede brukt.'],
  ['Words that no one wrote.', undefined],
])('says “%s” in Norwegian', (message, norwegian) => {
  expect(refusalNb(message)).toBe(norwegian)
})

it('says each number where it belongs, with a comma', () => {
  const english =
    'Your plan has 100 MB of storage and 98.5 MB are used, so this set of 2.1 MB does not fit. Sets without a report and unfinished uploads count too. Delete some, or choose a larger plan. Reading sets in your browser has no limit.'
  expect(refusalNb(english)).toMatch(/100 MB lagring, og 98,5 MB er brukt, så dette settet på 2,1 MB får ikke plass/)
})

it('holds no words that the service does not say', () => {
  const files = import.meta.glob<string>(
    ['../../../server/src/**/*.ts', '!../../../server/src/**/*.test.ts', './refusal-nb.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const { './refusal-nb.ts': own = '', ...service } = files
  const said = Object.values(service).join('\n')
  const keys = [...own.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key ?? '')
  expect(keys.length).toBeGreaterThan(30)
  const unsaid = keys
    .flatMap((key) => key.split('#'))
    .filter((part) => !said.includes(part.replace(/ Sets without a report.*$/, '')))
  expect(unsaid).toEqual([])
})
