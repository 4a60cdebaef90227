import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { audio, eqEight, midi, midiClip, notes, withMain } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const limiter = (params: Record<string, number> = {}) => ({
  tag: 'Limiter',
  params: { Gain: 0, Ceiling: -1, ...params },
})
const utility = (params: Record<string, number | boolean>) => ({ tag: 'StereoGain', params })
const glue = (Attack: number, Ratio = 1) => ({ tag: 'GlueCompressor', params: { Attack, Ratio } })
const song = (beats: number): SetDescription => ({
  tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: beats })] })],
})
const eqs = (count: number) => Array.from({ length: count }, () => eqEight([{ mode: 3, hz: 100 }]))
const bars = (count: number): SetDescription => song(count * 4)
/** Three tracks of the session, which listen or do not. */
const inScenes = (isArmed: boolean): SetDescription => ({
  tracks: [60, 64, 67].map((pitch) =>
    midi({ isArmed, arrangementClips: [], sessionClips: { 0: midiClip({ notes: notes(4, { pitch }) }) } }),
  ),
})
const reference = (name: string, rest: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: [audio({ name, ...rest })],
})
const external = { target: 'AudioOut/External/S0', upperName: 'Ext. Out', lowerName: '1/2' }
const parts = (count: number): SetDescription => ({ tracks: Array.from({ length: count }, () => midi()) })

/** Which of its modules work is not written in the file. */
const suite = { tag: 'PluginDevice', plugin: { format: 'vst2', name: 'iZotope Ozone 5', uniqueId: [1] } } as const

