import type { ClipDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, notes, repeated, reportOf } from '../../testing/report-of.ts'

const bars = (from: number, count: number, pitch = 60): ClipDescription =>
  midiClip({
    startBeats: from * 4,
    lengthBeats: count * 4,
    loop: { isOn: true, start: 0, end: 4 },
    notes: notes(4, { pitch }),
  })
const track = (...clips: ClipDescription[]): TrackDescription => midi({ arrangementClips: clips })
const session = (count: number, arrangementClips: ClipDescription[] = []): SetDescription => ({
  tracks: [
    midi({
      arrangementClips,
      sessionClips: Object.fromEntries(Array.from({ length: count }, (_, scene) => [scene, midiClip()])),
    }),
  ],
})
const stray = (gapBeats: number): SetDescription => ({
  tracks: [track(...repeated(midiClip(), 4), midiClip({ startBeats: 64 + gapBeats, lengthBeats: 4 }))],
})
/** Four tracks, of which `full` play for the whole 48 bars and the others for the first twelve. */
const cast = (full: number): SetDescription => ({
  tracks: Array.from({ length: 4 }, (_, index) => track(bars(0, index < full ? 48 : 12, 60 + index))),
})
const copies = (different: number, total: number): SetDescription => ({
  tracks: [track(...Array.from({ length: total }, (_, index) => bars(index, 1, 40 + Math.min(index, different - 1))))],
})
const entries = (...at: number[]): SetDescription => ({
  tracks: [track(bars(0, 64)), ...at.map((bar) => track(bars(bar, 64 - bar)))],
})

describe('arrangement', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['AR01', 'eight session clips', session(8), true],
    ['AR01', 'seven session clips', session(7), false],
    ['AR01', 'eight of them and an arrangement', session(8, [midiClip()]), false],
    ['AR02', '29 bars at 120: 58 s', { tracks: [track(bars(0, 29))] }, true],
    ['AR02', '30 bars at 120: a minute', { tracks: [track(bars(0, 30))] }, false],
    ['AR02', 'a jam, which is no arrangement', session(4), false],
    ['AR03', '33 bars of one loop', { tracks: [track(bars(0, 33))] }, true],
    ['AR03', '32 bars of one loop', { tracks: [track(bars(0, 32))] }, false],
    ['AR03', '33 bars in which another track enters', { tracks: [track(bars(0, 33)), track(bars(16, 17))] }, false],
    [
      'AR03',
      'a recording of 40 bars, which changes inside',
      { tracks: [track(midiClip({ lengthBeats: 160, notes: notes(160) }))] },
      false,
    ],
    ['AR04', 'two contents in twelve clips', copies(2, 12), true],
    ['AR04', 'three contents in twelve clips', copies(3, 12), false],
    ['AR05', 'two minutes without locators', { tracks: [track(bars(0, 60))] }, true],
    ['AR05', 'with one', { tracks: [track(bars(0, 60))], locators: [{ timeBeats: 0, name: 'Intro' }] }, false],
    ['AR10', 'a clip 64 beats behind', stray(64), true],
    ['AR10', 'a clip 63 beats behind', stray(63), false],
    ['AR10', 'a second half as long as the first', { tracks: [track(bars(0, 8), bars(40, 8))] }, false],
    ['AR11', 'eight entries beside the lines', entries(3, 6, 9, 11, 14, 17, 19, 22), true],
    ['AR11', 'eight entries on the lines', entries(4, 8, 12, 16, 20, 24, 28, 32), false],
    ['AR12', 'all four play all the time', cast(4), true],
    ['AR12', 'three of four play all the time', cast(3), false],
    ['AR13', 'a full last bar', cast(4), true],
    ['AR13', 'two of four at the end', cast(2), false],
    [
      'AR14',
      'a ramp of the tempo',
      {
        tracks: [track(bars(0, 16))],
        tempo: [
          { timeBeats: 0, bpm: 100 },
          { timeBeats: 32, bpm: 140 },
        ],
      },
      true,
    ],
    [
      'AR14',
      'a bar of 3/4',
      { tracks: [track(bars(0, 16))], timeSignatureChanges: [{ timeBeats: 16, signature: '3/4' }] },
      true,
    ],
    [
      'AR14',
      'a steady tempo',
      {
        tracks: [track(bars(0, 16))],
        tempo: [
          { timeBeats: 0, bpm: 100 },
          { timeBeats: 32, bpm: 100 },
        ],
      },
      false,
    ],
    [
      'AR13',
      'a full last bar that fades',
      {
        tracks: cast(4).tracks ?? [],
        main: {
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 176, value: 1 },
                { timeBeats: 192, value: 0.01 },
              ],
            },
          ],
        },
      },
      false,
    ],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('moves the picture to the stray clip', async () => {
    const report = await reportOf(stray(64))
    const finding = report.findings.find(({ checkId }) => checkId === 'AR10')
    expect(finding?.place.bars).toEqual({ from: 17, to: 33 })
    expect(finding?.place.clipIds).toEqual([report.arrangement.clips.at(-1)?.id])
  })
})
