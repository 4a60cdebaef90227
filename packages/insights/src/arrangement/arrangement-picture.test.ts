import { barAt, barsBetween, beatOfBar, secondsBetween } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../testing/report-of.ts'
import { meterSpans } from './meters.ts'
import { tempoMap } from './tempo-map.ts'

describe('tempo', () => {
  const ramp = tempoMap(
    {
      bpm: 100,
      events: [
        { timeBeats: 0, bpm: 100 },
        { timeBeats: 8, bpm: 200 },
      ],
    },
    16,
  )
  const jump = tempoMap(
    {
      bpm: 60,
      events: [
        { timeBeats: -63_072_000, bpm: 60 },
        { timeBeats: 4, bpm: 60 },
        { timeBeats: 4, bpm: 120 },
      ],
    },
    8,
  )

  it.each([
    ['four beats at 120', secondsBetween([{ startBeats: 0, bpm: 120 }], 0, 4), 2],
    // ∫ 60/bpm over a ramp from 100 to 200 in 8 beats: 60·8·ln 2/100
    ['a ramp from 100 to 200', secondsBetween(ramp, 0, 8), (480 * Math.LN2) / 100],
    ['what follows the ramp', secondsBetween(ramp, 8, 16), 2.4],
    ['half of the ramp', secondsBetween(ramp, 0, 4), (480 * Math.log(1.5)) / 100],
    ['a jump from 60 to 120', secondsBetween(jump, 0, 8), 6],
    ['nothing', secondsBetween(ramp, 4, 4), 0],
  ])('lasts as long as it lasts: %s', (_, seconds, expected) => {
    expect(seconds).toBeCloseTo(expected, 9)
  })

  it('is one point where it is steady', () => {
    expect(tempoMap({ bpm: 90, events: [{ timeBeats: -63_072_000, bpm: 90 }] }, 64)).toEqual([
      { startBeats: 0, bpm: 90 },
    ])
  })
})

describe('bars', () => {
  const meters = meterSpans({ numerator: 4, denominator: 4 }, [
    { timeBeats: 8, numerator: 3, denominator: 4 },
    { timeBeats: 18, numerator: 6, denominator: 8 },
  ])

  it.each([
    [0, 1],
    [7.99, 2],
    [8, 3],
    [10.99, 3],
    [11, 4],
    // The change at 18 cuts the third bar of 3/4 short.
    [17, 6],
    [18, 7],
    [21, 8],
  ])('beat %s lies in bar %s', (beats, bar) => {
    expect(barAt(meters, beats)).toBe(bar)
  })

  it('begin again where the same signature stands inside a bar, and nowhere else', () => {
    const restarted = meterSpans({ numerator: 4, denominator: 4 }, [
      { timeBeats: 16, numerator: 4, denominator: 4 },
      { timeBeats: 42, numerator: 4, denominator: 4 },
    ])
    expect([40, 41.99, 42, 45.99, 46].map((beats) => barAt(restarted, beats))).toEqual([11, 11, 12, 12, 13])
    expect(restarted).toHaveLength(2)
  })

  it('finds the beat of a bar, and the bars of a stretch', () => {
    expect([1, 3, 6, 7].map((bar) => beatOfBar(meters, bar))).toEqual([0, 8, 17, 18])
    expect(barsBetween(meters, 4, 8)).toEqual({ from: 2, to: 2 })
    expect(barsBetween(meters, 4, 8.5)).toEqual({ from: 2, to: 3 })
  })
})

