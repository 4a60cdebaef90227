import type { DeviceDescription, MidiNoteDescription, SetDescription } from '@kvint/als/build'
import type { CheckCase } from '../../testing/check-case.ts'
import { low, part, pattern } from './rhythm.cases.ts'

const before = (notes: readonly MidiNoteDescription[], isOn = true): SetDescription => {
  const device: DeviceDescription = { tag: 'MidiArpeggiator', isOn }
  return { tempo: 120, tracks: [part('Bass', notes, { devices: [device] })] }
}
const syncopated = pattern(4, [0, 0.75, 1.5, 2.5], 64, 0.75)
const late = low([0.04, 1.04, 2.29, 3.04])
const tresillo = low([0, 1.5, 3])

/** Notes that an Arpeggiator plays in a rhythm of its own. */
export const ARPEGGIATED_CASES: readonly CheckCase[] = [
  ['RH02', 'trap', 'syncopated notes before an Arpeggiator', before(syncopated)],
  ['RH02', 'fires', 'before one that is off', before(syncopated, false)],
  ['RH06', 'trap', 'late notes before an Arpeggiator', before(late)],
  ['RH06', 'fires', 'before one that is off', before(late, false), { lesson: 'rh06-moved' }],
  ['RH08', 'trap', 'a tresillo before an Arpeggiator', before(tresillo)],
  ['RH08', 'fires', 'before one that is off', before(tresillo, false)],
]
