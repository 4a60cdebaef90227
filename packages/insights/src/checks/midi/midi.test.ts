import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { midi, midiClip, notes, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { MIDI_CASES } from './midi.cases.ts'
import { VELOCITY_CASES } from './velocity.cases.ts'

describe('MIDI performance', () => {
  testCases(MIDI_CASES)
  testCases(VELOCITY_CASES)

  it.each([
    ['a kit of recordings', 'EZdrummer', 'findings'],
    ['a machine', '707 Core Kit', 'facts'],
  ] as const)('puts the grid of %s where it belongs', async (_, name, list) => {
    const clip = midiClip({ notes: notes(32, { pitch: 38, stepBeats: 0.5 }) })
    const report = await reportOf({
      tracks: [midi({ name: 'Drums', devices: [{ tag: 'DrumGroupDevice', name }], arrangementClips: [clip] })],
    })
    expect(report[list]?.map(({ checkId }) => checkId)).toContain('MI02')
  })

  it('names all parts of one velocity where one of them has many notes', async () => {
    const tune = (count: number) => notes(count).map((note, at) => ({ ...note, pitch: 60 + ((at * 5) % 7) }))
    const part = (name: string, count: number) =>
      midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes: tune(count) })] })
    const claim = async (...counts: number[]) =>
      everythingTold(
        await reportOf({ tracks: counts.map((count, index) => part(`Piano ${String(index + 1)}`, count)) }),
      ).find(({ checkId }) => checkId === 'MI01')?.claim
    expect(await claim(48, 12, 11)).toBe('On 2 tracks every note has the same velocity: “Piano 1” and “Piano 2”.')
    expect(await claim(47, 12)).toBeUndefined()
  })

  it('says where every hit of a part is equally loud', async () => {
    const clip = midiClip({ notes: notes(12, { pitch: 42, stepBeats: 0.25 }) })
    const report = await reportOf({ tracks: [midi({ name: 'Hats', arrangementClips: [clip] })] })
    expect(report.findings.find(({ checkId }) => checkId === 'MI06')?.claim).toBe(
      'All 12 hits on “Hats” are equally loud, 12 of one drum in a row.',
    )
  })

  it('counts hits as they are written, not as their loop repeats them', async () => {
    const clip = midiClip({
      lengthBeats: 8,
      loop: { isOn: true, start: 0, end: 4 },
      notes: notes(16, { pitch: 42, stepBeats: 0.25 }),
    })
    const report = await reportOf({ tracks: [midi({ name: 'Hats', arrangementClips: [clip] })] })
    expect(report.findings.find(({ checkId }) => checkId === 'MI06')?.claim).toBe(
      'All 16 hits on “Hats” are equally loud, 16 of one drum in a row.',
    )
  })
})
