import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, eqEight, findingOf, midi, midiClip, withMain } from '../../testing/report-of.ts'

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
const reference = (name: string, rest: Partial<TrackDescription> = {}): SetDescription => ({
  tracks: [audio({ name, ...rest })],
})
const external = { target: 'AudioOut/External/S0', upperName: 'Ext. Out', lowerName: '1/2' }
const parts = (count: number): SetDescription => ({ tracks: Array.from({ length: count }, () => midi()) })

describe('main track', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['MB01', 'no limiter', withMain([utility({ Mono: false })]), true],
    ['MB01', 'a limiter', withMain([limiter()]), false],
    ['MB01', 'a limiter that is off', withMain([{ ...limiter(), isOn: false }]), true],
    ['MB02', 'an EQ after the limiter', withMain([limiter(), eqEight([{ mode: 3, hz: 100 }])]), true],
    ['MB02', 'a meter after the limiter', withMain([limiter(), { tag: 'SpectrumAnalyzer' }]), false],
    ['MB02', 'a switched-off EQ after it', withMain([limiter(), { ...eqEight([]), isOn: false }]), false],
    ['MB03', 'a ceiling of −0.3 dB', withMain([limiter({ Ceiling: -0.3 })]), true],
    ['MB03', 'a ceiling of −1 dB', withMain([limiter({ Ceiling: -1 })]), false],
    ['MB03', 'a ceiling of −0.3 dB with True Peak', withMain([limiter({ Ceiling: -0.3, Mode: 2 })]), false],
    ['MB04', '6 dB of gain', withMain([limiter({ Gain: 6 })]), true],
    ['MB04', '5.9 dB of gain', withMain([limiter({ Gain: 5.9 })]), false],
    ['MB05', 'two limiters', withMain([limiter(), limiter()]), true],
    ['MB05', 'one limiter and one that is off', withMain([limiter(), { ...limiter(), isOn: false }]), false],
    ['MB07', 'glue at 0.01 ms and 4:1', withMain([glue(0)]), true],
    ['MB07', 'glue at 0.3 ms', withMain([glue(2)]), false],
    ['MB07', 'the same on a single track', { tracks: [midi({ devices: [glue(0)] })] }, false],
    ['MB08', 'a boost of 5 dB', withMain([eqEight([{ mode: 3, hz: 8000, gainDb: 5 }])]), true],
    ['MB08', 'a boost of 4 dB', withMain([eqEight([{ mode: 3, hz: 8000, gainDb: 4 }])]), false],
    ['MB08', 'a low cut with a gain that it ignores', withMain([eqEight([{ mode: 0, hz: 30, gainDb: 6 }])]), false],
    ['MB09', 'Mono on', withMain([utility({ Mono: true })]), true],
    ['MB09', 'a width of 120 %', withMain([utility({ Mono: false, StereoWidth: 1.2, ChannelMode: 1 })]), false],
    ['MB09', 'Mono on in a device that is off', withMain([{ ...utility({ Mono: true }), isOn: false }]), false],
    ['MB10', 'two and a half minutes, nothing on the main track', song(304), true],
    ['MB10', 'under two minutes', song(200), false],
    ['MB10', 'a device on it', withMain([limiter()], song(304)), false],
    ['MB12', 'a limiter that is off', withMain([{ ...limiter(), isOn: false }]), true],
    ['MB12', 'a Spectrum that is off', withMain([{ tag: 'SpectrumAnalyzer', isOn: false }]), false],
    ['MB06', 'five devices on 63 bars', withMain(eqs(5), bars(63)), true],
    ['MB06', 'five devices on 64 bars', withMain(eqs(5), bars(64)), false],
    ['MB06', 'four devices and a Spectrum', withMain([...eqs(4), { tag: 'SpectrumAnalyzer' }], bars(16)), false],
    ['MB11', 'a track called Ref', withMain([limiter()], reference('Ref')), true],
    ['MB11', 'with nothing on the main track', reference('Ref'), false],
    ['MB11', 'that leaves by the interface', withMain([limiter()], reference('Ref', { output: external })), false],
    ['MB11', 'a track called Refrain', withMain([limiter()], reference('Refrain')), false],
    ['ST09', 'eight parts and no Utility', parts(8), true],
    ['ST09', 'seven parts', parts(7), false],
    ['ST09', 'a Utility that waits', withMain([{ ...utility({ Mono: true }), isOn: false }], parts(8)), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
