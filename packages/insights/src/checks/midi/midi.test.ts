import { everythingTold } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip, notes, reportOf } from '../../testing/report-of.ts'
import { testCases } from '../../testing/check-case.ts'
import { MIDI_CASES } from './midi.cases.ts'
import { barOf, VELOCITY_CASES, besideAFaintKit } from './velocity.cases.ts'

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

  it('says how often the one bar of a kit comes round', async () => {
    const finding = await findingOf('MI01', barOf(64))
    expect(finding?.claim).toBe('One bar on “909 Core Kit” comes round 64 times, and every hit of it has velocity 100.')
    expect(finding?.evidence[0]?.text).toBe('“909 Core Kit”: 512 notes, all at velocity 100; one bar, 64 times')
  })

  it('names all parts of one velocity where one of them has many notes', async () => {
    const tune = (count: number) => notes(count).map((note, at) => ({ ...note, pitch: 60 + ((at * 5) % 7) }))
    const part = (name: string, count: number) =>
      midi({ name, arrangementClips: [midiClip({ lengthBeats: 64, notes: tune(count) })] })
    const claim = async (...counts: number[]) =>
      everythingTold(
        await reportOf({ tracks: counts.map((count, index) => part(`Piano ${String(index + 1)}`, count)) }),
      ).find(({ checkId }) => checkId === 'MI01')?.claim
    const besideShaped = [48, 8, 7].map((count, index) => part(`Piano ${String(index + 1)}`, count))
    const shaped = notes(32, { pitch: 42, velocity: (at) => 80 + (at % 4) * 10 })
    const hats = midi({ name: 'Hats', arrangementClips: [midiClip({ lengthBeats: 64, notes: shaped })] })
    const report = await reportOf({ tracks: [...besideShaped, hats] })
    expect(everythingTold(report).find(({ checkId }) => checkId === 'MI01')?.claim).toBe(
      'On 2 tracks every note has the same velocity: “Piano 1” and “Piano 2”.',
    )
    expect(await claim(48, 8, 7)).toBe('All 63 notes that are heard are at velocity 100.')
    expect(await claim(40, 7)).toBeUndefined()
  })

  it('names drums first, and counts each clip of a session once through', async () => {
    const tune = notes(48).map((note, at) => ({ ...note, pitch: 60 + ((at * 5) % 7) }))
    const told = async (name: string, ...sessionClips: ReturnType<typeof midiClip>[]) =>
      everythingTold(
        await reportOf({
          tracks: [
            midi({ name: 'Piano', arrangementClips: [], sessionClips: [midiClip({ lengthBeats: 48, notes: tune })] }),
            midi({ name, arrangementClips: [], sessionClips }),
          ],
        }),
      ).find(({ checkId }) => checkId === 'MI01')
    const loop = { loop: { isOn: true, start: 0, end: 4 }, notes: notes(8, { pitch: 42, stepBeats: 0.5 }) }
    const finding = await told('Hats', midiClip(loop), midiClip(loop))
    expect(finding?.claim).toBe('All 64 notes that are heard are at velocity 100.')
    expect(finding?.evidence[0]?.text).toBe('“Hats”: 16 notes, all at velocity 100')
    const leadIn = {
      loop: { ...loop.loop, startRelative: -4 },
      lengthBeats: 8,
      notes: notes(16, { pitch: 42, stepBeats: 0.5 }).map((note) => ({ ...note, startBeats: note.startBeats - 4 })),
    }
    expect((await told('Hats', midiClip(leadIn)))?.evidence[0]?.text).toBe('“Hats”: 16 notes, all at velocity 100')
    const accents = notes(16, { velocity: (at) => 80 + (at % 4) * 10 })
    expect((await told('Hats', midiClip({ notes: accents })))?.claim).toBe(
      'Every note on “Piano” has the same velocity: 48 notes at 100.',
    )
  })

  it.each([
    [[100, 100, 100], 112, {}, 'All 184 notes that are heard are at velocity 100.'],
    [[100, 100, 90], 112, {}, 'Nearly all notes that are heard are at velocity 100: 176 of 184.'],
    [[100, 100, 90], 56, {}, 'On 3 tracks every note has the same velocity: “Piano”, “Bass” and “Bell”.'],
    [
      [100, 100, 100],
      56,
      { devices: [{ tag: 'MidiVelocity' }] },
      'On 2 tracks every note has the same velocity: “Piano” and “Bell”.',
    ],
  ])(
    'says it once of a whole set at velocities %j, %i of them on a bass, %j',
    async ([piano, bass, bell], of, ofBass, claim) => {
      const part = (name: string, many: number, velocity = 100, rest = {}) =>
        midi({
          name,
          arrangementClips: [
            midiClip({
              lengthBeats: 128,
              notes: notes(many, { velocity }).map((note, at) => ({ ...note, pitch: 60 + ((at * 5) % 7) })),
            }),
          ],
          ...rest,
        })
      const report = await reportOf({
        tracks: [part('Piano', 64, piano), part('Bass', of, bass, ofBass), part('Bell', 8, bell)],
      })
      const finding = everythingTold(report).find(({ checkId }) => checkId === 'MI01')
      expect(finding?.claim).toBe(claim)
      expect(finding?.evidence.map(({ text }) => text)).toContain('“Piano”: 64 notes, all at velocity 100')
    },
  )

  it('counts slivers over all copies of a clip', async () => {
    const slivers = notes(2, { pitch: 70, stepBeats: 1, durationBeats: 0.02 })
    const clip = { lengthBeats: 16, notes: [...notes(12), ...slivers] }
    const arrangementClips = [0, 16].map((startBeats) => midiClip({ ...clip, startBeats }))
    const report = await reportOf({ tracks: [midi({ name: 'Keys', arrangementClips })] })
    expect(everythingTold(report).find(({ checkId }) => checkId === 'MI05')?.claim).toBe(
      '4 of 28 notes on “Keys” are almost too short to sound.',
    )
  })

  it('says where every hit of a part is equally loud', async () => {
    const clip = midiClip({ notes: notes(12, { pitch: 42, stepBeats: 0.25 }) })
    const report = await reportOf({ tracks: [midi({ name: 'Hats', arrangementClips: [clip] })] })
    expect(report.findings.find(({ checkId }) => checkId === 'MI06')?.claim).toBe(
      'All 12 hits on “Hats” are equally loud, 12 of one drum in a row.',
    )
  })

  it('counts hits and a run of them as they sound', async () => {
    const clip = midiClip({
      lengthBeats: 8,
      loop: { isOn: true, start: 0, end: 4 },
      notes: notes(16, { pitch: 42, stepBeats: 0.25 }),
    })
    const report = await reportOf({ tracks: [midi({ name: 'Hats', arrangementClips: [clip] })] })
    expect(report.findings.find(({ checkId }) => checkId === 'MI06')?.claim).toBe(
      'All 32 hits on “Hats” are equally loud, 32 of one drum in a row.',
    )
  })
})

it('tells a part that is hardly struck only where no other is told', async () => {
  expect((await findingOf('MI01', besideAFaintKit))?.claim).toBe(
    'On 2 tracks every note has the same velocity: “909 Core Kit” and “Piano”.',
  )
})
