import type { DeviceDescription, SetDescription } from '@kvint/als/build'
import { audio, midi, midiClip, notes, presetWith, withDevices } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const compressor = (
  params: Record<string, number | boolean> = {},
  rest: Partial<DeviceDescription> = {},
): DeviceDescription => ({
  tag: 'Compressor2',
  params: { Threshold: 0.25, Ratio: 4, Attack: 10, Release: 100, ...params },
  ...rest,
})
const deEsser = compressor({ 'SideChainEq/On': true }, { sidechain: { isOn: true } })
export const ducked = (Release: number, tempo = 120): SetDescription => ({
  tempo,
  tracks: [
    midi({ name: 'Kick' }),
    midi({ name: 'Bass', devices: [compressor({ Release }, { sidechain: { isOn: true, source: 'Kick' } })] }),
  ],
})
const ducksItself = (tap: 'PreFxOut' | 'PostFxOut'): SetDescription => ({
  tracks: [midi({ name: 'Vocal', devices: [compressor({}, { sidechain: { isOn: true, source: 'Vocal', tap } })] })],
})
const deep = (pitch: number) =>
  midiClip({ lengthBeats: 64, loop: { isOn: true, start: 0, end: 16 }, notes: notes(16, { pitch }) })
const long = deep(36)
const kickAnd = (clip: ReturnType<typeof deep>, devices: DeviceDescription[] = []): SetDescription => ({
  tracks: [midi({ name: 'Kick', arrangementClips: [long] }), midi({ name: 'Bass', devices, arrangementClips: [clip] })],
})
const pair = (devices: DeviceDescription[]): SetDescription => kickAnd(long, devices)
const kitAndBass = (pitch: number): SetDescription => ({
  tracks: [
    midi({
      name: 'Kit',
      devices: [{ tag: 'DrumGroupDevice' }],
      arrangementClips: [
        { ...long, notes: [0, 4, 8, 12].map((startBeats) => ({ pitch, startBeats, durationBeats: 1 })) },
      ],
    }),
    midi({ name: 'Bass', devices: [{ tag: 'Operator' }], arrangementClips: [long] }),
  ],
})
/** A kit whose notes are all C1, with a compressor that is too fast on one of its pads. */
const fastPad = (note: number): SetDescription => ({
  tracks: [
    midi({
      name: 'Kit',
      devices: [
        {
          tag: 'DrumGroupDevice',
          chains: [{ note, name: 'Pad', devices: [{ tag: 'OriginalSimpler' }, compressor({ Attack: 0.5 })] }],
        },
      ],
      arrangementClips: [midiClip({ lengthBeats: 16, notes: notes(16, { pitch: 36 }) })],
    }),
  ],
})
const multiband = (GlobalAmount: number) => ({
  tag: 'MultibandDynamics',
  params: { GlobalAmount, AboveRatioMid: -0.98, BelowRatioMid: 0.76 },
})
const onTracks = (count: number, device: DeviceDescription): SetDescription => ({
  tracks: Array.from({ length: count }, () => midi({ devices: [device] })),
})

export const duckedBehindMixer = midi({
  name: 'Bass',
  devices: [compressor({}, { sidechain: { isOn: true, source: 'Kick', tap: 'TrackOut' } })],
})

/** A kick on each of 64 beats, and a bass with it on so many. */
const onKicks = (times: number): SetDescription => ({
  tracks: [
    midi({ name: 'Kick', arrangementClips: [midiClip({ lengthBeats: 64, notes: notes(64, { pitch: 36 }) })] }),
    midi({
      name: 'Bass',
      arrangementClips: [
        midiClip({
          lengthBeats: 64,
          notes: notes(64, { pitch: 36, durationBeats: 0.25 }).map((note, index) => ({
            ...note,
            startBeats: index % 4 === 0 && index < times * 4 ? note.startBeats : note.startBeats + 0.5,
          })),
        }),
      ],
    }),
  ],
})

/** A kick on each of 68 beats, and bass notes of so many. */
const heldFor = (durationBeats: number): SetDescription => ({
  tracks: [
    midi({ name: 'Kick', arrangementClips: [midiClip({ lengthBeats: 68, notes: notes(68, { pitch: 36 }) })] }),
    midi({
      name: 'Bass',
      arrangementClips: [
        midiClip({
          lengthBeats: 68,
          notes: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({ pitch: 33, startBeats: index * 8.5, durationBeats })),
        }),
      ],
    }),
  ],
})

