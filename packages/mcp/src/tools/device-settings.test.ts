import { type Device, type DeviceParameter, readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { beforeAll, expect, test } from 'vitest'
import { callTool } from '../testing/call-tool.ts'
import { smallReport } from '../testing/small-report.ts'
import { trackDetail } from './track-detail.ts'
import { memoryLibrary } from '../library/memory-library.ts'
import { deviceSettings } from '../music/device-settings.ts'

let equalizer: Device
beforeAll(async () => {
  const reading = await readSet(await buildSet(exampleSet()))
  if (reading.kind === 'failure') throw new Error(reading.failure.message)
  const [found] = reading.set.tracks.flatMap(({ devices }) => devices).filter(({ tag }) => tag === 'Eq8')
  if (!found) throw new Error('The example has no EQ Eight.')
  equalizer = found
})

const parameter = (changes: Partial<DeviceParameter>): DeviceParameter => ({
  name: 'Gain',
  value: 3,
  unit: 'dB',
  rawValue: 3,
  isAutomated: false,
  macroIndex: null,
  ...changes,
})
const settings = (...parameters: readonly DeviceParameter[]) => deviceSettings({ ...equalizer, parameters })

test.each([
  [{ name: 'Bands.0/ParameterA/Freq', value: 120, unit: 'Hz' as const }, 'Band 1 Freq 120 Hz'],
  [{ name: 'Bands.7/ParameterB/Gain', value: -3.456 }, 'Band 8 B Gain -3.46 dB'],
  [{ name: 'DryWet', value: 35, unit: 'percent' as const, macroIndex: 0 }, 'Dry Wet 35 % (macro 1)'],
  [{ name: 'Ratio/Manual', value: 4, unit: 'ratio' as const, isAutomated: true }, 'Ratio 4 (automated)'],
])('says %o in words', (changes, words) => {
  expect(settings(parameter(changes)).shown).toEqual([words])
})

test('shows what is automated first, ten at most, and counts the rest', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => parameter({ name: `Gain${index}` }))
  const isSwitch = parameter({ name: 'On', unit: 'boolean' })
  const { shown, left } = settings(isSwitch, ...twelve, parameter({ name: 'Last', isAutomated: true }))
  expect(shown).toHaveLength(10)
  expect(shown[0]).toBe('Last 3 dB (automated)')
  expect(left).toBe(4)
})

test('a track in detail says how many settings it leaves out, a concise one says nothing of them', async () => {
  const reading = await readSet(await buildSet(exampleSet()))
  const set = reading.kind === 'failure' ? null : reading.set
  const [track] = set?.tracks.filter(({ devices }) => devices.some(({ tag }) => tag === 'Eq8')) ?? []
  if (!set || !track) throw new Error('The example has no track with an EQ Eight.')
  const report = smallReport()
  const [first] = report.tracks
  if (!first) throw new Error('The small report has no tracks.')
  const library = memoryLibrary('One', [
    {
      id: 'one',
      name: 'One',
      saves: [
        {
          id: 's1',
          savedAt: null,
          report: { ...report, tracks: [{ ...first, id: track.id, name: track.name }] },
          set,
        },
      ],
    },
  ])
  const leftOut = async (detail: string) =>
    (await callTool(trackDetail, { track: track.name, detail }, library)).value['leftOut']
  expect(await leftOut('detailed')).toContainEqual(expect.stringMatching(/^\d+ more settings of its devices/))
  expect(await leftOut('concise')).toEqual([])
})
