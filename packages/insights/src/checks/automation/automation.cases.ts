import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const long = (automation: AutomationDescription[]): SetDescription => ({
  tracks: [
    midi({
      arrangementClips: [
        midiClip({
          lengthBeats: 300,
          notes: notes(300).map((note, at) => ({ ...note, pitch: 40 + ((at * at) % 37) })),
        }),
      ],
      automation,
    }),
  ],
})
const take = audio({ arrangementClips: [audioClip({ lengthBeats: 300 })] })
const off = midi({ isMuted: true })
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
/** Four bars of a song under a fade of Main, with points on its way. */
const fade = (from: number, to: number, ...between: [timeBeats: number, value: number][]): SetDescription => ({
  tracks: [audio()],
  main: {
    automation: [
      {
        parameter: 'Mixer/Volume',
        events: [[from, 1] as const, [to, 0] as const, ...between]
          .toSorted(([a], [b]) => a - b)
          .map(([timeBeats, value]) => ({ timeBeats, value })),
      },
    ],
  },
})
/** The same, over a part whose filter moves from one beat to another. */
const overFilter = (set: SetDescription, from: number, to: number): SetDescription => ({
  ...set,
  tracks: [...(set.tracks ?? [])].map((track) => ({
    ...track,
    devices: [{ tag: 'AutoFilter', params: { Cutoff: 60 } }],
    automation: [
      {
        parameter: 'Devices.0/Cutoff',
        events: [
          { timeBeats: from, value: 40 },
          { timeBeats: to, value: 90 },
        ],
      },
    ],
  })),
})
/** Clips of so many bars under a fader with these points. */
export const faded = (bars: number, ...points: [timeBeats: number, value: number][]): SetDescription => ({
  tracks: [
    midi({
      name: 'Pad',
      arrangementClips: [midiClip({ lengthBeats: bars * 4 })],
      automation: [{ parameter: 'Mixer/Volume', events: points.map(([timeBeats, value]) => ({ timeBeats, value })) }],
    }),
  ],
})
/** Sixteen bars under a fader of Main. */
export const underMain = (...points: [timeBeats: number, value: number][]): SetDescription => ({
  tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 64 })] })],
  main: {
    automation: [{ parameter: 'Mixer/Volume', events: points.map(([timeBeats, value]) => ({ timeBeats, value })) }],
  },
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
/** A volume that is down for so many beats. */
const cutFor = (beats: number): SetDescription => ({
  tracks: [
    midi({
      automation: [
        {
          parameter: 'Mixer/Volume',
          events: [
            { timeBeats: 0, value: 1 },
            { timeBeats: 4, value: 1 },
            { timeBeats: 4, value: 0.1 },
            { timeBeats: 4 + beats, value: 0.1 },
            { timeBeats: 4 + beats, value: 1 },
          ],
        },
      ],
    }),
  ],
})
type Bars = readonly [from: number, to: number]
/** 48 bars in four sections, with a ramp in each of these ranges of bars, drawn with so many points. */
export const moving = (ramps: readonly Bars[], points = 2, locators = [0, 64, 128, 160]): SetDescription => ({
  locators: locators.map((timeBeats, index) => ({ timeBeats, name: `Part ${'ABCD'.charAt(index)}` })),
  tracks: [
    midi({
      arrangementClips: [midiClip({ lengthBeats: 192 })],
      automation: [{ parameter: 'Mixer/Pan', events: ramps.flatMap((ramp, index) => rampIn(ramp, points, index % 2)) }],
    }),
  ],
})
const rampIn = ([from, to]: Bars, points: number, start: number) =>
  Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1)
    const [first, last] = [(from - 1) * 4, to * 4 - 1]
    return { timeBeats: first + share * (last - first), value: Math.abs(start - share) }
  })

