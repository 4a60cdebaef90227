import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, audioClip, midi, midiClip, withDevices } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const off = (count: number, on = 0): SetDescription =>
  withDevices(Array.from({ length: count + on }, (_, index) => ({ tag: 'Eq8', isOn: index >= count })))
const plugin = (format: 'vst2' | 'vst3' | 'au', name = 'Serum'): DeviceDescription => ({
  tag: format === 'au' ? 'AuPluginDevice' : 'PluginDevice',
  plugin: { format, name },
})
const rack = (name: string): DeviceDescription => ({
  tag: 'InstrumentGroupDevice',
  macros: [{ name }],
  chains: [{ devices: [{ tag: 'Operator', params: { Volume: { value: 1, macro: 0 } } }] }],
})
const rooms = (count: number, rest: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: Array.from({ length: count }, () => midi({ devices: [{ tag: 'Hybrid' }], ...rest })),
})

/** Sets that the checks of this folder are shown. */
export const DEVICES_CASES: readonly CheckCase[] = [
  ['CP01', 'fires', 'five devices off', off(5, 20)],
  ['CP01', 'beside', 'four of twenty-four off', off(4, 20)],
  ['CP03', 'fires', '61 tracks', { tracks: Array.from({ length: 61 }, () => midi()) }],
  ['CP03', 'beside', '60 tracks', { tracks: Array.from({ length: 60 }, () => midi()) }],
  ['CP04', 'fires', 'a frozen track', { tracks: [midi({ isFrozen: true, freezeClips: [audioClip()] })] }],
  ['CP04', 'beside', 'none', { tracks: [midi()] }],
  [
    'CP05',
    'fires',
    'an instrument without clips',
    { tracks: [midi({ arrangementClips: [], devices: [{ tag: 'Operator' }] })] },
  ],
  [
    'CP05',
    'beside',
    'an armed one, which is played live',
    { tracks: [midi({ arrangementClips: [], isArmed: true, devices: [{ tag: 'Operator' }] })] },
  ],
  ['CP06', 'fires', 'notes without an instrument', { tracks: [midi()] }],
  ['CP06', 'beside', 'notes with one', withDevices([{ tag: 'Operator' }])],
  [
    'CP06',
    'trap',
    'notes that go to another track',
    {
      tracks: [
        midi({ output: { track: 'Synth', tap: 'TrackIn' } }),
        midi({ name: 'Synth', devices: [{ tag: 'Operator' }] }),
      ],
    },
  ],
  [
    'CP06',
    'trap',
    'notes that another track takes',
    { tracks: [midi({ name: 'Notes' }), midi({ devices: [{ tag: 'Operator' }], input: { track: 'Notes' } })] },
  ],
  [
    'CP06',
    'trap',
    'notes that another program plays',
    {
      tracks: [midi({ output: { target: 'MidiOut/ReWire.Reason/92', upperName: 'Reason', lowerName: 'Channel 92' } })],
    },
  ],
  ['CP06', 'beside', 'a track that is off', { tracks: [midi({ isMuted: true })] }],
  ['CP06', 'beside', 'a clip that is off', { tracks: [midi({ arrangementClips: [midiClip({ isMuted: true })] })] }],
  ['CP07', 'fires', 'a plug-in', withDevices([plugin('vst3')])],
  ['CP07', 'trap', 'a VST2 alone, which CP08 tells', withDevices([plugin('vst2')])],
  ['CP07', 'beside', 'Live’s own devices', withDevices([{ tag: 'Operator' }])],
  ['CP08', 'fires', 'a VST2', withDevices([plugin('vst2')])],
  ['CP08', 'beside', 'a VST3', withDevices([plugin('vst3')])],
  ['CP09', 'fires', 'an Audio Unit', withDevices([plugin('au')])],
  ['CP09', 'beside', 'a VST3', withDevices([plugin('vst3')])],
  [
    'CP10',
    'fires',
    'a Max device',
    { tracks: [audio({ devices: [{ tag: 'MxDeviceAudioEffect', maxPatch: '/Max/LFO.amxd' }] })] },
  ],
  ['CP10', 'beside', 'none', { tracks: [audio()] }],
  ['CP11', 'fires', 'Macro 1 in use', withDevices([rack('Macro 1')])],
  ['CP11', 'beside', 'a named one', withDevices([rack('Dirt')])],
  ['CP12', 'fires', 'Simple Delay in Live 12', withDevices([{ tag: 'CrossDelay' }])],
  ['CP12', 'beside', 'Simple Delay in Live 9', { ...withDevices([{ tag: 'CrossDelay' }]), live: 9 }],
  ['CP02', 'fires', 'four convolution reverbs', rooms(4)],
  ['CP02', 'beside', 'three', rooms(3)],
  ['CP02', 'trap', 'four that are frozen', rooms(4, { isFrozen: true })],
  [
    'CP01',
    'trap',
    'six that a rack keeps switched off inside',
    withDevices([
      {
        tag: 'AudioEffectGroupDevice',
        chains: [{ devices: Array.from({ length: 6 }, () => ({ tag: 'Eq8', isOn: false })) }],
      },
    ]),
  ],
  [
    'CP03',
    'trap',
    '60 tracks with a group and returns',
    {
      tracks: [
        { kind: 'group', name: 'All' },
        ...Array.from({ length: 60 }, () => midi({ group: 'All' })),
        { kind: 'return', name: 'Room' },
        { kind: 'return', name: 'Echo' },
      ],
    },
  ],
  ['CP04', 'trap', 'a copy of an earlier freeze', { tracks: [midi({ isFrozen: false, freezeClips: [audioClip()] })] }],
  [
    'CP05',
    'trap',
    'one that is played in the session',
    { tracks: [midi({ arrangementClips: [], sessionClips: { 0: midiClip() }, devices: [{ tag: 'Operator' }] })] },
  ],
  [
    'CP07',
    'trap',
    'a Max device, which Live brings along',
    { tracks: [audio({ devices: [{ tag: 'MxDeviceAudioEffect', maxPatch: '/Max/LFO.amxd' }] })] },
  ],
  ['CP08', 'trap', 'the same as an Audio Unit', withDevices([plugin('au')])],
  ['CP09', 'trap', 'the same as a VST2', withDevices([plugin('vst2')])],
  ['CP10', 'trap', 'a plug-in called Max', withDevices([plugin('vst3', 'Max Volume')])],
  [
    'CP11',
    'trap',
    'Macro 1 that moves nothing',
    withDevices([
      {
        tag: 'InstrumentGroupDevice',
        macros: [{ name: 'Macro 1' }],
        chains: [{ devices: [{ tag: 'Operator', params: { Volume: 1 } }] }],
      },
    ]),
  ],
  ['CP12', 'trap', 'Redux in Live 10, which has no other', { ...withDevices([{ tag: 'Redux' }]), live: 10 }],
  ['CP12', 'trap', 'the Delay that replaced it', withDevices([{ tag: 'Delay' }])],
]
