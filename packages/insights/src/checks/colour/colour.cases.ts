import { midi, onPad, withDevices, withMain } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'

const saturator = (params: Record<string, number | boolean>) => ({
  tag: 'Saturator',
  params: { PostDrive: 0, DryWet: 1, ...params },
})
const distortions = ['Saturator', 'Overdrive', 'Pedal'].map((tag) => ({ tag }))

/** Sets that the checks of this folder are shown. */
export const COLOUR_CASES: readonly CheckCase[] = [
  ['SA01', 'fires', '12 dB of drive, output at 0', withDevices([saturator({ PreDrive: 12 })])],
  ['SA01', 'beside', '11 dB of drive', withDevices([saturator({ PreDrive: 11 })])],
  ['SA01', 'trap', '13 dB of drive, output at −6', withDevices([saturator({ PreDrive: 13, PostDrive: -6 })])],
  ['SA01', 'trap', 'a track whose fader is down', withDevices([saturator({ PreDrive: 13 })], { volumeDb: -70 })],
  ['SA01', 'fires', 'a pad that is hit', onPad(38, saturator({ PreDrive: 13 }))],
  ['SA01', 'trap', 'a pad that is never hit', onPad(40, saturator({ PreDrive: 13 }))],
  ['SA02', 'fires', 'three in a row', withDevices(distortions)],
  ['SA02', 'beside', 'two in a row', withDevices(distortions.slice(1))],
  [
    'SA02',
    'trap',
    'three side by side',
    withDevices([{ tag: 'AudioEffectGroupDevice', chains: distortions.map((device) => ({ devices: [device] })) }]),
  ],
  ['SA03', 'fires', 'Redux on the main track', withMain([{ tag: 'Redux2' }])],
  ['SA03', 'beside', 'Redux on a single track', withDevices([{ tag: 'Redux2' }])],
  [
    'SA03',
    'fires',
    'Redux on a group',
    { tracks: [{ kind: 'group', name: 'Drums', devices: [{ tag: 'Redux2' }] }, midi({ group: 'Drums' })] },
  ],
  ['SA04', 'fires', '13 dB without oversampling', withDevices([saturator({ PreDrive: 13, Oversampling: false })])],
  ['SA04', 'beside', '12 dB without oversampling', withDevices([saturator({ PreDrive: 12, Oversampling: false })])],
  ['SA04', 'trap', '13 dB with it', withDevices([saturator({ PreDrive: 13, Oversampling: true })])],
  ['SA03', 'trap', 'Redux on the main track that is off', withMain([{ tag: 'Redux2', isOn: false }])],
]
