import { exampleSet } from '@kvint/als/build'
import type { Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { makeReport, reportSteps, type ReportStep } from './make-report.ts'
import { midi, midiClip, reportOf, setOf } from './testing/report-of.ts'

const source = { fileName: 'Nordlys.als', bytes: 1234 }

describe('makeReport', () => {
  it('finds in the example what was left in it to find', async () => {
    const report = await reportOf(exampleSet())
    const ids = (told: readonly Finding[] = []) => told.map(({ checkId }) => checkId)
    expect(ids(report.findings)).toEqual(expect.arrayContaining(['DY01', 'FI02', 'AR10']))
    expect(ids(report.facts)).toEqual(expect.arrayContaining(['MB03', 'ST-NAMES', 'ST-VELOCITY']))
    expect(report.harmony).toMatchObject({ kind: 'known', key: { name: 'F major' } })
    expect(report.overview).toMatchObject({ tempo: { bpm: 126 }, meter: '4/4' })
  })

  it('says that notes are there where none of them is heard', async () => {
    const report = await reportOf({ tracks: [midi({ isMuted: true })] })
    expect(report.harmony).toMatchObject({ kind: 'unknown', reason: expect.stringContaining('switched off') })
  })

  it('has the tempo that the song plays at, where one automation holds from end to end', async () => {
    const set = await setOf({ tempo: [{ timeBeats: 0, bpm: 122 }], tracks: [midi()] })
    const { overview } = makeReport({ ...set, tempo: { ...set.tempo, bpm: 120 } }, source)
    expect(overview.tempo).toMatchObject({ bpm: 122, isAutomated: false })
  })

  it('is the same for the same set, and plain JSON', async () => {
    const set = await setOf(exampleSet())
    const report = makeReport(set, source)
    expect(makeReport(set, source)).toEqual(report)
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  it('counts its steps from the start, and reaches the end', async () => {
    const set = await setOf(exampleSet())
    const seen: [ReportStep, number, number][] = []
    makeReport(set, source, { onStep: (...step) => seen.push(step) })
    expect([...new Set(seen.map(([step]) => step))]).toEqual(['tracks', 'arrangement', 'harmony', 'findings'])
    expect(new Set(seen.map(([, , total]) => total)).size).toBe(1)
    expect(seen.map(([, done]) => done)).toEqual(seen.map(([, done]) => done).toSorted((a, b) => a - b))
    expect([...reportSteps(set, source)]).toHaveLength(seen.length)
  })

  it('stops at a step once it is cancelled', async () => {
    const set = await setOf(exampleSet())
    const controller = new AbortController()
    const run = () =>
      makeReport(set, source, { signal: controller.signal, onStep: (step) => step === 'harmony' && controller.abort() })
    expect(run).toThrow(/abort/i)
  })

  it('believes the person about stage and roles', async () => {
    const report = await reportOf({ tracks: [midi({ name: 'Kick' })] })
    const id = report.tracks[0]?.id
    expect(report.overview.stage.stage).toBe('sketch')
    const corrected = await reportOf(
      { tracks: [midi({ name: 'Kick' })] },
      { stage: 'mix', roles: { [Number(id)]: 'bass' } },
    )
    expect(corrected.overview.stage).toMatchObject({ stage: 'mix', because: 'you said so' })
    expect(corrected.tracks[0]?.role).toMatchObject({ role: 'bass', confidence: 1, because: 'you said so' })
  })

  it('counts bars from where the meter is set inside one, and calls that no change', async () => {
    const set = (timeBeats: number) => ({
      tracks: [midi({ arrangementClips: [midiClip({ lengthBeats: 64 })] })],
      timeSignatureChanges: [{ timeBeats, signature: '4/4' as const }],
    })
    const { overview, arrangement } = await reportOf(set(42))
    expect(arrangement.meters.map(({ startBeats }) => startBeats)).toEqual([0, 42])
    expect(overview.meterChanges).toBe(0)
    expect((await reportOf(set(66))).arrangement.meters).toHaveLength(1)
  })

  it('is made of a set whose notes last for ten million bars', async () => {
    const bass = midi({
      name: 'Bass',
      arrangementClips: [
        midiClip({
          lengthBeats: 4e7,
          notes: [36, 43, 39].map((pitch, at) => ({ pitch, startBeats: at * 4, durationBeats: 3.9e7 })),
        }),
      ],
    })
    const chords = midi({
      name: 'Chords',
      arrangementClips: [
        midiClip({
          lengthBeats: 96,
          notes: Array.from({ length: 24 }, (_, bar) =>
            [48, 60, 63, 67].map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })),
          ).flat(),
        }),
      ],
    })
    const { harmony } = makeReport(await setOf({ tracks: [bass, chords] }), { fileName: 'a.als', bytes: 1 })
    expect(harmony.kind).toBe('known')
  })

  it('keeps the id of a finding from save to save', async () => {
    const idsOf = async (volumeDb: number) =>
      (await reportOf({ tracks: [midi({ name: 'Choir', volumeDb: 6 }), midi({ volumeDb })] })).findings
        .filter(({ checkId }) => checkId === 'GS01')
        .map(({ id }) => id)
    expect(await idsOf(0)).toEqual(await idsOf(-3))
    expect(await idsOf(6)).not.toEqual(await idsOf(0))
  })
})
