import type { AutomationDescription, SetDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, withMain } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const faders = (...levels: number[]): SetDescription => ({
  tracks: levels.map((volumeDb) => midi({ volumeDb })),
})
/** To a synth beside the computer. */
const toPort = midi({ output: { target: 'MidiOut/External.Dev:Synth/1' } })
/** A fader at these levels, one a bar; two in a pair are one moment. */
const ride = (kind: 'midi' | 'audio', values: readonly (number | readonly number[])[]): SetDescription => ({
  tracks: [
    {
      ...(kind === 'midi' ? midi() : audio()),
      automation: [
        {
          parameter: 'Mixer/Volume',
          events: values.flatMap((at, index) => [at].flat().map((value) => ({ timeBeats: index * 4, value }))),
        },
      ],
    },
  ],
})
/** A fader at these levels, one a bar. */
const held = (...values: number[]): AutomationDescription[] => [
  { parameter: 'Mixer/Volume', events: values.map((value, bar) => ({ timeBeats: bar * 4, value })) },
]
const mainHeld = (volumeDb: number, ...values: number[]): SetDescription => ({
  tracks: [midi()],
  main: { volumeDb, automation: held(...values) },
})
/** A group that goes by its send alone to a return on outputs 3 and 4. */
const quad = (main: SetDescription['main']): SetDescription => ({
  tracks: [
    { kind: 'group', name: 'Rear', output: { target: 'AudioOut/None', upperName: 'Sends Only' }, sends: { Out: 0 } },
    midi({ group: 'Rear' }),
    {
      kind: 'return',
      name: 'Out',
      output: { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' },
    },
  ],
  main: main ?? {},
})
/** A clip of so much gain through Utility and a compressor’s make-up, into the fader. */
const chain = (clipDb: number, utility: number, makeupDb: number, volumeDb = 0): SetDescription => ({
  tracks: [
    audio({
      volumeDb,
      arrangementClips: [audioClip({ gainDb: clipDb })],
      devices: [
        { tag: 'StereoGain', params: { Gain: utility } },
        { tag: 'Compressor2', params: { Threshold: 0.25, Ratio: 4, Gain: makeupDb } },
      ],
    }),
  ],
})
const inGroup = (volumeDb: number, { tracks = [] }: SetDescription): SetDescription => ({
  tracks: [{ kind: 'group', name: 'Low', volumeDb }, ...tracks.map((track) => ({ ...track, group: 'Low' }))],
})
const group = (groupDb: number, ...levels: number[]): SetDescription => ({
  tracks: [
    { kind: 'group', name: 'Synths', volumeDb: groupDb },
    ...levels.map((volumeDb) => midi({ group: 'Synths', volumeDb })),
  ],
})

/** So many tracks that are off, and so many that are on. */
const muted = (off: number, on: number): SetDescription => ({
  tracks: Array.from({ length: off + on }, (_, at) => midi({ isMuted: at < off })),
})

/** Sets that the checks of this folder are shown. */
export const GAIN_CASES: readonly CheckCase[] = [
  ['GS12', 'fires', 'one part, switched off', { tracks: [midi({ isMuted: true })] }],
  [
    'GS12',
    'fires',
    'two parts of one group, which is off',
    { tracks: [{ kind: 'group', name: 'All', isMuted: true }, midi({ group: 'All' }), audio({ group: 'All' })] },
  ],
  ['GS12', 'beside', 'one of two parts on', { tracks: [midi({ isMuted: true }), midi()] }],
  ['GS12', 'beside', 'no clips', { tracks: [midi({ isMuted: true, arrangementClips: [] })] }],
  [
    'GS12',
    'trap',
    'the one that is on has a clip without notes',
    { tracks: [midi({ isMuted: true }), midi({ arrangementClips: [midiClip({ notes: [] })] }), audio()] },
  ],
  [
    'GS12',
    'trap',
    'scenes, of which another track has one',
    {
      tracks: [
        midi({ isMuted: true, arrangementClips: [], sessionClips: { 0: midiClip() } }),
        midi({ arrangementClips: [], sessionClips: { 1: midiClip() } }),
      ],
    },
  ],
  [
    'GS12',
    'trap',
    'solo on what has nothing to play',
    { tracks: [midi(), midi({ isSoloed: true, arrangementClips: [] })] },
  ],
  ['GS01', 'fires', 'a fader at +6 dB', faders(6)],
  ['GS01', 'beside', 'one at +5.4 dB', faders(5.4)],
  ['GS01', 'trap', 'a muted track at +6 dB', { tracks: [midi({ volumeDb: 6, isMuted: true })] }],
  [
    'GS01',
    'trap',
    'one of a track that waits in the session view, beside an arrangement',
    { tracks: [midi(), midi({ volumeDb: 6, arrangementClips: [], sessionClips: { 0: midiClip() } })] },
  ],
  [
    'GS01',
    'trap',
    'one behind a clip of +13 dB, of which the sum is told',
    { tracks: [audio({ volumeDb: 6, arrangementClips: [audioClip({ gainDb: 13 })] })] },
  ],
  [
    'GS06',
    'trap',
    'the clip of +13 dB before it',
    { tracks: [audio({ volumeDb: 6, arrangementClips: [audioClip({ gainDb: 13 })] })] },
  ],
  ['GS02', 'fires', 'six faders at 0 dB', faders(0, 0, 0, 0, 0, 0)],
  ['GS02', 'beside', 'five faders at 0 dB', faders(0, 0, 0, 0, 0)],
  ['GS02', 'trap', 'two of six moved', faders(0, 0, 0, 0, -3, -6)],
  [
    'GS02',
    'trap',
    'a sixth that hands its notes on and has no fader',
    { tracks: [...(faders(0, 0, 0, 0, 0).tracks ?? []), toPort] },
  ],
  ['GS01', 'trap', 'one that hands its notes on and has no fader', { tracks: [{ ...toPort, volumeDb: 6 }] }],
  ['GS04', 'fires', 'the main fader at −3 dB', { tracks: [midi()], main: { volumeDb: -3 } }],
  [
    'GS04',
    'fires',
    'the same behind a limiter',
    { tracks: [midi()], main: { volumeDb: -3, devices: [{ tag: 'Limiter', params: { Gain: 0, Ceiling: -1 } }] } },
    { lesson: 'gs04-behind-dynamics' },
  ],
  ['GS04', 'fires', 'automation that holds it at −3 dB, under a hand at 0', mainHeld(0, 0.7)],
  ['GS04', 'trap', 'a hand at −5 dB, over automation at 0', mainHeld(-5, 1)],
  ['GS04', 'trap', 'a fade over the last bar', mainHeld(0, 1, 1, 1, 0)],
  [
    'GS01',
    'trap',
    'a hand at its stop, over automation at −6 dB',
    { tracks: [midi({ volumeDb: 6, automation: held(0.5) })] },
  ],
  ['GS01', 'fires', 'automation that holds it there', { tracks: [midi({ automation: held(2, 2, 2, 2) })] }],
  [
    'GS01',
    'trap',
    'automation that takes it down for the last bar',
    { tracks: [midi({ automation: held(2, 2, 2, 0.2) })] },
  ],
  ['GS11', 'fires', 'automation at −66 dB, under a hand at −5', mainHeld(-5, 0.0005)],
  ['GS11', 'beside', 'automation that opens for the last bar', mainHeld(-5, 0.0005, 0.0005, 0.0005, 1)],
  ['GS11', 'trap', 'a hand at its stop, with no automation', { tracks: [midi()], main: { volumeDb: -70 } }],
  ['GS04', 'trap', 'a fader that automation holds at −66 dB', mainHeld(-5, 0.0005)],
  [
    'GS02',
    'trap',
    'two of six that automation moves',
    { tracks: [...[0, 0].map(() => midi({ automation: held(1, 0.5, 1, 1) })), ...(faders(0, 0, 0, 0).tracks ?? [])] },
  ],
  ['GS04', 'trap', 'a main fader that nothing comes to', quad({ volumeDb: -12 })],
  [
    'GS04',
    'trap',
    'one that a track does not come to, as it leaves its group by an output of its own',
    {
      tracks: [
        { kind: 'group', name: 'Low' },
        midi({ group: 'Low', output: { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' } }),
      ],
      main: { volumeDb: -12 },
    },
  ],
  [
    'GS04',
    'fires',
    'one that a group comes to by its send alone',
    {
      ...quad({ volumeDb: -12 }),
      tracks: (quad({}).tracks ?? []).map(({ output, ...track }) =>
        track.kind === 'return' ? track : { ...track, ...(output ? { output } : {}) },
      ),
    },
  ],
  ['GS11', 'trap', 'one that automation holds down and nothing comes to', quad({ automation: held(0.0005) })],
  ['GS03', 'trap', 'one at +1 dB that nothing comes to', quad({ volumeDb: 1 })],
  ['GS04', 'beside', 'the main fader at −1.9 dB', { tracks: [midi()], main: { volumeDb: -1.9 } }],
  ['GS06', 'fires', 'a clip raised by 13 dB', { tracks: [audio({ arrangementClips: [audioClip({ gainDb: 13 })] })] }],
  [
    'GS06',
    'beside',
    'a clip raised by 11.9 dB',
    { tracks: [audio({ arrangementClips: [audioClip({ gainDb: 11.9 })] })] },
  ],
  ['GS07', 'fires', 'a fader that moves', ride('midi', [1, 0.5])],
  ['GS07', 'fires', 'a fader that dips and comes back', ride('midi', [1, 0.5, 1])],
  ['GS07', 'beside', 'a curve that stands still', ride('audio', [1, 1])],
  ['GS08', 'fires', 'three of five tracks', muted(3, 2), { lesson: 'gs08-most' }],
  ['GS08', 'fires', 'three of six', muted(3, 3)],
  ['GS08', 'fires', 'two of three', muted(2, 1)],
  ['GS08', 'fires', 'a muted track with a clip', { tracks: [midi({ isMuted: true })] }],
  ['GS08', 'beside', 'a muted track without clips', { tracks: [midi({ isMuted: true, arrangementClips: [] })] }],
  ['GS09', 'fires', 'a soloed track', { tracks: [midi({ isSoloed: true }), midi()] }],
  ['GS09', 'beside', 'no solo', { tracks: [midi(), midi()] }],
  ['GS03', 'fires', 'the main fader at +1 dB', { tracks: [midi()], main: { volumeDb: 1 } }],
  ['GS03', 'beside', 'the main fader at 0 dB', { tracks: [midi()], main: { volumeDb: 0 } }],
  ['GS05', 'fires', 'clip +12, Utility +6 (twice as much)', chain(12, 2.001, 0)],
  ['GS05', 'beside', 'clip +12, Utility +6, a hair less', chain(12, 1.99, 0)],
  ['GS05', 'trap', 'clip +10, Utility +6, and a compressor that makes up 9', chain(10, 2, 9)],
  ['GS05', 'trap', 'clip +14, Utility +6 in a group at −7', inGroup(-7, chain(14, 2, 0))],
  ['GS05', 'fires', 'the same in a group at 0 dB', inGroup(0, chain(14, 2, 0))],
  ['GS05', 'trap', 'clip +14, Utility +6, and a fader at −7', chain(14, 2, 0, -7)],
  [
    'GS05',
    'trap',
    'clip +10 into two returns at +6, side by side',
    {
      tracks: [
        audio({
          arrangementClips: [audioClip({ gainDb: 10 })],
          sends: { A: 0, B: 0 },
          output: { target: 'AudioOut/None', upperName: 'Sends Only', lowerName: '' },
        }),
        ...['A', 'B'].map((name) => ({ kind: 'return', name, volumeDb: 6 }) as const),
      ],
    },
  ],
  ['GS05', 'trap', 'one stage of 20 dB', chain(0, 1, 20)],
  [
    'GS05',
    'trap',
    'drive into two curves',
    { tracks: [midi({ devices: [12, 12].map((PreDrive) => ({ tag: 'Saturator', params: { PreDrive } })) })] },
  ],
  ...([1, 0.7] as const).map((DryWet): CheckCase => [
    'GS05',
    DryWet === 1 ? 'fires' : 'trap',
    DryWet === 1 ? 'outputs of 12 dB, twice' : 'the same at 70 % wet',
    { tracks: [midi({ devices: [12, 12].map((PostDrive) => ({ tag: 'Saturator', params: { PostDrive, DryWet } })) })] },
  ]),
  [
    'GS05',
    'trap',
    'drive of 12 dB that its output takes back, twice',
    {
      tracks: [
        midi({
          devices: [12, 12].map((PreDrive) => ({ tag: 'Saturator', params: { PreDrive, PostDrive: -PreDrive } })),
        }),
      ],
    },
  ],
  ['GS10', 'fires', 'a group at −7 dB and tracks at −7 dB', group(-7, -6, -8)],
  ['GS10', 'beside', 'a group at −6 dB', group(-6, -6, -8)],
  ['GS10', 'trap', 'tracks at −6 dB on average', group(-7, -4, -8)],
  ['GS10', 'trap', 'tracks at 0 dB beside one that is off', group(-7, 0, 0, -70)],
  ['GS03', 'trap', 'a gain device before it', withMain([{ tag: 'StereoGain', params: { Gain: 2 } }])],
  ['GS04', 'trap', 'the tracks turned down instead', faders(-6, -9, -12)],
  [
    'GS06',
    'trap',
    'a clip turned down by 24 dB',
    { tracks: [audio({ arrangementClips: [audioClip({ gainDb: -24 })] })] },
  ],
  [
    'GS07',
    'trap',
    'a pan that moves',
    {
      tracks: [
        midi({
          automation: [
            {
              parameter: 'Mixer/Pan',
              events: [
                { timeBeats: 0, value: -1 },
                { timeBeats: 8, value: 1 },
              ],
            },
          ],
        }),
      ],
    },
  ],
  [
    'GS08',
    'trap',
    'a track that is on with a clip that is off',
    { tracks: [midi({ arrangementClips: [midiClip({ isMuted: true })] })] },
  ],
  ['GS09', 'trap', 'a track that is armed', { tracks: [midi({ isArmed: true }), midi()] }],
]
