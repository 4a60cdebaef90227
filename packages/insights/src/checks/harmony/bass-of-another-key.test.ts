import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { songOf } from '../../testing/song-of.ts'
import { isBassOfAnotherKey } from './bass-of-another-key.ts'
import { bars, part } from './harmony.cases.ts'

/** Bm7 and Em9, a bar each, on two tracks. */
const keys = ['Keys', 'Piano', 'Rhodes'].map((name) =>
  part(
    name,
    bars(
      [
        [59, 62, 66, 69],
        [52, 55, 59, 62, 66],
      ],
      16,
    ),
  ),
)
const over = (roots: readonly number[]) => ({
  tracks: [
    ...keys,
    part(
      'Bass',
      bars(
        roots.map((root) => [root]),
        32 / roots.length,
      ),
    ),
  ],
})

it('hears a bass in D minor below chords in B minor, and none in the melodic form of their own key', async () => {
  const place = { startBeats: 0, endBeats: 128 }
  expect(isBassOfAnotherKey(await songOf(over([38, 41, 46, 36])), place)).toBe(true)
  expect(isBassOfAnotherKey(await songOf(over([35, 40, 35, 38])), place)).toBe(false)
  expect(isBassOfAnotherKey(await songOf(over([35, 44, 46, 35])), place)).toBe(false)
  const figure = bars([[38], [41], [46], [36]], 8).map((row) => ({ ...row, durationBeats: 0.5 }))
  expect(isBassOfAnotherKey(await songOf({ tracks: [...keys, part('Bass', figure)] }), place)).toBe(false)
})

it('is asked before chords and notes outside the key are told', async () => {
  expect(await findingOf('HA01', over([35, 40]))).toBeDefined()
  expect((await findingOf('HA01', over([38, 41, 46, 36])))?.claim).toMatch(/^The bass goes round on D/)
  expect(await findingOf('MI07', over([38, 41, 46, 36]))).toBeUndefined()
})
