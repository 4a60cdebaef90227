import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { midi, midiClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

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

/** Sets that the checks of this folder are shown. */
export const AUTOMATION_CASES: readonly CheckCase[] = [
  ['AU01', 'fires', 'two and a half minutes, nothing moves', long([])],
  ['AU01', 'beside', 'a pan that moves', long([pan(0, 1)])],
  ['AU01', 'fires', 'a pan that stands still', long([pan(1, 1)])],
  ['AU01', 'trap', 'a sketch', { tracks: [midi()] }],
  ['AU02', 'fires', '21 of 25 points in one section', drawn([...within(4, 10), ...within(21, 66)])],
  ['AU02', 'beside', '20 of 25 points in one section', drawn([...within(5, 10), ...within(20, 66)])],
  ['AU02', 'trap', 'nineteen points', drawn(within(19, 66))],
  ['AU02', 'trap', 'a section that is most of the song', drawn(within(25, 66), [0, 32, 140, 160])],
  ['AU03', 'fires', 'a filter that is off', filter(false)],
  ['AU03', 'beside', 'a filter that is on', filter(true)],
  [
    'AU03',
    'trap',
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
  ],
  ['AU04', 'fires', 'a jump of 14 dB inside a clip', jump(1, 0.2)],
  ['AU04', 'beside', 'a jump of 11 dB', jump(1, 0.28)],
  ['AU04', 'trap', 'a jump of 14 dB behind the clip', jump(1, 0.2, 24)],
]
