import type { TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { midiClip, findingOf, midi } from '../../testing/report-of.ts'
import { songOf } from '../../testing/song-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { volumeJumps } from './volume-jumps.ts'
import { AUTOMATION_CASES, faded, moving, underMain } from './automation.cases.ts'

describe('automation', () => {
  testCases(AUTOMATION_CASES)

  it('looks for stops near each of a hundred thousand jumps alone', async () => {
    const { parts, ...song } = await songOf({ tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 64 })] })] })
    const target = { kind: 'mixer', parameter: 'volume', sendIndex: null } as const
    const events = Array.from({ length: 100_000 }, (_, at) => ({
      timeBeats: Math.floor(at / 2),
      value: Math.floor((at + 1) / 2) % 2 === 0 ? 1 : 0.01,
    }))
    const jumping = parts.map((part) => ({
      ...part,
      track: { ...part.track, automation: [{ target, events, offset: 0 }] },
    }))
    expect(volumeJumps.find({ ...song, parts: jumping })).toBeNull()
  }, 15_000)

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
    const [pad = midi()] = faded(9, [0, 0], [48, 1]).tracks ?? []
    const on = await findingOf('AU06', { tracks: [pad, midi({ arrangementClips: [midiClip({ lengthBeats: 64 })] })] })
    expect([on?.severity, on?.claim]).toEqual(['strength', '“Pad” fades in over 9 bars, from bar 1 to bar 9.'])
    const atTop = '“Pad”: the music ends in bar 9, at the top of a fade-in that begins in bar 1: meant?'
    expect(await told(9, [0, 0], [48, 1])).toEqual(['idea', atTop])
    expect(await told(9, [0, 0], [34, 1])).toEqual(['idea', atTop])
    // It comes down again before the clip ends.
    expect((await told(9, [0, 0], [33, 1], [35.9, 0.0112]))[0]).toBe('strength')
    expect(await told(9, [0, 0], [32, 1])).toEqual(['strength', '“Pad” fades in over 8 bars, from bar 1 to bar 8.'])
  })

  it('counts the fades beside a long one, and names the longest where they are many', async () => {
    const part = (name: string, ...points: [number, number][]) => {
      const [track = midi()] = faded(16, ...points).tracks ?? []
      return { ...track, name }
    }
    const claim = async (...tracks: readonly TrackDescription[]) => (await findingOf('AU06', { tracks }))?.claim
    const long = part('Pad', [8, 0], [40, 1])
    const organ = part('Organ', [0, 0], [8, 1])
    expect(await claim(long, organ)).toBe('2 fades: “Organ” in, bars 1 to 2 and “Pad” in, bars 3 to 10.')
    expect(await claim(organ)).toBeUndefined()
    expect(await claim(long, part('Organ', [0, 0], [4, 1]))).toBe('“Pad” fades in over 8 bars, from bar 3 to bar 10.')
    const others = [12, 20, 28].map((from) => part(`Choir ${String(from)}`, [from, 0], [from + 16, 1]))
    expect(await claim(organ, ...others, long)).toBe(
      '5 fades: “Pad” in, bars 3 to 10, “Choir 12” in, bars 4 to 7, “Choir 20” in, bars 6 to 9 and 2 more.',
    )
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
    expect(await claim(short)).toBe('2 fades: “Pad” in, bars 1 to 8 and “Pad” out, bars 13 to 15.')
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
