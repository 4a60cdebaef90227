import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, notes, presetWith, withDevices } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const utility = (params: Record<string, number | boolean>) => ({ tag: 'StereoGain', params })
const bass = (rest: Partial<TrackDescription>): SetDescription => ({ tracks: [midi({ name: 'Bass', ...rest })] })
const chorus = { tag: 'Chorus2', params: { DryWet: 0.5 } }
const delay = (left: number, right: number, DryWet = 1) => ({
  tag: 'Delay',
  params: {
    DelayLine_SyncL: false,
    DelayLine_SyncR: false,
    DelayLine_Link: false,
    DelayLine_TimeL: left,
    DelayLine_TimeR: right,
    DryWet,
  },
})
const simpleDelay = (Linked: boolean) => ({
  tag: 'CrossDelay',
  params: { SyncModeLeft: false, SyncModeRight: false, Linked, MsDelayLeft: 1, MsDelayRight: 12, DryWet: 1 },
})
const pans = (...pan: number[]): SetDescription => ({ tracks: pan.map((one) => midi({ pan: one })) })
/** A track of so many notes, on Operator. */
const saw = (name: string, count: number, rest: Partial<TrackDescription> = {}): TrackDescription =>
  midi({
    name,
    devices: [{ tag: 'Operator' }],
    arrangementClips: [midiClip({ lengthBeats: count, notes: notes(count) })],
    ...rest,
  })
const swell = {
  parameter: 'Mixer/Volume',
  events: [
    { timeBeats: 0, value: 0.5 },
    { timeBeats: 40, value: 1 },
  ],
}
/** Forty notes, and forty more on a pitch of its own. */
const half = (pitch: number) => notes(80).map((note, at) => (at < 40 ? note : { ...note, pitch }))
/** One recording of two clips, panned. */
const take = (pan: number, file = 'Guitar.wav'): TrackDescription =>
  audio({
    name: 'Guitar',
    pan,
    arrangementClips: [0, 32].map((startBeats) =>
      audioClip({ startBeats, lengthBeats: 16, sample: { path: `/Music/${file}` } }),
    ),
  })

