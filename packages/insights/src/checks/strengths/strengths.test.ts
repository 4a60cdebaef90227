import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi, midiClip } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { BEAT_CASES } from './beat.cases.ts'
import { growing, STRENGTHS_CASES } from './strengths.cases.ts'

describe('strengths', () => {
  testCases(STRENGTHS_CASES)
  testCases(BEAT_CASES)

  it('holds a varied bar against its own place in a beat of two bars', async () => {
    const kinds = Array.from({ length: 16 }, (_, bar) => (bar % 8 === 7 ? [36] : bar % 2 === 0 ? [36, 38] : [36, 42]))
    const notes = kinds.flatMap((pitches, bar) =>
      pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 0.25 })),
    )
    const drums = midi({ name: 'Drums', arrangementClips: [midiClip({ lengthBeats: 64, notes })] })
    const texts = (await findingOf('ST-BEAT', { tracks: [drums] }))?.evidence.map(({ text }) => text)
    expect(texts?.slice(0, 2)).toEqual([
      '“Drums”: bar 8 leaves out 1 hit: F♯1',
      '“Drums”: bar 16 leaves out 1 hit: F♯1',
    ])
  })

  it('tells a bar that breaks off for a rest of a bar as a rest', async () => {
    const textsOf = async (isPlayed: (at: number) => boolean) => {
      const hits = Array.from({ length: 80 }, (_, at) => at).filter((at) => at % 4 < 3 && isPlayed(at))
      const notes = hits.map((at) => ({ pitch: at % 4 === 2 ? 38 : 36, startBeats: at, durationBeats: 0.25 }))
      const extra = { pitch: 42, startBeats: 47, durationBeats: 0.25 }
      const drums = midi({ name: 'Drums', arrangementClips: [midiClip({ lengthBeats: 80, notes: [...notes, extra] })] })
      return (await findingOf('ST-BEAT', { tracks: [drums] }))?.evidence.map(({ text }) => text)
    }
    const rested = await textsOf((at) => ![29, 30, 61, 62].includes(at))
    expect(rested?.[0]).toBe('“Drums”: bar 8 breaks off for a rest: the next hit comes 4 beats later')
    const short = await textsOf((at) => at !== 30 && at !== 62)
    expect(short?.[0]).toBe('“Drums”: bar 8 leaves out 1 hit: D1')
  })

  it('names the bars in which the number of parts of a growing section holds', async () => {
    expect((await findingOf('ST-CONTRAST', growing(9)))?.claim).toBe(
      'The song has small places and large ones: 1 part in bars 1 to 8, 4 parts in bars 13 to 40.',
    )
  })

  it('counts no piece that goes on where the one before it stopped, in a recording without warp', async () => {
    const cut = (index: number) =>
      audioClip({
        startBeats: index * 4,
        lengthBeats: 4,
        isWarped: false,
        loop: { isOn: false, start: 40 + index * 1.7, end: 40 + (index + 1) * 1.7 },
        sample: { path: '/Music/Song Project/Samples/take.wav' },
      })
    const tracks = [audio({ arrangementClips: Array.from({ length: 14 }, (_, index) => cut(index)) })]
    expect(await findingOf('ST-PIECES', { tracks })).toBeUndefined()
  })

  it('counts the cuts of a recording track by track', async () => {
    const clip = (index: number) =>
      audioClip({
        startBeats: index * 4,
        lengthBeats: 4,
        loop: { isOn: false, start: (40 - index) * 4, end: (41 - index) * 4 },
        sample: { path: '/Music/Song Project/Samples/take.wav' },
      })
    const finding = await findingOf('ST-PIECES', {
      tracks: [12, 1].map((clips) =>
        audio({ arrangementClips: Array.from({ length: clips }, (_, index) => clip(index)) }),
      ),
    })
    expect(finding?.evidence.map(({ text }) => text.split(': ').at(-1))).toEqual([
      '12 cuts of two bars or less',
      '1 cut of two bars or less',
    ])
    expect(finding?.claim).toBe(
      'You made 12 different pieces out of one recording, “take.wav”, and used them 13 times.',
    )
  })
})