/** Sets that the checks of this folder are shown. */
export const DYNAMICS_CASES: readonly CheckCase[] = [
  ['DY01', 'fires', 'a sidechain with no source', withDevices([compressor({}, { sidechain: { isOn: true } })])],
  ['DY01', 'beside', 'a sidechain that is off', withDevices([compressor({}, { sidechain: { isOn: false } })])],
  ['DY01', 'trap', 'a sidechain with a source', ducked(100)],
  ['DY01', 'trap', 'a de-esser, which listens to a band of its own sound', withDevices([deEsser])],
  [
    'DY01',
    'trap',
    'one on a return that nothing is sent to',
    { tracks: [midi(), { kind: 'return', name: 'Rear', devices: [compressor({}, { sidechain: { isOn: true } })] }] },
  ],
  [
    'DY01',
    'trap',
    'a plug-in, for which Live always writes “on, no source”',
    withDevices([{ tag: 'PluginDevice', plugin: { format: 'vst3', name: 'Comp' }, sidechain: { isOn: true } }]),
  ],
  [
    'DY02',
    'fires',
    'a source that is switched off, behind its mixer',
    { tracks: [midi({ name: 'Kick', isMuted: true }), duckedBehindMixer] },
    { lesson: 'dy02-switched-off' },
  ],
  [
    'DY02',
    'trap',
    'a source that is switched off, ahead of its mixer',
    { tracks: [midi({ name: 'Kick', isMuted: true }), ...(ducked(100).tracks?.slice(1) ?? [])] },
  ],
  ['DY02', 'beside', 'a source that plays', ducked(100)],
  ['DY03', 'fires', 'kick and bass for 16 bars', pair([])],
  ['DY03', 'fires', 'a bass on F♯2', kickAnd(deep(54))],
  ['DY03', 'beside', 'a bass on G2', kickAnd(deep(55))],
  ['DY03', 'beside', 'with a sidechain', pair([compressor({}, { sidechain: { isOn: true, source: 'Kick' } })])],
  [
    'DY03',
    'trap',
    'with a ducking plug-in',
    pair([{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Kickstart' } }]),
  ],
  ['DY03', 'fires', 'a bass on a quarter of the kicks', onKicks(16)],
  ['DY03', 'beside', 'on fifteen of 64', onKicks(15)],
  ['DY03', 'trap', 'a drone below the kicks', heldFor(8.5)],
  ['DY03', 'fires', 'a bass note for every two bars', heldFor(8)],
  ['DY03', 'fires', 'a kit with its first pad played', kitAndBass(36)],
  ['DY03', 'trap', 'a kit of cymbals alone', kitAndBass(51)],
  [
    'DY03',
    'trap',
    'a bass on the sixteenths between the kicks',
    {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [{ ...long, notes: notes(64, { pitch: 36 }) }] }),
        midi({
          name: 'Bass',
          arrangementClips: [
            {
              ...long,
              notes: notes(64, { pitch: 36, durationBeats: 0.25 }).map((note) => ({
                ...note,
                startBeats: note.startBeats + 0.5,
              })),
            },
          ],
        }),
      ],
    },
  ],
  [
    'DY03',
    'trap',
    'a kick and a bass by turns',
    {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [long] }),
        midi({ name: 'Bass', arrangementClips: [{ ...long, startBeats: 64 }] }),
      ],
    },
  ],
  [
    'DY03',
    'trap',
    'a bass that runs into a track that is ducked',
    {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [long] }),
        midi({ name: 'Bass', arrangementClips: [long], output: { track: 'Low bus', tap: 'TrackIn' } }),
        { kind: 'audio', name: 'Low bus', devices: [compressor({}, { sidechain: { isOn: true, source: 'Kick' } })] },
      ],
    },
  ],
  [
    'DY03',
    'trap',
    'a bass that goes by its sends alone to a return that is ducked',
    {
      tracks: [
        midi({ name: 'Kick', arrangementClips: [long] }),
        midi({
          name: 'Bass',
          arrangementClips: [long],
          sends: { Duck: 0 },
          output: { target: 'AudioOut/None', upperName: 'Sends Only', lowerName: '' },
        }),
        { kind: 'return', name: 'Duck', devices: [compressor({}, { sidechain: { isOn: true, source: 'Kick' } })] },
      ],
    },
  ],
  ['DY04', 'fires', 'a release of 501 ms at 120', ducked(501)],
  ['DY04', 'beside', 'a release of 500 ms at 120', ducked(500)],
  ['DY04', 'trap', 'a long release without a sidechain', withDevices([compressor({ Release: 900 })])],
  ['DY05', 'fires', 'a threshold at 0 dB', withDevices([compressor({ Threshold: 1 })])],
  ['DY05', 'beside', 'a threshold at −1 dB', withDevices([compressor({ Threshold: 0.891 })])],
  ['DY05', 'trap', 'a threshold at 0 dB inside a loaded kit', withDevices([presetWith(compressor({ Threshold: 1 }))])],
  ['DY05', 'fires', 'a ratio of 1', withDevices([compressor({ Ratio: 1 })])],
  [
    'DY05',
    'trap',
    'a threshold that a macro moves',
    {
      tracks: [midi({ devices: [{ tag: 'Compressor2', params: { Threshold: { value: 1, macro: 0 }, Ratio: 4 } }] })],
    },
  ],
  ['DY06', 'fires', 'a vocal at 10:1', withDevices([compressor({ Ratio: 10 })], { name: 'Vocal' })],
  ['DY06', 'beside', 'a vocal at 9:1', withDevices([compressor({ Ratio: 9 })], { name: 'Vocal' })],
  ['DY06', 'trap', 'a kick at 10:1', withDevices([compressor({ Ratio: 10 })], { name: 'Kick' })],
  ['DY07', 'fires', 'a snare caught in 0.5 ms', withDevices([compressor({ Attack: 0.5 })], { name: 'Snare' })],
  ['DY07', 'beside', 'a snare caught in 1 ms', withDevices([compressor({ Attack: 1 })], { name: 'Snare' })],
  ['DY07', 'trap', 'a pad caught in 0.5 ms', withDevices([compressor({ Attack: 0.5 })], { name: 'Pad' })],
  ['DY07', 'fires', 'a pad of a kit that is hit', fastPad(36)],
  ['DY07', 'trap', 'a pad of a kit that is never hit', fastPad(38)],
  [
    'DY07',
    'fires',
    'a pad that an arpeggiator may hit',
    {
      tracks: (fastPad(38).tracks ?? []).map((kit) => ({
        ...kit,
        devices: [{ tag: 'MidiArpeggiator' }, ...(kit.devices ?? [])],
      })),
    },
  ],
  ['DY08', 'fires', 'three compressors in a row', withDevices([compressor(), compressor(), compressor()])],
  [
    'DY08',
    'fires',
    'two compressors and a VC 76',
    withDevices([
      compressor(),
      compressor(),
      { tag: 'PluginDevice', plugin: { format: 'vst2', name: 'VC 76', uniqueId: [1] } },
    ]),
  ],
  ['DY08', 'beside', 'two', withDevices([compressor(), compressor()])],
  [
    'DY08',
    'trap',
    'three side by side in a rack',
    withDevices([{ tag: 'AudioEffectGroupDevice', chains: [1, 2, 3].map(() => ({ devices: [compressor()] })) }]),
  ],
  ['DY09', 'fires', 'two tracks at 80 %', onTracks(2, multiband(0.8))],
  ['DY09', 'beside', 'two tracks at 70 %', onTracks(2, multiband(0.7))],
  ['DY09', 'trap', 'one track', onTracks(1, multiband(1))],
  ['DY10', 'fires', 'three limited tracks', onTracks(3, { tag: 'Limiter' })],
  ['DY10', 'beside', 'two limited tracks', onTracks(2, { tag: 'Limiter' })],
  ['DY11', 'fires', 'make-up and 4 dB', withDevices([compressor({ GainCompensation: true, Gain: 4 })])],
  ['DY11', 'beside', 'make-up and 3 dB', withDevices([compressor({ GainCompensation: true, Gain: 3 })])],
  [
    'DY11',
    'trap',
    'on a track whose group is all the way down',
    {
      tracks: [
        { kind: 'group', name: 'Bus', volumeDb: -70 },
        midi({ group: 'Bus', devices: [compressor({ GainCompensation: true, Gain: 4 })] }),
      ],
    },
  ],
  [
    'DY11',
    'trap',
    'on a track that is set to Monitor In',
    {
      tracks: [audio({ monitoring: 'in', devices: [compressor({ GainCompensation: true, Gain: 4 })] })],
    },
  ],
  ['DY11', 'trap', '4 dB alone', withDevices([compressor({ GainCompensation: false, Gain: 4 })])],
  [
    'DY02',
    'trap',
    'a sidechain that is off, from a track that is off',
    {
      tracks: [
        midi({ name: 'Kick', isMuted: true }),
        midi({ name: 'Bass', devices: [compressor({}, { sidechain: { isOn: false, source: 'Kick' } })] }),
      ],
    },
  ],
  ['DY02', 'fires', 'a source that is the track itself', ducksItself('PostFxOut')],
  ['DY02', 'trap', 'its own signal ahead of its effects, which ducks the echoes', ducksItself('PreFxOut')],
  ['DY10', 'trap', 'three limiters that are off', onTracks(3, { tag: 'Limiter', isOn: false })],
]
