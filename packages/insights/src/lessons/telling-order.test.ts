import type { Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { findingLike } from '../testing/finding-like.ts'
import { firstThree, tellingOrder } from './telling-order.ts'

const order = (...findings: Finding[]) => tellingOrder(findings, 'mix').map(({ checkId }) => checkId)

describe('the order in which findings are told', () => {
  it('tells what is broken first, at any stage', () => {
    expect(
      order(
        findingLike('idea', {}),
        findingLike('check', { severity: 'check', stages: ['sketch'] }),
        findingLike('fix', { severity: 'fix', stages: [] }),
      ),
    ).toEqual(['fix', 'check', 'idea'])
  })

  it('tells what is heard before what is filed', () => {
    expect(order(findingLike('files', { area: 'files' }), findingLike('heard', { area: 'sound' }))).toEqual([
      'heard',
      'files',
    ])
    expect(
      order(
        findingLike('lost', { area: 'files', severity: 'fix', confidence: 'certain' }),
        findingLike('heard', { severity: 'check' }),
      ),
    ).toEqual(['heard', 'lost'])
  })

  it('begins with the music, whatever is broken', () => {
    const mixes = ['a', 'b', 'c', 'd'].map((name) => findingLike(name, { severity: 'fix' }))
    expect(order(...mixes, findingLike('chord', { area: 'harmony', severity: 'strength' }))[0]).toBe('chord')
  })

  it('begins with what keeps the song from being heard, before its music', () => {
    const chord = findingLike('chord', { area: 'harmony', severity: 'strength' })
    for (const id of ['GS09', 'MB09', 'CP06', 'HY08', 'HY09', 'GS03', 'GS08', 'GS11', 'AR17', 'AR21', 'RH10'])
      expect(order(chord, findingLike('loud', { severity: 'fix' }), findingLike(id, { severity: 'check' }))[0]).toBe(id)
  })

  it('begins with a solo that is left on before a fader that is up', () => {
    const [up, solo] = ['GS03', 'GS09'].map((id) => findingLike(id, { severity: 'fix' })) as [Finding, Finding]
    expect(firstThree([up, solo], 'mix')[0]).toBe(solo)
  })

  it('begins with a silence before a track that is silent', () => {
    const silent = findingLike('HY08', { area: 'sound', severity: 'fix', confidence: 'certain' })
    expect(order(silent, findingLike('AR17', { area: 'arrangement', severity: 'check', confidence: 'guess' }))[0]).toBe(
      'AR17',
    )
  })

  it.each([
    ['HY08', 'HY09'],
    ['WA05', 'WA01'],
    ['DY11', 'DY06'],
    ['RH10', 'RH07'],
  ])('tells %s of a track, and not also %s', (kept, twin) => {
    const on = (checkId: string, ...tracks: number[]) =>
      findingLike(checkId, { evidence: tracks.map((trackId) => ({ trackId })) as never })
    expect(order(on(twin, 3), on(kept, 3, 4))).toEqual([kept])
    expect(order(on(twin, 3, 5), on(kept, 3, 4))).toContain(twin)
  })

  it('praises no tempo that changes where one part is left alone', () => {
    const tempo = (from: number, to = from) =>
      findingLike('AR14', {
        area: 'arrangement',
        severity: 'strength',
        place: { trackIds: [], clipIds: [], bars: { from, to } },
      })
    const alone = findingLike('AR18', {
      area: 'arrangement',
      severity: 'check',
      place: { trackIds: [1], clipIds: [], bars: { from: 35, to: 93 } },
    })
    expect(order(tempo(81, 85), alone)).toEqual(['AR18'])
    expect(order(tempo(35), alone)).toEqual(['AR18'])
    expect(order(tempo(34, 36), alone)).toContain('AR14')
    expect(order(tempo(92, 94), alone)).toContain('AR14')
  })

  it('tells one lesson of a single track', () => {
    const on = (checkId: string, area: Finding['area'], ...tracks: number[]) =>
      findingLike(checkId, { area, evidence: tracks.map((trackId) => ({ trackId })) as never })
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(on('figure', 'harmony', 3), on('off the beat', 'rhythm', 3))).toEqual(['figure'])
    expect(first(on('figure', 'harmony', 3), on('off the beat', 'rhythm', 4))).toEqual(['figure', 'off the beat'])
  })

  it('tells once of two tracks that they play one line', () => {
    const on = (checkId: string, ...tracks: number[]) =>
      findingLike(checkId, { evidence: tracks.map((trackId) => ({ trackId })) as never })
    expect(order(on('LE08', 3, 4), on('HA16', 3, 4))).toEqual(['HA16'])
    expect(order(on('LE08', 3, 5), on('HA16', 3, 4))).toContain('LE08')
  })

  it('tells equal hits once where every note of their track is equal', () => {
    const on = (checkId: string, ...tracks: number[]) =>
      findingLike(checkId, { area: 'rhythm', evidence: tracks.map((trackId) => ({ trackId })) as never })
    expect(order(on('MI06', 3), on('MI01', 3, 4))).toEqual(['MI01'])
    expect(order(on('MI06', 3, 5), on('MI01', 3, 4))).toContain('MI06')
  })

  it('tells a beat by its name, and not also that it varies', () => {
    const beat = findingLike('RH04', { area: 'rhythm' })
    expect(order(beat, findingLike('ST-BEAT', { area: 'rhythm', severity: 'strength' }))).toEqual(['RH04'])
  })

  it('praises two subjects of music at most among the first three, and no mix beside them', () => {
    const told = order(
      findingLike('one', { area: 'harmony', severity: 'strength' }),
      findingLike('two', { area: 'rhythm', severity: 'strength' }),
      findingLike('three', { area: 'arrangement', severity: 'strength' }),
      findingLike('room', { area: 'mix', confidence: 'guess' }),
      findingLike('delay', { area: 'sound', confidence: 'guess' }),
    )
    expect(new Set(told.slice(0, 3))).toEqual(new Set(['one', 'two', 'room']))
  })

  it('raises no idea about the mix before its stage', () => {
    const early = findingLike('ceiling', { stages: ['export'] })
    expect(
      firstThree([early, findingLike('chord', { area: 'harmony' })], 'sketch').map(({ checkId }) => checkId),
    ).toEqual(['chord'])
    expect(firstThree([early], 'export')).toEqual([early])
    const fault = findingLike('fault', { severity: 'check', stages: ['export'] })
    expect(firstThree([fault], 'sketch')).toEqual([fault])
  })

  it('tells one subject of the same tracks once among the first three', () => {
    const on = (checkId: string, area: Finding['area'], ...tracks: number[]) =>
      findingLike(checkId, { area, evidence: tracks.map((trackId) => ({ trackId })) as never })
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(on('wide', 'mix', 3, 4), on('less', 'mix', 3))).toEqual(['wide'])
    expect(first(on('wide', 'mix', 3, 4), on('other', 'mix', 5))).toEqual(['wide', 'other'])
    expect(first(on('wide', 'mix', 3, 4), on('bass', 'sound', 3))).toEqual(['wide', 'bass'])
    expect(first(findingLike('set', {}), findingLike('also', {}))).toEqual(['set', 'also'])
  })

  it('tells twins once, and does not contradict itself', () => {
    expect(order(findingLike('SP06', {}), findingLike('SP07', {}))).toEqual(['SP07'])
    const all = ['AR04', 'AR06', 'AU01', 'AR03'].map((id) => findingLike(id, {}))
    expect(order(...all)).toEqual(['AR03'])
    expect(order(findingLike('AR20', {}), findingLike('AR18', {}))).toEqual(['AR18'])
    expect(order(findingLike('HA27', {}), findingLike('HA20', {}))).toEqual(['HA20'])
    expect(order(findingLike('HA27', {}), findingLike('HA24', {}))).toEqual(['HA24'])
    expect(order(findingLike('AR12', {}), findingLike('ST-CONTRAST', { severity: 'strength' }))).toEqual(['AR12'])
    expect(order(findingLike('ST-CONTRAST', { severity: 'strength' }))).toEqual(['ST-CONTRAST'])
  })

  it('tells what judges thought more of before what they thought less of', () => {
    const lesson = (checkId: string) => findingLike(checkId, { area: 'harmony', severity: 'strength' })
    expect(order(lesson('HA21'), lesson('HA14'), lesson('HA01'))).toEqual(['HA01', 'HA14', 'HA21'])
    expect(order(findingLike('LE03', { severity: 'check' }), findingLike('ST01', { severity: 'check' }))[0]).toBe(
      'ST01',
    )
  })

  it('takes what is sure before a guess, and what few songs have before what many have', () => {
    const lesson = (checkId: string, confidence: Finding['confidence']) =>
      findingLike(checkId, { area: 'harmony', severity: 'strength', confidence })
    expect(order(lesson('guess', 'guess'), lesson('sure', 'likely'))).toEqual(['sure', 'guess'])
    expect(order(findingLike('MI03', { area: 'rhythm' }), findingLike('rare', { area: 'rhythm' }))[0]).toBe('rare')
  })

  it('raises what is small as a second card at most, files in a place that is left, and what is idle only where nothing else is', () => {
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    const [copies, roots] = [findingLike('AR04', { area: 'arrangement' }), findingLike('HA23', { area: 'harmony' })]
    const beats = ['a', 'b'].map((name) => findingLike(name, { area: 'rhythm' }))
    expect(first(copies, ...beats)).toEqual(['a', 'b'])
    expect(first(copies, ...beats.slice(1))).toEqual(['b', 'AR04'])
    expect(first(roots, ...beats.slice(1))).toEqual(['b'])
    expect(first(roots)).toEqual(['HA23'])
    const disk = findingLike('FI02', { area: 'files', severity: 'fix' })
    expect(first(disk, ...beats)).toEqual(['a', 'b', 'FI02'])
    expect(first(disk, ...beats, findingLike('c', {}))).not.toContain('FI02')
  })

  it('tells a tempo that changes by a fifth or more as what turns the song', () => {
    const tempo = (before: number, after: number) => ({
      ...findingLike('AR14', { area: 'arrangement', severity: 'strength' }),
      figures: { before, after },
    })
    const entry = findingLike('AR01', { area: 'arrangement', severity: 'strength' })
    expect(order(entry, tempo(120, 126))).toEqual(['AR01', 'AR14'])
    expect(order(entry, tempo(120, 90))).toEqual(['AR14', 'AR01'])
  })

  it('tells a short doubled line, and parts that wait though the song has their kind, after counts', () => {
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    const doubled = (notes: number) => findingLike('HA16', { area: 'harmony', figures: { notes } })
    const waiting = (lacks: number) => findingLike('AR22', { area: 'arrangement', figures: { lacks } })
    const still = findingLike('AR16', { area: 'arrangement' })
    expect(first(still, doubled(63))).toEqual(['AR16', 'HA16'])
    expect(first(still, doubled(64))).toEqual(['HA16', 'AR16'])
    expect(first(still, waiting(0))).toEqual(['AR16', 'AR22'])
    expect(first(still, waiting(1))).toEqual(['AR22', 'AR16'])
  })

  it('turns to another subject before it goes on with one that is worth about as much', () => {
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    const chord = (id: string) => findingLike(id, { area: 'harmony', severity: 'strength' })
    const beat = findingLike('beat', { area: 'rhythm', severity: 'strength' })
    expect(first(chord('one'), chord('two'), beat)).toEqual(['one', 'beat', 'two'])
    expect(first(chord('one'), chord('HA04'), chord('HA28'), beat)).toEqual(['HA04', 'HA28', 'beat'])
  })

  it('praises a third time where there is nothing else to raise', () => {
    const praise = ['one', 'two', 'three'].map((id) => findingLike(id, { area: 'harmony', severity: 'strength' }))
    expect(firstThree(praise, 'mix')).toHaveLength(3)
    const room = findingLike('room', {})
    expect(firstThree([...praise, room], 'mix')).toContain(room)
  })

  it('tells clips behind the end, though one part runs on alone on their track', () => {
    const on = (checkId: string, severity: Finding['severity']) =>
      findingLike(checkId, { area: 'arrangement', severity, evidence: [{ trackId: 3 }] as never })
    const told = firstThree([on('AR18', 'check'), on('AR10', 'fix'), findingLike('SP07', {})], 'mix')
    expect(told.map(({ checkId }) => checkId)).toEqual(['AR18', 'AR10', 'SP07'])
  })
})
