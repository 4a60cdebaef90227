import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, withDevices } from '../../testing/report-of.ts'

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
const pans = (...pan: number[]): SetDescription => ({ tracks: pan.map((one) => midi({ pan: one })) })

describe('stereo', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['ST01', 'a bass at 10R', bass({ pan: 0.2 }), true],
    ['ST01', 'a bass a hair off', bass({ pan: 0.04 }), false],
    ['ST01', 'a lead at 10R', { tracks: [midi({ name: 'Lead', pan: 0.2 })] }, false],
    ['ST02', 'chorus on a bass', bass({ devices: [chorus] }), true],
    ['ST02', 'with Bass Mono after it', bass({ devices: [chorus, utility({ BassMono: true })] }), false],
    ['ST02', 'chorus that is off', bass({ devices: [{ ...chorus, isOn: false }] }), false],
    ['ST03', 'a bass with nothing', bass({}), true],
    ['ST03', 'a bass with Bass Mono', bass({ devices: [utility({ BassMono: true })] }), false],
    ['ST04', 'eight parts in the centre', pans(0, 0, 0, 0, 0, 0, 0, 0), true],
    ['ST04', 'one of them at 10R', pans(0, 0, 0, 0, 0, 0, 0, 0.2), false],
    ['ST04', 'seven parts', pans(0, 0, 0, 0, 0, 0, 0), false],
    ['ST06', 'a width of 160 %', withDevices([utility({ StereoWidth: 1.6 })]), true],
    ['ST06', 'a width of 150 %', withDevices([utility({ StereoWidth: 1.5 })]), false],
    ['ST06', 'a width of 160 % that Mono overrules', withDevices([utility({ StereoWidth: 1.6, Mono: true })]), false],
    ['ST07', '10 ms between the sides', withDevices([delay(0.01, 0.02)]), true],
    ['ST07', '45 ms between the sides', withDevices([delay(0.01, 0.055)]), false],
    ['ST07', '10 ms, half wet', withDevices([delay(0.01, 0.02, 0.5)]), false],
    ['ST08', 'left inverted', withDevices([utility({ PhaseInvertL: true, PhaseInvertR: false })]), true],
    ['ST08', 'both inverted', withDevices([utility({ PhaseInvertL: true, PhaseInvertR: true })]), false],
    ['ST05', 'four parts to the right', pans(0.3, 0.3, 0.3, 0.3, 0), true],
    ['ST05', 'two each way', pans(0.3, 0.3, -0.3, -0.3, 0), false],
    ['ST05', 'three parts to the right', pans(0.5, 0.5, 0.5, 0), false],
    ['ST05', 'four a little to the right: 0.15 on average', pans(0.15, 0.15, 0.15, 0.15), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
