import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { chords } from './harmony.cases.ts'

it('measures chords that are thrown through octaves where the next one is nearest', async () => {
  const close = [
    [60, 64, 67],
    [60, 64, 69],
    [60, 65, 69],
    [60, 64, 69],
  ]
  const thrown = close.flatMap((one) => [0, 12, 24].map((by) => one.map((pitch) => pitch + by)))
  const told = async (list: readonly (readonly number[])[]) => (await findingOf('HA21', chords(list, 4)))?.claim
  expect(await told(close)).toMatch(/moves closely from chord to chord: 0\.5 semitones a note on average, and a note/)
  expect(await told(thrown)).toMatch(
    /strikes its chords in several octaves, and moves closely from one to the next: 0\.5 semitones a note/,
  )
})
