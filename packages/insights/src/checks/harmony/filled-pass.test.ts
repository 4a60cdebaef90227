import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { C, Dm, F, G, part } from './harmony.cases.ts'

it.each([
  [1, 4, true],
  [2, 4, false],
  [1, 2, true],
  [1.5, 2, false],
])('lets chords of so many beats (%s) pass between two in turns, %s bars a pass: %s', async (beats, bars, isTold) => {
  const half = bars * 2
  const rows = [null, null, null, F, Dm, F].flatMap((other, pass) =>
    [
      { pitches: C, at: 0, durationBeats: other ? half - beats : half },
      { pitches: other ?? [], at: half - beats, durationBeats: beats },
      { pitches: G, at: half, durationBeats: half },
    ].flatMap(({ pitches, at, durationBeats }) =>
      pitches.map((pitch) => ({ pitch, startBeats: pass * half * 2 + at, durationBeats })),
    ),
  )
  const finding = await findingOf('HA01', { tracks: [part('Chords', rows)] })
  expect(finding?.claim.startsWith('C and G take turns') ?? false).toBe(isTold)
})
