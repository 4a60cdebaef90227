import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf } from '../../testing/report-of.ts'
import { FIGURES_CASES } from './figures.cases.ts'

describe('figures', () => {
  testCases(FIGURES_CASES)

  it.each([
    [0, /^“Piano” repeats one figure, F2 E♭2 C2, through the whole song, 16 times: an ostinato\.$/],
    [1, /^“Piano” repeats the same 4 bars through the whole song, 8 times: an ostinato\.$/],
    [2, /^“Piano” repeats the same 4 bars through the whole song, 11 times: an ostinato\.$/],
    [9, /^One figure, C2 E2 E♭2, goes from part to part: “Guitar” and “Viola”\.$/],
  ])('says what case %i is', async (at, words) => {
    const [checkId, , , set] = FIGURES_CASES[at] ?? []
    const told = checkId && set ? await findingOf(checkId, set) : undefined
    expect(told?.claim).toMatch(words)
    expect(told).toMatchObject({ severity: 'strength', confidence: 'likely' })
  })
})
