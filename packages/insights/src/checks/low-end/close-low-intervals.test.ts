import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'

it('spells low notes in the key of the song: E flat major has no D sharp', async () => {
  const notes = [
    ...[0, 16, 32, 48].flatMap((bar) => chord(bar, 27, 31, 58)),
    ...[4, 20, 36, 52].flatMap((bar) => chord(bar, 44, 60, 63)),
    ...[8, 24, 40, 56].flatMap((bar) => chord(bar, 46, 62, 65)),
    ...[12, 28, 44, 60].flatMap((bar) => chord(bar, 51, 55, 58)),
  ]
  const finding = await findingOf('LE10', {
    tracks: [{ name: 'Keys', kind: 'midi', arrangementClips: [{ startBeats: 0, lengthBeats: 64, notes }] }],
  })
  expect(finding?.evidence[0]?.text).toContain('E♭0 with G0')
})

it('counts the pair that it names', async () => {
  const notes = [0, 4, 8].flatMap((bar) => chord(bar, 36, 40)).concat([12, 16].flatMap((bar) => chord(bar, 38, 41)))
  const finding = await findingOf('LE10', {
    tracks: [{ name: 'Keys', kind: 'midi', arrangementClips: [{ startBeats: 0, lengthBeats: 20, notes }] }],
  })
  expect(finding?.claim).toBe('“Keys” plays notes close together in the low register, 5 times.')
  expect(finding?.evidence[0]?.text).toContain('C1 with E1, 3 times')
})

const chord = (startBeats: number, ...pitches: readonly number[]) =>
  pitches.map((pitch) => ({ pitch, startBeats, durationBeats: 4, velocity: 100 }))
