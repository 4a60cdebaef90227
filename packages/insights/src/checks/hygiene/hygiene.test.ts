import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../../make-report.ts'
import { findingOf, midi, midiClip, repeated, setOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { HYGIENE_CASES } from './hygiene.cases.ts'

describe('hygiene', () => {
  testCases(HYGIENE_CASES)

  it('counts a note once, however often its clip was copied', async () => {
    const verse = repeated(midiClip({ annotation: 'double the vocal here' }), 3)
    expect((await findingOf('HY13', { tracks: [midi({ arrangementClips: verse })] }))?.claim).toContain('left 1 note ')
  })

  it('says that nothing comes to Main, and of single tracks that they pass it by', async () => {
    const output = { target: 'AudioOut/External/S1', upperName: 'Ext. Out', lowerName: '3/4' }
    const pad = midi({ name: 'Pad', output })
    expect((await findingOf('HY09', { tracks: [pad], main: { volumeDb: -70 } }))?.claim).toBe(
      'Nothing comes to Main: everything leaves by “Pad”, to outputs of the sound card. An export of Main is silent.',
    )
    expect((await findingOf('HY09', { tracks: [pad, midi()] }))?.claim).toBe(
      '“Pad” goes straight to an output of the sound card, past Main.',
    )
  })

  it('names the tracks and the group that they go past, and says nothing else of its devices', async () => {
    const toMain = (name: string) =>
      midi({ name, group: 'Low', output: { target: 'AudioOut/Master', upperName: 'Master' } })
    const louder = { tag: 'Compressor2', params: { GainCompensation: true, Gain: 6, Threshold: 0.25, Ratio: 4 } }
    const group = { kind: 'group', name: 'Low', devices: [louder] } as const
    const set = { tracks: [group, toMain('Bass'), toMain('Sub')] }
    expect((await findingOf('HY14', set))?.claim).toBe(
      '“Bass” and “Sub” lie in the group “Low” and go past it: the devices of the group do nothing to them.',
    )
    expect(await findingOf('DY11', set)).toBeUndefined()
    expect(await findingOf('DY11', { tracks: [group, midi({ group: 'Low' })] })).toBeDefined()
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
    const report = makeReport(await setOf({ tracks: [midi()] }), { fileName, bytes: 1 })
    expect(everythingTold(report).some(({ checkId }) => checkId === 'HY11')).toBe(isTold)
  })
})
