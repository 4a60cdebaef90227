import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { bars, Dm, G, line, part } from './harmony.cases.ts'

it.each([
  [0.7, false],
  [0.8, true],
])('names the mode by a B over D that is struck for %s beats each time: %s', async (durationBeats, isTold) => {
  const rows = bars([Dm, G], 8).flatMap((row) =>
    row.pitch === 59
      ? [0, 1, 2, 3].map((beat) => ({ ...row, startBeats: row.startBeats + beat, durationBeats }))
      : [row],
  )
  const bass = part('Bass', line(Array.from({ length: 64 }, () => 38)))
  const finding = await findingOf('HA07', { tracks: [part('Chords', rows), bass] })
  expect(finding !== undefined).toBe(isTold)
})
