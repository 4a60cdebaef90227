import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { chords, line, loop, part } from './harmony.cases.ts'

it.each([
  ['that keeps to the key', true, [72, 74, 76, 77, 79, 81, 83, 84]],
  ['that climbs by semitones', false, [72, 73, 74, 75, 76, 77, 78, 79]],
])('holds Live’s scale against chords under a line %s: %s', async (_, isTold, tune) => {
  const lead = part('Lead', line(Array.from({ length: 64 }, (_beat, at) => tune[at % tune.length] ?? 72)))
  const set = chords(loop, 4, { scale: { rootPitchClass: 4, name: 'Major' }, tracks: [lead] })
  expect((await findingOf('HA08', set)) !== undefined).toBe(isTold)
})
