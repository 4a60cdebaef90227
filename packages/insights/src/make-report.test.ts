import { exampleSet } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { firstCards } from './lessons/first-cards.ts'
import { makeReport, reportSteps, type ReportStep } from './make-report.ts'
import { midi, reportOf, setOf } from './testing/report-of.ts'

const source = { fileName: 'Nordlys.als', bytes: 1234 }

describe('makeReport', () => {
  it('tells of the example what was left in it to find', async () => {
    const report = await reportOf(exampleSet())
    const found = report.findings.map(({ checkId }) => checkId)
    expect(found).toEqual(expect.arrayContaining(['DY01', 'MI01', 'MB03', 'FI02', 'AR10', 'ST-NAMES', 'ST-VELOCITY']))
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
    expect(corrected.overview.stage).toEqual({ stage: 'mix', because: 'you said so' })
    expect(corrected.tracks[0]?.role).toEqual({ role: 'bass', confidence: 1, because: 'you said so' })
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

describe('firstCards', () => {
  it('shows at most three, a strength among them, and no plain fact', async () => {
    const report = await reportOf(exampleSet())
    const cards = firstCards(report)
    expect(cards).toHaveLength(3)
    expect(cards.filter(({ severity }) => severity === 'strength')).toHaveLength(1)
    expect(cards.filter(({ severity }) => severity === 'info')).toEqual([])
    expect(cards[0]?.severity).toBe('fix')
    expect(cards.every(({ stages }) => stages.includes(report.overview.stage.stage))).toBe(true)
  })

  it('praises what works at another stage where nothing of this one does', async () => {
    const report = await reportOf(exampleSet())
    const findings = report.findings.map((one) => (one.severity === 'strength' ? { ...one, stages: [] } : one))
    expect(firstCards({ ...report, findings }).map(({ severity }) => severity)).toContain('strength')
  })

  it('tells of the music beside what is broken', async () => {
    const report = await reportOf(exampleSet())
    const areas = firstCards(report).map(({ area }) => area)
    expect(areas.some((area) => area === 'harmony' || area === 'rhythm' || area === 'arrangement')).toBe(true)
  })

  it('tells what is broken at any stage', async () => {
    const report = await reportOf({ tracks: [midi({ isSoloed: true }), midi()] })
    expect(report.overview.stage.stage).toBe('sketch')
    expect(firstCards(report)[0]?.checkId).toBe('GS09')
  })

  it('leaves out what is on purpose', async () => {
    const report = await reportOf(exampleSet())
    const [first] = firstCards(report)
    if (!first) throw new Error('no card')
    expect(firstCards(report, { silenced: [first.id] }).map(({ id }) => id)).not.toContain(first.id)
  })

  it('shows nothing where there is nothing', async () => {
    expect(firstCards({ ...(await reportOf({ tracks: [] })), findings: [] })).toEqual([])
  })
})