/** Sets that the checks of this folder are shown. */
export const MASTER_CASES: readonly CheckCase[] = [
  ['MB01', 'fires', 'no limiter', withMain([utility({ Mono: false })])],
  ['MB01', 'beside', 'a limiter', withMain([limiter()])],
  ['MB01', 'trap', 'nothing at all on the main track of a song, of which MB10 tells', song(304)],
  ['MB01', 'fires', 'a limiter that is off', withMain([{ ...limiter(), isOn: false }])],
  ['MB02', 'fires', 'an EQ after the limiter', withMain([limiter(), eqEight([{ mode: 3, hz: 100 }])])],
  ['MB02', 'trap', 'an EQ after a suite of modules', withMain([suite, eqEight([{ mode: 3, hz: 100 }])])],
  ['MB02', 'beside', 'a meter after the limiter', withMain([limiter(), { tag: 'SpectrumAnalyzer' }])],
  ['MB02', 'trap', 'a switched-off EQ after it', withMain([limiter(), { ...eqEight([]), isOn: false }])],
  ['MB03', 'fires', 'a ceiling of −0.3 dB', withMain([limiter({ Ceiling: -0.3 })])],
  ['MB03', 'beside', 'a ceiling of −1 dB', withMain([limiter({ Ceiling: -1 })])],
  ['MB03', 'trap', 'a ceiling of −0.3 dB with True Peak', withMain([limiter({ Ceiling: -0.3, Mode: 2 })])],
  ['MB04', 'fires', '6 dB of gain', withMain([limiter({ Gain: 6 })])],
  ['MB04', 'beside', '5.9 dB of gain', withMain([limiter({ Gain: 5.9 })])],
  ['MB05', 'fires', 'two limiters', withMain([limiter(), limiter()])],
  ['MB05', 'trap', 'a limiter and a suite of modules', withMain([limiter(), suite])],
  ['MB05', 'beside', 'one limiter and one that is off', withMain([limiter(), { ...limiter(), isOn: false }])],
  ['MB07', 'fires', 'glue at 0.01 ms and 4:1', withMain([glue(0)])],
  ['MB07', 'beside', 'glue at 0.3 ms', withMain([glue(2)])],
  ['MB07', 'trap', 'the same on a single track', { tracks: [midi({ devices: [glue(0)] })] }],
  ['MB08', 'fires', 'a boost of 5 dB', withMain([eqEight([{ mode: 3, hz: 8000, gainDb: 5 }])])],
  ['MB08', 'beside', 'a boost of 4 dB', withMain([eqEight([{ mode: 3, hz: 8000, gainDb: 4 }])])],
  ['MB08', 'trap', 'a low cut with a gain that it ignores', withMain([eqEight([{ mode: 0, hz: 30, gainDb: 6 }])])],
  ['MB09', 'fires', 'Mono on', withMain([utility({ Mono: true })])],
  ['MB09', 'fires', 'the right side only, as Live 9 wrote it', withMain([utility({ StereoSeparation: 1, Source: 2 })])],
  [
    'MB09',
    'fires',
    'a width of 150 %',
    withMain([utility({ Mono: false, StereoWidth: 1.5, ChannelMode: 1 })]),
    { lesson: 'mb09-width' },
  ],
  ['MB09', 'beside', 'a width of 120 %', withMain([utility({ Mono: false, StereoWidth: 1.2, ChannelMode: 1 })])],
  ['MB09', 'trap', 'Mono on in a device that is off', withMain([{ ...utility({ Mono: true }), isOn: false }])],
  ['MB10', 'fires', 'two and a half minutes, nothing on the main track', song(304)],
  ['MB10', 'beside', 'under two minutes', song(200)],
  ['MB10', 'trap', 'a device on it', withMain([limiter()], song(304))],
  ['MB12', 'fires', 'a limiter that is off', withMain([{ ...limiter(), isOn: false }])],
  ['MB12', 'beside', 'a Spectrum that is off', withMain([{ tag: 'SpectrumAnalyzer', isOn: false }])],
  ['MB06', 'fires', 'five devices on 63 bars', withMain(eqs(5), bars(63))],
  ['MB06', 'trap', 'five devices on seven bars, where a sound is made', withMain(eqs(5), bars(7))],
  ['MB06', 'fires', 'five devices on a session', withMain(eqs(5), inScenes(false))],
  ['MB06', 'trap', 'five devices on a session that is played', withMain(eqs(5), inScenes(true))],
  ['MB06', 'beside', 'five devices on 64 bars', withMain(eqs(5), bars(64))],
  ['MB06', 'trap', 'four devices and a Spectrum', withMain([...eqs(4), { tag: 'SpectrumAnalyzer' }], bars(16))],
  ['MB11', 'fires', 'a track called Ref', withMain([limiter()], reference('Ref'))],
  ['MB11', 'beside', 'with nothing on the main track', reference('Ref')],
  ['MB11', 'trap', 'that leaves by the interface', withMain([limiter()], reference('Ref', { output: external }))],
  ['MB11', 'trap', 'a track called Refrain', withMain([limiter()], reference('Refrain'))],
  ['ST09', 'fires', 'eight parts and no Utility', parts(8)],
  ['ST09', 'beside', 'seven parts', parts(7)],
  ['ST09', 'trap', 'a Utility that waits', withMain([{ ...utility({ Mono: true }), isOn: false }], parts(8))],
  [
    'MB01',
    'trap',
    'a plug-in that limits',
    withMain([{ tag: 'PluginDevice', plugin: { format: 'vst3', name: 'Pro-L 2' } }]),
  ],
  [
    'MB04',
    'trap',
    'gain that Maximize does not use',
    withMain([limiter({ Gain: 6, Maximize: 1, MaximizeThreshold: 0 })]),
  ],
  [
    'MB05',
    'trap',
    'one on a track and one here',
    { ...withMain([limiter()]), tracks: [midi({ devices: [limiter()] })] },
  ],
  [
    'MB12',
    'trap',
    'a device that a rack keeps switched off inside',
    withMain([{ tag: 'AudioEffectGroupDevice', chains: [{ devices: [{ ...eqEight([]), isOn: false }] }] }]),
  ],
]
