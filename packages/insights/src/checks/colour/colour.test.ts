import type { SetDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, withDevices, withMain } from '../../testing/report-of.ts'

const saturator = (params: Record<string, number | boolean>) => ({
  tag: 'Saturator',
  params: { PostDrive: 0, DryWet: 1, ...params },
})
const distortions = ['Saturator', 'Overdrive', 'Pedal'].map((tag) => ({ tag }))

describe('colour', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['SA01', '7 dB of drive, output at 0', withDevices([saturator({ PreDrive: 7 })]), true],
    ['SA01', '6 dB of drive', withDevices([saturator({ PreDrive: 6 })]), false],
    ['SA01', '7 dB of drive, output at −6', withDevices([saturator({ PreDrive: 7, PostDrive: -6 })]), false],
    ['SA02', 'three in a row', withDevices(distortions), true],
    ['SA02', 'two in a row', withDevices(distortions.slice(1)), false],
    [
      'SA02',
      'three side by side',
      withDevices([{ tag: 'AudioEffectGroupDevice', chains: distortions.map((device) => ({ devices: [device] })) }]),
      false,
    ],
    ['SA03', 'Redux on the main track', withMain([{ tag: 'Redux2' }]), true],
    ['SA03', 'Redux on a single track', withDevices([{ tag: 'Redux2' }]), false],
    [
      'SA03',
      'Redux on a group',
      { tracks: [{ kind: 'group', name: 'Drums', devices: [{ tag: 'Redux2' }] }, midi({ group: 'Drums' })] },
      true,
    ],
    ['SA04', '13 dB without oversampling', withDevices([saturator({ PreDrive: 13, Oversampling: false })]), true],
    ['SA04', '12 dB without oversampling', withDevices([saturator({ PreDrive: 12, Oversampling: false })]), false],
    ['SA04', '13 dB with it', withDevices([saturator({ PreDrive: 13, Oversampling: true })]), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })
})
