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

const chord = (startBeats: number, ...pitches: readonly number[]) =>
  pitches.map((pitch) => ({ pitch, startBeats, durationBeats: 4, velocity: 100 }))
