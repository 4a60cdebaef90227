import { expect, it } from 'vitest'
import { nominalHz } from './nominal-hz.ts'

it('names each third octave from 20 Hz to 20 kHz as ISO 266 does', () => {
  const exact = Array.from({ length: 31 }, (_, band) => 1000 * 10 ** ((band - 17) / 10))
  expect(exact.map(nominalHz)).toEqual([
    20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150,
    4000, 5000, 6300, 8000, 10_000, 12_500, 16_000, 20_000,
  ])
})
