import type { DeviceDescription, SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, withDevices } from '../../testing/report-of.ts'

const compressor = (
  params: Record<string, number | boolean> = {},
  rest: Partial<DeviceDescription> = {},
): DeviceDescription => ({
  tag: 'Compressor2',
  params: { Threshold: 0.25, Ratio: 4, Attack: 10, Release: 100, ...params },
  ...rest,
})
const ducked = (Release: number, tempo = 120): SetDescription => ({
  tempo,
  tracks: [
    midi({ name: 'Kick' }),
    midi({ name: 'Bass', devices: [compressor({ Release }, { sidechain: { isOn: true, source: 'Kick' } })] }),
  ],
})
const long = midiClip({ lengthBeats: 64, loop: { isOn: true, start: 0, end: 16 } })
const pair = (devices: DeviceDescription[]): SetDescription => ({
  tracks: [midi({ name: 'Kick', arrangementClips: [long] }), midi({ name: 'Bass', devices, arrangementClips: [long] })],
})
const multiband = (GlobalAmount: number) => ({
  tag: 'MultibandDynamics',
  params: { GlobalAmount, AboveRatioMid: -0.98, BelowRatioMid: 0.76 },
})
const onTracks = (count: number, device: DeviceDescription): SetDescription => ({
  tracks: Array.from({ length: count }, () => midi({ devices: [device] })),
})

describe('dynamics', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['DY01', 'a sidechain with no source', withDevices([compressor({}, { sidechain: { isOn: true } })]), true],
    ['DY01', 'a sidechain that is off', withDevices([compressor({}, { sidechain: { isOn: false } })]), false],
    ['DY01', 'a sidechain with a source', ducked(100), false],
    [
      'DY01',
      'a plug-in, for which Live always writes “on, no source”',
      withDevices([{ tag: 'PluginDevice', plugin: { format: 'vst3', name: 'Comp' }, sidechain: { isOn: true } }]),
      false,
    ],
    [
      'DY02',
      'a source that is switched off',
      { tracks: [midi({ name: 'Kick', isMuted: true }), ...(ducked(100).tracks?.slice(1) ?? [])] },
      true,
    ],
    ['DY02', 'a source that plays', ducked(100), false],
    ['DY03', 'kick and bass for 16 bars', pair([]), true],
    ['DY03', 'with a sidechain', pair([compressor({}, { sidechain: { isOn: true, source: 'Kick' } })]), false],
    [
      'DY03',
      'with a ducking plug-in',
      pair([{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Kickstart' } }]),
      false,
    ],
    ['DY04', 'a release of 501 ms at 120', ducked(501), true],
    ['DY04', 'a release of 500 ms at 120', ducked(500), false],
    ['DY04', 'a long release without a sidechain', withDevices([compressor({ Release: 900 })]), false],
    ['DY05', 'a threshold at 0 dB', withDevices([compressor({ Threshold: 1 })]), true],
    ['DY05', 'a threshold at −1 dB', withDevices([compressor({ Threshold: 0.891 })]), false],
    ['DY05', 'a ratio of 1', withDevices([compressor({ Ratio: 1 })]), true],
    [
      'DY05',
      'a threshold that a macro moves',
      {
        tracks: [midi({ devices: [{ tag: 'Compressor2', params: { Threshold: { value: 1, macro: 0 }, Ratio: 4 } }] })],
      },
      false,
    ],
    ['DY06', 'a vocal at 10:1', withDevices([compressor({ Ratio: 10 })], { name: 'Vocal' }), true],
    ['DY06', 'a vocal at 9:1', withDevices([compressor({ Ratio: 9 })], { name: 'Vocal' }), false],
    ['DY06', 'a kick at 10:1', withDevices([compressor({ Ratio: 10 })], { name: 'Kick' }), false],
    ['DY07', 'a snare caught in 0.5 ms', withDevices([compressor({ Attack: 0.5 })], { name: 'Snare' }), true],
    ['DY07', 'a snare caught in 1 ms', withDevices([compressor({ Attack: 1 })], { name: 'Snare' }), false],
    ['DY07', 'a pad caught in 0.5 ms', withDevices([compressor({ Attack: 0.5 })], { name: 'Pad' }), false],
    ['DY08', 'three compressors in a row', withDevices([compressor(), compressor(), compressor()]), true],
    ['DY08', 'two', withDevices([compressor(), compressor()]), false],
    [
      'DY08',
      'three side by side in a rack',
      withDevices([{ tag: 'AudioEffectGroupDevice', chains: [1, 2, 3].map(() => ({ devices: [compressor()] })) }]),
      false,
    ],
    ['DY09', 'two tracks at 80 %', onTracks(2, multiband(0.8)), true],
    ['DY09', 'two tracks at 70 %', onTracks(2, multiband(0.7)), false],
    ['DY09', 'one track', onTracks(1, multiband(1)), false],
    ['DY10', 'three limited tracks', onTracks(3, { tag: 'Limiter' }), true],
    ['DY10', 'two limited tracks', onTracks(2, { tag: 'Limiter' }), false],
    ['DY11', 'make-up and 4 dB', withDevices([compressor({ GainCompensation: true, Gain: 4 })]), true],
    ['DY11', 'make-up and 3 dB', withDevices([compressor({ GainCompensation: true, Gain: 3 })]), false],
    ['DY11', '4 dB alone', withDevices([compressor({ GainCompensation: false, Gain: 4 })]), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('counts the beat of the set in its lesson', async () => {
    const finding = await findingOf('DY04', ducked(900, 128))
    expect(finding?.claim).toBe(
      'At 128 BPM there are 469 ms from beat to beat; the Compressor on “Bass” takes 900 ms to let go.',
    )
    expect(finding?.lesson.beginner.tryThis[0]).toBe('Set Release to somewhere from 234 ms to 352 ms.')
  })
})
