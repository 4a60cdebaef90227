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

describe('automation', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['AU01', 'two and a half minutes, nothing moves', long([]), true],
    ['AU01', 'a pan that moves', long([pan(0, 1)]), false],
    ['AU01', 'a pan that stands still', long([pan(1, 1)]), true],
    ['AU01', 'a sketch', { tracks: [midi()] }, false],
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
