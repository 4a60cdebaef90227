import type { DeviceDescription, SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip, findingOf, midi, withDevices } from '../../testing/report-of.ts'

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

describe('devices', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['CP01', 'five devices off', off(5, 20), true],
    ['CP01', 'four of twenty-four off', off(4, 20), false],
    ['CP03', '61 tracks', { tracks: Array.from({ length: 61 }, () => midi()) }, true],
    ['CP03', '60 tracks', { tracks: Array.from({ length: 60 }, () => midi()) }, false],
    ['CP04', 'a frozen track', { tracks: [midi({ isFrozen: true, freezeClips: [audioClip()] })] }, true],
    ['CP04', 'none', { tracks: [midi()] }, false],
    [
      'CP05',
      'an instrument without clips',
      { tracks: [midi({ arrangementClips: [], devices: [{ tag: 'Operator' }] })] },
      true,
    ],
    [
      'CP05',
      'an armed one, which is played live',
      { tracks: [midi({ arrangementClips: [], isArmed: true, devices: [{ tag: 'Operator' }] })] },
      false,
    ],
    ['CP06', 'notes without an instrument', { tracks: [midi()] }, true],
    ['CP06', 'notes with one', withDevices([{ tag: 'Operator' }]), false],
    [
      'CP06',
      'notes that go to another track',
      {
        tracks: [
          midi({ output: { track: 'Synth', tap: 'TrackIn' } }),
          midi({ name: 'Synth', devices: [{ tag: 'Operator' }] }),
        ],
      },
      false,
    ],
    ['CP07', 'a plug-in', withDevices([plugin('vst3')]), true],
    ['CP07', 'Live’s own devices', withDevices([{ tag: 'Operator' }]), false],
    ['CP08', 'a VST2', withDevices([plugin('vst2')]), true],
    ['CP08', 'a VST3', withDevices([plugin('vst3')]), false],
    ['CP09', 'an Audio Unit', withDevices([plugin('au')]), true],
    ['CP09', 'a VST3', withDevices([plugin('vst3')]), false],
    [
      'CP10',
      'a Max device',
      { tracks: [audio({ devices: [{ tag: 'MxDeviceAudioEffect', maxPatch: '/Max/LFO.amxd' }] })] },
      true,
    ],
    ['CP10', 'none', { tracks: [audio()] }, false],
    ['CP11', 'Macro 1 in use', withDevices([rack('Macro 1')]), true],
    ['CP11', 'a named one', withDevices([rack('Dirt')]), false],
    ['CP12', 'Simple Delay in Live 12', withDevices([{ tag: 'CrossDelay' }]), true],
    ['CP12', 'Simple Delay in Live 9', { ...withDevices([{ tag: 'CrossDelay' }]), live: 9 }, false],
    ['CP02', 'four convolution reverbs', rooms(4), true],
    ['CP02', 'three', rooms(3), false],
    ['CP02', 'four that are frozen', rooms(4, { isFrozen: true }), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
