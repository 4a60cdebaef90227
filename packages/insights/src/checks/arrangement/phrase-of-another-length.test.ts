import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf } from '../../testing/report-of.ts'
import { inPhrases, PHRASE_CASES } from './phrase-of-another-length.cases.ts'

describe('a phrase of another length', () => {
  testCases(PHRASE_CASES)

  it('says where it stands and how long it is', async () => {
    const claim = async (...lengths: number[]) => (await findingOf('AR27', inPhrases(lengths)))?.claim
    expect(await claim(8, 8, 8, 7, 8, 8)).toBe('The phrases go in fours and eights, but for bars 25 to 31 (7 bars).')
    expect(await claim(8, 8, 1, 8, 8, 8)).toBe('The phrases go in fours and eights, but for bar 17 alone.')
    expect(await claim(8, 8, 11, 8, 8, 8, 8, 8, 8, 7, 8)).toBe(
      'The phrases go in fours and eights, but for bars 17 to 27 (11 bars) and bars 76 to 82 (7 bars).',
    )
  })
})