describe('the picture', () => {
  const loop = midiClip({ lengthBeats: 32, loop: { isOn: true, start: 0, end: 4 }, notes: notes(4) })

  it('unrolls loops, and tells equal notes once', async () => {
    const { arrangement } = await reportOf({
      tracks: [midi({ arrangementClips: [loop, { ...loop, startBeats: 32 }] })],
    })
    const [first, second] = arrangement.clips
    expect(first?.notes).toHaveLength(32)
    expect(second?.notes).toEqual([])
    expect(second?.contentId).toBe(first?.contentId)
    expect(arrangement).toMatchObject({ of: 'arrangement', lengthBeats: 64 })
  })

  it('lays scenes end to end where nothing is arranged', async () => {
    const { arrangement, overview } = await reportOf({
      scenes: ['Verse', { name: 'Drop', bpm: 140 }],
      tracks: [
        {
          kind: 'midi',
          sessionClips: { 0: midiClip({ lengthBeats: 8, loop: { isOn: true, start: 0, end: 8 } }), 1: midiClip() },
        },
        { kind: 'midi', sessionClips: { 0: midiClip({ lengthBeats: 4, loop: { isOn: true, start: 0, end: 4 } }) } },
      ],
    })
    expect(overview).toMatchObject({ lengthOf: 'scenes', lengthBars: 6 })
    expect(arrangement.locators).toEqual([
      { startBeats: 0, name: 'Verse' },
      { startBeats: 8, name: 'Drop' },
    ])
    expect(arrangement.tempos.at(-1)).toEqual({ startBeats: 8, bpm: 140 })
    expect(arrangement.clips.map(({ startBeats, endBeats }) => [startBeats, endBeats])).toEqual([
      [0, 8],
      [0, 8],
      [8, 24],
    ])
  })

  it('cuts sections where tracks enter and leave, and gives equal ones a letter', async () => {
    const bars = (from: number, count: number, pitch: number) =>
      midiClip({
        startBeats: from * 4,
        lengthBeats: count * 4,
        loop: { isOn: true, start: 0, end: 4 },
        notes: notes(4, { pitch }),
      })
    const { arrangement } = await reportOf({
      tracks: [
        midi({ arrangementClips: [bars(0, 32, 60)] }),
        midi({ arrangementClips: [bars(8, 8, 62), bars(24, 8, 62)] }),
        midi({ arrangementClips: [bars(8, 8, 64), bars(24, 8, 64)] }),
      ],
    })
    expect(arrangement.sections.map(({ label, startBeats, endBeats }) => [label, startBeats, endBeats])).toEqual([
      ['A', 0, 32],
      ['B', 32, 64],
      ['A', 64, 96],
      ['B', 96, 128],
    ])
    expect(arrangement.sections.map(({ density }) => density)).toEqual([0.333, 1, 0.333, 1])
    expect(arrangement.form.longestUnchanged).toEqual({ from: 1, to: 8 })
    expect(arrangement.form.moves.map(({ bar }) => bar)).toEqual([1, 9, 17, 25])
  })

  it('names sections by their locators', async () => {
    const { arrangement } = await reportOf({
      tracks: [midi({ arrangementClips: [loop] })],
      locators: [
        { timeBeats: 0, name: 'Intro' },
        { timeBeats: 16, name: 'Drop' },
      ],
    })
    expect(arrangement.sections.map(({ label }) => label)).toEqual(['Intro', 'Drop'])
  })

  it('has nothing to show of an empty set', async () => {
    const report = await reportOf({ tracks: [] })
    expect(report.arrangement).toMatchObject({ of: 'nothing', lengthBeats: 0, clips: [], sections: [] })
    expect(report.overview).toMatchObject({ lengthOf: 'nothing', lengthBars: 0, lengthSeconds: 0 })
    expect(report.harmony.kind).toBe('unknown')
  })
})

describe('a clip', () => {
  const from = -63_072_000
  const heardUnder = async (parameter: string, ...events: { timeBeats: number; value: number | boolean }[]) => {
    const arrangementClips = [0, 16].map((startBeats) => midiClip({ startBeats }))
    const report = await reportOf({ tracks: [midi({ arrangementClips, automation: [{ parameter, events }] })] })
    return report.arrangement.clips.map(({ isHeard }) => isHeard)
  }

  it.each([
    ['a fader that is down until the second', 'Mixer/Volume', [from, 0.0003], [16, 0.0003], [16, 1], [false, true]],
    ['a fader that comes up during the first', 'Mixer/Volume', [from, 0.0003], [12, 0.0003], [16, 1], [true, true]],
    [
      'a track that is switched off at the second',
      'Mixer/Speaker',
      [from, true],
      [16, true],
      [16, false],
      [true, false],
    ],
    ['a panorama at its end', 'Mixer/Pan', [from, -1], [16, -1], [16, -1], [true, true]],
  ] as const)('is heard or not under %s', async (_, parameter, first, second, third, heard) => {
    const events = [first, second, third].map(([timeBeats, value]) => ({ timeBeats, value }))
    expect(await heardUnder(parameter, ...events)).toEqual(heard)
  })
})
