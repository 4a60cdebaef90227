import { readSet } from '@kvint/als'
import { expect, it } from 'vitest'
import { readingEn } from './en/reading.ts'
import { readingNb } from './nb/reading.ts'

it('says why a file could not be read in the language of the page', async () => {
  const outcome = await readSet(new Uint8Array(0))
  const failure = outcome.kind === 'failure' ? outcome.failure : null
  expect(failure && readingEn.work.reason(failure)).toMatch(/^The file is empty/)
  expect(failure && readingNb.work.reason(failure)).toMatch(/^Filen er tom/)
})
