import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { Am, chords, Dm, Em, line, part } from './harmony.cases.ts'

it.each([
  [0.25, true],
  [0.5, false],
])('lets a leading note pass that lasts %s beats: %s', async (durationBeats, isTold) => {
  const tune = line(
    Array.from({ length: 127 }, (_, at) => [69, 72, 74, 76][at % 4] ?? 69),
    0.5,
  )
  const lead = part('Lead', [...tune, { pitch: 68, startBeats: 63.5, durationBeats }])
  const finding = await findingOf('HA22', chords([Am, Dm, Em, Am], 4, { tracks: [lead] }))
  expect(finding !== undefined).toBe(isTold)
})
