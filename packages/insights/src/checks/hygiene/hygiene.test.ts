import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../../make-report.ts'
import { audio, findingOf, midi, setOf } from '../../testing/report-of.ts'

const tracks = (count: number, each: (index: number) => Partial<TrackDescription> = () => ({})): SetDescription => ({
  tracks: Array.from({ length: count }, (_, index) => midi(each(index))),
})
const external = { target: 'AudioOut/External/S0', upperName: 'Ext. Out', lowerName: '1/2' }

describe('hygiene', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['HY01', 'six tracks without names', tracks(6), true],
    ['HY01', 'three of six named', tracks(6, (index) => (index < 3 ? { name: `Part ${String(index)}` } : {})), false],
    ['HY01', 'five tracks', tracks(5), false],
    ['HY02', 'eight tracks of one colour', tracks(8, () => ({ colorIndex: 3 })), true],
    ['HY02', 'eight tracks of two', tracks(8, (index) => ({ colorIndex: index % 2 })), false],
    ['HY03', 'thirteen tracks', tracks(13), true],
    ['HY03', 'twelve tracks', tracks(12), false],
    [
      'HY03',
      'thirteen with a group',
      { tracks: [{ kind: 'group', name: 'All' }, ...(tracks(13, () => ({ group: 'All' })).tracks ?? [])] },
      false,
    ],
    ['HY04', 'an empty track', { tracks: [midi(), audio({ arrangementClips: [] })] }, true],
    [
      'HY04',
      'one with a device',
      { tracks: [midi(), audio({ arrangementClips: [], devices: [{ tag: 'Eq8' }] })] },
      false,
    ],
    [
      'HY04',
      'one that another listens to',
      { tracks: [audio({ name: 'Bus', arrangementClips: [] }), audio({ input: { track: 'Bus', tap: 'PostFxOut' } })] },
      false,
    ],
    ['HY06', '122.000298 BPM', { ...tracks(1), tempo: 122.000_298 }, true],
    ['HY06', '122.5 BPM', { ...tracks(1), tempo: 122.5 }, false],
    ['HY06', '93.7 BPM as a 32-bit float', { ...tracks(1), tempo: 93.699_996_9 }, false],
    ['HY07', '5 ms late', tracks(1, () => ({ delay: 5 })), true],
    ['HY07', 'no delay', tracks(1, () => ({ delay: 0 })), false],
    ['HY08', 'a recording with Monitor In', { tracks: [audio({ monitoring: 'in' })] }, true],
    ['HY08', 'Monitor Auto', { tracks: [audio({ monitoring: 'auto' })] }, false],
    ['HY08', 'a bus without clips', { tracks: [audio({ monitoring: 'in', arrangementClips: [] })] }, false],
    ['HY09', 'a track to outputs 1/2', { tracks: [audio({ output: external })] }, true],
    ['HY09', 'a track to the main track', { tracks: [audio()] }, false],
    ['HY10', 'a track on A', { tracks: [midi({ crossfade: 'a' })] }, true],
    ['HY10', 'a track on neither', { tracks: [midi({ crossfade: 'none' })] }, false],
    ['HY13', 'a note on a track', { tracks: [midi({ annotation: 'shorter intro' })] }, true],
    ['HY13', 'blanks', { tracks: [midi({ annotation: '  ' })] }, false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it.each([
    ['Tide final2.als', true],
    ['Tide final final.als', true],
    ['Tide_new_last.als', true],
    ['Tide copy.als', true],
    ['Tide final2 [2024-11-09 181217].als', true],
    ['Tide final.als', false],
    ['Tide v03 new drop.als', false],
    ['Tide v12.als', false],
    ['Brand New Day.als', false],
    ['Finale 2.als', false],
  ])('HY11 %s', async (fileName, isTold) => {
    const { findings } = makeReport(await setOf({ tracks: [midi()] }), { fileName, bytes: 1 })
    expect(findings.some(({ checkId }) => checkId === 'HY11')).toBe(isTold)
  })
})
