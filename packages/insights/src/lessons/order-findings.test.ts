import { exampleSet, type TrackDescription } from '@kvint/als/build'
import { everythingTold, type Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { audio, midi, midiClip, notes, repeated, reportOf } from '../testing/report-of.ts'
import { orderFindings } from './order-findings.ts'

/** Equally loud, and nothing that comes round. */
const tune = notes(128).map((note, at) => ({ ...note, pitch: 36 + ((at * at * 7) % 29) }))

describe('orderFindings', () => {
  it('puts every finding into one place', async () => {
    const report = await reportOf(exampleSet())
    const { cards, open, folds, facts } = orderFindings(report)
    const all = [...cards, ...open, ...folds.flatMap(({ findings }) => findings), ...facts].map(({ id }) => id)
    expect(all.toSorted()).toEqual(
      everythingTold(report)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(cards).toHaveLength(3)
    expect(cards.length + open.length).toBeLessThanOrEqual(7)
  })

  it('begins with the music and ends with what needs to be settled', async () => {
    const { cards, open } = orderFindings(await reportOf(exampleSet()))
    expect(cards[0]?.area).toBe('harmony')
    expect([...cards, ...open].map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(['AR10', 'DY01', 'FI02']))
  })

  it('hides no fault behind the stage of the song', async () => {
    const report = await reportOf({ tracks: [midi({ isSoloed: true }), midi()] })
    expect(report.overview.stage.stage).toBe('sketch')
    expect(orderFindings(report).cards.map(({ checkId }) => checkId)).toContain('GS09')
    const findings = report.findings.map((one): Finding => ({ ...one, stages: [] }))
    expect(orderFindings({ ...report, findings }).cards.map(({ checkId }) => checkId)).toContain('GS09')
  })

  it('makes no card of counts and housekeeping', async () => {
    const { cards, open } = orderFindings(await reportOf({ tracks: [audio(), audio(), audio()] }))
    for (const { severity, area } of [...cards, ...open]) {
      expect(severity).not.toBe('info')
      expect(area).not.toBe('workflow')
    }
  })

  it('keeps what most sets have out of cards and subjects', async () => {
    const report = await reportOf(exampleSet())
    const { cards, open, folds, facts } = orderFindings(report)
    expect(facts.map(({ checkId }) => checkId)).toContain('ST-VELOCITY')
    const told = [...cards, ...open, ...folds.flatMap(({ findings }) => findings)]
    expect(told.filter((one) => facts.includes(one))).toEqual([])
  })

  it('says what works where there is little to raise', async () => {
    const report = await reportOf(exampleSet())
    const findings = report.findings.filter(({ severity }) => severity === 'strength')
    expect(orderFindings({ ...report, findings }).cards.map(({ severity }) => severity)).toEqual([
      'strength',
      'strength',
      'strength',
    ])
  })

  it('raises what many songs have where nothing else about the music stands out', async () => {
    const report = await reportOf({
      tracks: [
        midi({ name: 'Piano', isSoloed: true, arrangementClips: [midiClip({ lengthBeats: 128, notes: tune })] }),
      ],
    })
    expect(orderFindings(report).cards.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(['MI01', 'GS09']))
  })

  it('tells a beat by its name rather than nothing, and not beside another card', async () => {
    const beat = [0, 1, 2, 3].map((at) => ({ pitch: 36, startBeats: at, durationBeats: 0.5, velocity: 90 + at * 6 }))
    const kit = midi({
      name: 'Kit',
      devices: [{ tag: 'DrumGroupDevice' }],
      arrangementClips: repeated(midiClip({ lengthBeats: 4, notes: beat }), 4),
    })
    const cards = async (more: readonly TrackDescription[]) =>
      orderFindings(await reportOf({ tracks: [kit, ...more] })).cards.map(({ checkId }) => checkId)
    expect(await cards([])).toEqual(['RH04'])
    expect(await cards([audio({ isSoloed: true })])).toEqual(['GS09'])
  })

  it('does not begin with what is silent', async () => {
    const fast = { tag: 'Compressor2', params: { GainCompensation: true, Gain: 6 } }
    const lead = midi({
      name: 'Lead',
      arrangementClips: [midiClip({ lengthBeats: 128, notes: tune })],
      devices: [fast],
    })
    const told = async (volumeDb: number) =>
      (await reportOf({ tracks: [{ ...lead, volumeDb }, audio()] }, { stage: 'mix' })).findings.map(
        ({ checkId }) => checkId,
      )
    expect(await told(0)).toEqual(expect.arrayContaining(['DY11', 'MI01']))
    expect(await told(-70)).not.toEqual(expect.arrayContaining(['MI01']))
  })

  it('leaves what is on purpose to the end of its subject', async () => {
    const report = await reportOf(exampleSet())
    const [first] = orderFindings(report).cards
    if (!first) throw new Error('no card')
    const { cards, folds } = orderFindings(report, { silenced: [first.id] })
    expect(cards.map(({ id }) => id)).not.toContain(first.id)
    expect(folds.find(({ area }) => area === first.area)?.findings.at(-1)?.id).toBe(first.id)
  })

  it('shows nothing where there is nothing', async () => {
    const report = { ...(await reportOf({ tracks: [] })), findings: [], facts: [] }
    expect(orderFindings(report)).toEqual({ cards: [], open: [], folds: [], facts: [] })
  })
})