const outside = { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' }

/** Sets that the checks of this folder are shown. */
export const STEREO_CASES: readonly CheckCase[] = [
  ['ST10', 'fires', 'two leads of one name with the same notes', { tracks: [saw('Lead', 40), saw('2-Lead', 40)] }],
  ['ST10', 'beside', 'thirty-one notes', { tracks: [saw('Lead', 31), saw('2-Lead', 31)] }],
  ['ST10', 'beside', 'at 3L and C', { tracks: [saw('Lead', 40, { pan: -0.06 }), saw('2-Lead', 40)] }],
  [
    'ST10',
    'fires',
    'two tracks of other names with all the same settings',
    { tracks: [saw('Lead', 40), saw('Pluck', 40)] },
  ],
  [
    'ST10',
    'trap',
    'another setting of one device',
    {
      tracks: [
        saw('Lead', 40),
        saw('2-Lead', 40, { devices: [{ tag: 'Operator', params: { 'Globals/Volume': 0.5 } }] }),
      ],
    },
  ],
  [
    'ST10',
    'trap',
    'plug-ins, whose settings are sealed',
    {
      tracks: ['Lead', '2-Lead'].map((name) =>
        saw(name, 40, { devices: [{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Serum' } }] }),
      ),
    },
  ],
  [
    'ST10',
    'trap',
    'a send that is heard',
    {
      tracks: [
        { kind: 'return', name: 'Room' },
        saw('Lead', 40, { sends: { Room: -6 } }),
        saw('2-Lead', 40, { sends: { Room: -70 } }),
      ],
    },
  ],
  [
    'ST10',
    'trap',
    'copies in two groups, which may treat them',
    {
      tracks: [
        { kind: 'group', name: 'Clean' },
        saw('Lead', 40, { group: 'Clean' }),
        { kind: 'group', name: 'Dirt' },
        saw('2-Lead', 40, { group: 'Dirt' }),
      ],
    },
  ],
  [
    'ST10',
    'trap',
    'copies on two sides of the crossfader',
    { tracks: [saw('Lead', 40, { crossfade: 'a' }), saw('2-Lead', 40, { crossfade: 'b' })] },
  ],
  [
    'ST10',
    'trap',
    'a copy whose fader moves',
    { tracks: [saw('Lead', 40), saw('2-Lead', 40, { automation: [swell] })] },
  ],
  [
    'ST10',
    'trap',
    'a copy whose clip moves its fader',
    {
      tracks: [
        saw('Lead', 40),
        saw('2-Lead', 40, {
          arrangementClips: [midiClip({ lengthBeats: 40, notes: notes(40), envelopes: [swell] })],
        }),
      ],
    },
  ],
  [
    'ST10',
    'trap',
    'a copy that goes by a bus of its own',
    {
      tracks: [
        audio({ name: 'Dirt', arrangementClips: [] }),
        saw('Lead', 40),
        saw('2-Lead', 40, { output: { track: 'Dirt', tap: 'TrackIn' } }),
      ],
    },
  ],
  ['ST10', 'trap', 'nothing that sounds', { tracks: ['Lead', '2-Lead'].map((name) => saw(name, 40, { devices: [] })) }],
  [
    'ST10',
    'trap',
    'another chain',
    { tracks: [saw('Lead', 40), saw('2-Lead', 40, { devices: [{ tag: 'Operator' }, { tag: 'Chorus2' }] })] },
  ],
  [
    'ST10',
    'trap',
    'forty of eighty notes',
    {
      tracks: [60, 61].map((pitch) =>
        saw('Lead', 80, { arrangementClips: [midiClip({ lengthBeats: 80, notes: half(pitch) })] }),
      ),
    },
  ],
  ['ST10', 'trap', 'a copy whose fader is down', { tracks: [saw('Lead', 40), saw('2-Lead', 40, { volumeDb: -70 })] }],
  [
    'ST10',
    'trap',
    'a copy in a clip that is off',
    {
      tracks: [
        saw('Lead', 40),
        saw('2-Lead', 40, { arrangementClips: [midiClip({ lengthBeats: 40, notes: notes(40), isMuted: true })] }),
      ],
    },
  ],
  ['ST10', 'trap', 'a copy that is off', { tracks: [saw('Lead', 40), saw('2-Lead', 40, { isMuted: true })] }],
  ['ST10', 'fires', 'one recording at 25L and 25R', { tracks: [take(-0.5), take(0.5)] }, { lesson: 'st10-apart' }],
  ['ST10', 'trap', 'two takes at 25L and 25R', { tracks: [take(-0.5), take(0.5, 'Guitar 2.wav')] }],
  ['ST10', 'trap', 'one recording at 25L and 40L', { tracks: [take(-0.5), take(-0.8)] }],
  ['ST01', 'fires', 'a bass at 20R', bass({ pan: 0.4 })],
  ['ST01', 'beside', 'a double bass where an orchestra has it', bass({ pan: 0.38 })],
  [
    'ST01',
    'fires',
    'a whole kit on one side',
    { tracks: [midi({ name: 'Drum Kit', pan: 0.96 })] },
    { lesson: 'st01-drums' },
  ],
  [
    'ST01',
    'trap',
    'two microphones over the drums',
    { tracks: [audio({ name: 'Drums over', pan: 1 }), audio({ name: 'Hats over', pan: -1 })] },
  ],
  [
    'ST01',
    'fires',
    'two synths of the bass, left and right',
    { tracks: [midi({ name: 'Bass', pan: 0.64 }), midi({ name: 'Acid Bass', pan: -0.64 })] },
  ],
  ['ST01', 'beside', 'a kit half aside', { tracks: [midi({ name: 'Drum Kit', pan: 0.5 })] }],
  ['ST01', 'trap', 'a lead at 50R', { tracks: [midi({ name: 'Lead', pan: 1 })] }],
  ['ST02', 'fires', 'chorus on a bass', bass({ devices: [chorus] })],
  ['ST02', 'beside', 'with Bass Mono after it', bass({ devices: [chorus, utility({ BassMono: true })] })],
  [
    'ST02',
    'trap',
    'with a mono Amp after it',
    bass({ devices: [chorus, { tag: 'Amp', params: { DualMono: false, DryWet: 1 } }] }),
  ],
  ['ST02', 'trap', 'chorus that is off', bass({ devices: [{ ...chorus, isOn: false }] })],
  ['ST02', 'trap', 'a loaded bass with a chorus inside', bass({ devices: [presetWith(chorus)] })],
  ['ST02', 'fires', 'a chorus behind a loaded bass', bass({ devices: [presetWith(), chorus] })],
  ['ST03', 'fires', 'a bass with nothing', bass({})],
  ['ST03', 'beside', 'a bass with Bass Mono', bass({ devices: [utility({ BassMono: true })] })],
  ['ST04', 'fires', 'five parts in the centre', pans(0, 0, 0, 0, 0)],
  ['ST04', 'beside', 'one of them at 10R', pans(0, 0, 0, 0, 0, 0, 0, 0.2)],
  [
    'ST04',
    'trap',
    'eight parts that leave by outputs of the interface, past the main track',
    { tracks: (pans(0, 0, 0, 0, 0, 0, 0, 0).tracks ?? []).map((track) => ({ ...track, output: outside })) },
  ],
  ['ST04', 'trap', 'four parts', pans(0, 0, 0, 0)],
  ['ST06', 'fires', 'a width of 160 %', withDevices([utility({ StereoWidth: 1.6 })])],
  ['ST06', 'beside', 'a width of 150 %', withDevices([utility({ StereoWidth: 1.5 })])],
  ['ST06', 'fires', 'a width of 160 % as Live 9 wrote it', withDevices([utility({ StereoSeparation: 1.6 })])],
  ['ST06', 'trap', 'a width of 160 % that Mono overrules', withDevices([utility({ StereoWidth: 1.6, Mono: true })])],
  ['ST07', 'fires', '10 ms between the sides', withDevices([delay(0.01, 0.02)])],
  ['ST07', 'beside', '45 ms between the sides', withDevices([delay(0.01, 0.055)])],
  ['ST07', 'trap', '10 ms, half wet', withDevices([delay(0.01, 0.02, 0.5)])],
  ['ST07', 'fires', 'a Simple Delay with 11 ms between its sides', withDevices([simpleDelay(false)])],
  ['ST07', 'trap', 'the same with Link on, where the right side follows', withDevices([simpleDelay(true)])],
  ['ST08', 'fires', 'left inverted', withDevices([utility({ PhaseInvertL: true, PhaseInvertR: false })])],
  ['ST08', 'beside', 'both inverted', withDevices([utility({ PhaseInvertL: true, PhaseInvertR: true })])],
  ['ST05', 'fires', 'four parts to the right', pans(0.3, 0.3, 0.3, 0.3, 0)],
  ['ST05', 'beside', 'two each way', pans(0.3, 0.3, -0.3, -0.3, 0)],
  ['ST05', 'trap', 'three parts to the right', pans(0.5, 0.5, 0.5, 0)],
  ['ST05', 'trap', 'four a little to the right: 0.15 on average', pans(0.15, 0.15, 0.15, 0.15)],
  ['ST03', 'trap', 'a bass with a width of 10 %', bass({ devices: [utility({ StereoWidth: 0.1 })] })],
  [
    'ST08',
    'trap',
    'left inverted in a device that is off',
    withDevices([{ ...utility({ PhaseInvertL: true, PhaseInvertR: false }), isOn: false }]),
  ],
]
