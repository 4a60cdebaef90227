import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'

const long = (automation: AutomationDescription[]): SetDescription => ({
  tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 300 })], automation })],
})
const pan = (...values: number[]): AutomationDescription => ({
  parameter: 'Mixer/Pan',
  events: values.map((value, index) => ({ timeBeats: index * 4, value })),
})
const filter = (isOn: boolean, extra: AutomationDescription[] = []): SetDescription => ({
  tracks: [
    midi({
      devices: [{ tag: 'AutoFilter', isOn, params: { Cutoff: 60 } }],
      automation: [
        {
          parameter: 'Devices.0/Cutoff',
          events: [
            { timeBeats: 0, value: 40 },
            { timeBeats: 8, value: 90 },
          ],
        },
        ...extra,
      ],
    }),
  ],
})
const jump = (from: number, to: number, at = 8): SetDescription => ({
  tracks: [
    midi({
      automation: [
        {
          parameter: 'Mixer/Volume',
          events: [
            { timeBeats: 0, value: from },
            { timeBeats: at, value: from },
            { timeBeats: at, value: to },
          ],
        },
      ],
    }),
  ],
})
/** 48 bars in four sections, with breakpoints at these beats. */
const drawn = (beats: readonly number[], locators = [0, 64, 128, 160]): SetDescription => ({
  locators: locators.map((timeBeats, index) => ({ timeBeats, name: `Part ${'ABCD'.charAt(index)}` })),
  tracks: [
    midi({
      arrangementClips: [midiClip({ lengthBeats: 192 })],
      automation: [
        {
          parameter: 'Mixer/Pan',
          events: beats.map((timeBeats, index) => ({ timeBeats, value: index % 2 })),
        },
      ],
    }),
  ],
})
const within = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index)

describe('automation', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['AU01', 'two and a half minutes, nothing moves', long([]), true],
    ['AU01', 'a pan that moves', long([pan(0, 1)]), false],
    ['AU01', 'a pan that stands still', long([pan(1, 1)]), true],
    ['AU01', 'a sketch', { tracks: [midi()] }, false],
    ['AU02', '21 of 25 points in one section', drawn([...within(4, 10), ...within(21, 66)]), true],
    ['AU02', '20 of 25 points in one section', drawn([...within(5, 10), ...within(20, 66)]), false],
    ['AU02', 'nineteen points', drawn(within(19, 66)), false],
    ['AU02', 'a section that is most of the song', drawn(within(25, 66), [0, 32, 140, 160]), false],
    ['AU03', 'a filter that is off', filter(false), true],
    ['AU03', 'a filter that is on', filter(true), false],
    [
      'AU03',
      'a filter that automation switches on',
      filter(false, [
        {
          parameter: 'Devices.0/On',
          events: [
            { timeBeats: 0, value: false },
            { timeBeats: 8, value: true },
          ],
        },
      ]),
      false,
    ],
    ['AU04', 'a jump of 14 dB inside a clip', jump(1, 0.2), true],
    ['AU04', 'a jump of 11 dB', jump(1, 0.28), false],
    ['AU04', 'a jump of 14 dB behind the clip', jump(1, 0.2, 24), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
