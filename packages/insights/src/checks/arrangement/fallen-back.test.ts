import type { TrackDescription } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { findingOf, midi } from '../../testing/report-of.ts'
import { bars, four, kick, track } from './energy.cases.ts'

const named = (name: string, pitch: number, ...spans: readonly (readonly [from: number, count: number])[]) =>
  midi({ name, arrangementClips: spans.map(([from, count]) => bars(from, count, pitch)) })
const claimOf = async (tracks: readonly TrackDescription[]) => (await findingOf('AR19', { tracks }))?.claim

it('names who is left where a song falls back, and who is back first', async () => {
  expect(
    await claimOf([
      named('Pad', 60, [0, 56]),
      named('Keys', 64, [0, 16], [24, 32]),
      named('Lead', 67, [0, 16], [28, 28]),
      named('Bells', 72, [0, 16], [32, 24]),
    ]),
  ).toBe('From 4 parts the song falls back to 1 in bars 17 to 24: “Pad”. Back in bar 25: “Keys”.')
})

it('says nothing of a place in which the parts take turns', async () => {
  expect(
    await claimOf([
      named('Pad', 60, [0, 20], [24, 32]),
      named('Keys', 64, [0, 16], [20, 36]),
      named('Lead', 67, [0, 16], [24, 32]),
      named('Bells', 72, [0, 16], [28, 28]),
    ]),
  ).toBeUndefined()
})

it('tells parts that leave and return together while the beat goes on', async () => {
  expect(
    await claimOf([
      kick(four(0, 32)),
      named('Keys', 64, [0, 8], [12, 20]),
      named('Lead', 67, [0, 8], [12, 20]),
      track(bars(0, 32)),
    ]),
  ).toMatch(/^“Keys” and “Lead” drop out in bars 9 to 12 and come back in bar 13\.$/)
})