/** Sets that the checks of this folder are shown. */
export const AUTOMATION_CASES: readonly CheckCase[] = [
  ['AU01', 'fires', 'two and a half minutes, nothing moves', long([])],
  ['AU01', 'beside', 'a pan that moves', long([pan(0, 1)])],
  ['AU01', 'fires', 'a pan that stands still', long([pan(1, 1)])],
  ['AU01', 'trap', 'a guitar and a voice as they were recorded', { tracks: [...(long([]).tracks ?? []), take, take] }],
  ['AU01', 'trap', 'a set that is mostly off', { tracks: [...(long([]).tracks ?? []), off, off] }],
  ['AU01', 'trap', 'a sketch', { tracks: [midi()] }],
  [
    'AU02',
    'fires',
    'movement in 12 of 15 bars in one section',
    moving([
      [1, 3],
      [17, 28],
    ]),
  ],
  [
    'AU02',
    'beside',
    'movement in 11 of 14 bars in one section',
    moving([
      [1, 3],
      [17, 27],
    ]),
  ],
  ['AU02', 'trap', 'movement in eleven bars', moving([[17, 27]])],
  [
    'AU02',
    'trap',
    'one rise of four bars on six tracks',
    { ...moving([]), tracks: Array.from({ length: 6 }, () => moving([[17, 20]]).tracks ?? []).flat() },
  ],
  [
    'AU02',
    'trap',
    'a gesture of 900 points beside ramps elsewhere',
    moving(
      [
        [1, 8],
        [17, 20],
        [33, 40],
      ],
      900,
    ),
  ],
  ['AU02', 'trap', 'a gesture of 900 points in two bars', moving([[17, 18]], 900)],
  ['AU02', 'trap', 'a section that is most of the song', moving([[17, 30]], 2, [0, 32, 140, 160])],
  ['AU03', 'fires', 'a filter that is off', filter(false)],
  ['AU03', 'beside', 'a filter that is on', filter(true)],
  [
    'AU03',
    'trap',
    'one on a track that is off',
    { tracks: (filter(false).tracks ?? []).map((track) => ({ ...track, isMuted: true })) },
  ],
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
  ['AU04', 'trap', 'a stop of a bar', cutFor(4)],
  ['AU04', 'fires', 'a jump that is undone after more than a bar', cutFor(5)],
  ['AU04', 'trap', 'a jump of 14 dB behind the clip', jump(1, 0.2, 24)],
  ['AU05', 'fires', 'a fade to bar 9 over clips that end in bar 4', fade(8, 32)],
  ['AU05', 'beside', 'a fade of which the last beats are a tail', fade(8, 19)],
  ['AU05', 'trap', 'a fade of a synth that rings on behind its clip', fade(17, 32)],
  ['AU05', 'trap', 'a fade that is nearly done when the clips end', fade(0, 32, [14, 0.05])],
  ['AU05', 'trap', 'a fade over a filter that moves on behind the clips', overFilter(fade(8, 32), 12, 32)],
  ['AU05', 'fires', 'a fade over a filter that has come to rest', overFilter(fade(8, 32), 4, 15)],
  ['AU05', 'trap', 'a dip in the middle', fade(0, 4, [4, 1])],
  ['AU06', 'fires', 'a fade-in over eight bars', faded(16, [0, 0], [32, 1])],
  [
    'AU06',
    'fires',
    'a fade-out with points on its way',
    faded(16, [32, 1], [40, 0.8], [48, 0.45], [64, 0]),
    { lesson: 'au06-out' },
  ],
  ['AU06', 'trap', 'a slow sinking by 6 dB, and a quick fade after it', faded(16, [0, 1], [52, 0.5], [64, 0])],
  ['AU06', 'beside', 'a line over twelve bars, of which clips fill seven', faded(7, [0, 0], [48, 1])],
  [
    'AU06',
    'fires',
    'a line over twelve bars, of which clips fill eight',
    faded(8, [0, 0], [48, 1]),
    { lesson: 'au06-cut-off' },
  ],
  [
    'AU06',
    'fires',
    'a fade of hits, one in each bar',
    {
      tracks: [
        midi({
          arrangementClips: [midiClip({ lengthBeats: 32, notes: notes(8, { stepBeats: 4 }) })],
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0 },
                { timeBeats: 32, value: 1 },
              ],
            },
          ],
        }),
      ],
    },
    { lesson: 'au06-cut-off' },
  ],
  ['AU06', 'beside', 'over seven', faded(16, [0, 0], [28, 1])],
  ['AU06', 'beside', 'to less than half', faded(16, [0, 0], [32, 0.4], [32, 1])],
  ['AU06', 'trap', 'a jump, and a slow rise after it', faded(16, [0, 0], [8, 0], [8, 0.7], [48, 1])],
  ['AU06', 'trap', 'a line that turns', faded(16, [0, 0], [16, 0.5], [20, 0.3], [36, 1])],
  [
    'AU06',
    'trap',
    'a clip under a fade in which little plays',
    {
      tracks: [
        midi({
          arrangementClips: [midiClip({ lengthBeats: 32, notes: notes(3, { stepBeats: 4 }) })],
          automation: [
            {
              parameter: 'Mixer/Volume',
              events: [
                { timeBeats: 0, value: 0 },
                { timeBeats: 32, value: 1 },
              ],
            },
          ],
        }),
      ],
    },
  ],
  ['AU06', 'trap', 'a fade under which little plays', faded(3, [0, 0], [32, 1])],
  ['AU06', 'fires', 'a fade-out of Main', underMain([48, 1], [64, 0]), { lesson: 'au06-out' }],
  ['AU06', 'beside', 'over three bars', underMain([52, 1], [64, 0])],
  [
    'AU06',
    'fires',
    'one of Main over a filter that moves on behind the clips',
    overFilter(underMain([32, 1], [96, 0]), 48, 96),
    { lesson: 'au06-out' },
  ],
  ['AU06', 'trap', 'one of Main that is cut off', underMain([32, 1], [96, 0])],
]
