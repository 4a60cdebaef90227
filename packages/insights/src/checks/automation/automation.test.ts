import type { TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { AUTOMATION_CASES, faded, moving, underMain } from './automation.cases.ts'

describe('automation', () => {
  testCases(AUTOMATION_CASES)

  it('takes one gesture in one section for a fact', async () => {
    const one = moving([[17, 28]])
    expect((await findingOf('AU02', one))?.severity).toBe('info')
    const two = { ...one, tracks: [...(one.tracks ?? []), ...(one.tracks ?? [])] }
    expect((await findingOf('AU02', two))?.severity).toBe('idea')
  })

  it('asks about a fade in whose middle the music stops, and praises one that is nearly done', async () => {
    const told = async (bars: number, ...points: [number, number][]) => {
      const finding = await findingOf('AU06', faded(bars, ...points))
      return [finding?.severity, finding?.claim]
    }
    expect(await told(8, [0, 1], [48, 0])).toEqual([
      'idea',
      '“Pad”: the clips end in bar 8, in the middle of a fade-out that begins in bar 1: meant?',
    ])
    // A twelfth of the level is left.
    expect(await told(11, [0, 1], [48, 0])).toEqual(['strength', '“Pad” fades out over 11 bars, from bar 1 to bar 11.'])
    expect(await told(8, [0, 0], [48, 1])).toEqual([
      'idea',
      '“Pad”: the clips end in bar 8, before a fade-in that begins in bar 1 has come to its top: meant?',
    ])
    expect(await told(9, [0, 0], [48, 1])).toEqual(['strength', '“Pad” fades in over 9 bars, from bar 1 to bar 9.'])
  })

  it('tells the parts that fade together, and the way out of a part that came in slowly', async () => {
    const [pad = midi()] = faded(16, [0, 0], [40, 1]).tracks ?? []
    const claim = async (...tracks: readonly TrackDescription[]) => (await findingOf('AU06', { tracks }))?.claim
    expect(await claim(pad, { ...pad, name: 'Choir' })).toBe(
      '“Pad” and “Choir” fade in together over 10 bars, from bar 1 to bar 10.',
    )
    const [late = midi()] = faded(16, [8, 0], [40, 1]).tracks ?? []
    expect(await claim(pad, { ...late, name: 'Choir' })).toBe(
      '2 fades: “Pad” in, bars 1 to 10 and “Choir” in, bars 3 to 10.',
    )
    const [both = midi()] = faded(16, [0, 0], [32, 1], [44, 1], [60, 0]).tracks ?? []
    expect(await claim(both)).toBe('2 fades: “Pad” in, bars 1 to 8 and “Pad” out, bars 12 to 15.')
    const [short = midi()] = faded(16, [0, 0], [32, 1], [48, 1], [60, 0]).tracks ?? []
    expect(await claim(short)).toBe('“Pad” fades in over 8 bars, from bar 1 to bar 8.')
  })

  it('praises a long fade of Main, and takes one of four bars for a fact', async () => {
    const told = async (from: number) => {
      const finding = await findingOf('AU06', underMain([from, 1], [64, 0]))
      return [finding?.severity, finding?.claim]
    }
    expect(await told(32)).toEqual(['strength', 'Main fades out over 8 bars, from bar 9 to bar 16.'])
    expect(await told(48)).toEqual(['info', 'Main fades out over 4 bars, from bar 13 to bar 16.'])
  })
})
