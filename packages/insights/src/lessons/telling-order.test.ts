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

  it('takes a sure lesson before a guess, and a rare one before a common one', () => {
    const guess = findingLike('guess', { area: 'harmony', severity: 'check', confidence: 'guess' })
    expect(order(guess, findingLike('sure', { area: 'rhythm' }))[0]).toBe('sure')
    expect(order(findingLike('form', { area: 'arrangement' }), findingLike('chord', { area: 'harmony' }))[0]).toBe(
      'chord',
    )
    expect(order(findingLike('MI02', { area: 'rhythm' }), findingLike('RH03', { area: 'rhythm' }))[0]).toBe('RH03')
  })

  it('begins with what keeps the song from being heard, before its music', () => {
    const chord = findingLike('chord', { area: 'harmony', severity: 'strength' })
    for (const id of ['GS09', 'CP06', 'HY08', 'HY09', 'GS03', 'GS11', 'AR17', 'AR21', 'RH10'])
      expect(order(chord, findingLike('loud', { severity: 'fix' }), findingLike(id, { severity: 'check' }))[0]).toBe(id)
  })

  it('tells that much changes after what fades', () => {
    const [changes, fades] = ['ST-CHANGES', 'AU06'].map((id) =>
      findingLike(id, { area: 'arrangement', severity: 'strength' }),
    ) as [Finding, Finding]
    expect(firstThree([changes, fades], 'mix')).toEqual([fades, changes])
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

  it('tells a low part beside the centre and a place that several lift before one EQ and small times', () => {
    const on = (checkId: string, area: Finding['area'], severity: Finding['severity'], ...tracks: number[]) =>
      findingLike(checkId, { area, severity, evidence: tracks.map((trackId) => ({ trackId })) as never })
    const heard = [
      on('RH06', 'rhythm', 'strength', 1),
      on('LE03', 'mix', 'check', 2),
      on('LE04', 'mix', 'check', 1, 2, 3),
      on('ST01', 'mix', 'check', 1),
      on('HA20', 'harmony', 'strength', 4),
    ]
    expect(firstThree(heard, 'mix').map(({ checkId }) => checkId)).toEqual(['HA20', 'ST01', 'LE04'])
  })

  it('tells what fades last of the three, and that nothing moves before praise of little weight', () => {
    const fade = findingLike('AU06', { area: 'arrangement', severity: 'strength', confidence: 'certain' })
    const stretched = findingLike('WA05', { area: 'sound', severity: 'check' })
    const creeping = findingLike('RH12', { area: 'rhythm', severity: 'check' })
    expect(order(creeping, findingLike('HA20', { area: 'harmony', severity: 'strength' }))).toEqual(['HA20', 'RH12'])
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(fade, stretched)).toEqual(['WA05', 'AU06'])
    const still = findingLike('AU01', { area: 'arrangement', confidence: 'certain' })
    const loop = findingLike('HA01', { area: 'harmony', severity: 'strength' })
    const pause = findingLike('AR19', { area: 'arrangement', severity: 'strength' })
    expect(first(loop, stretched, pause, still)).toEqual(['HA01', 'WA05', 'AU01'])
    const rise = findingLike('AR15', { area: 'arrangement', severity: 'strength' })
    expect(first(loop, stretched, rise, still)).not.toContain('AU01')
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

  it('begins the music with a loop that drifts against the bar, which carries the piece where there is one', () => {
    const chord = findingLike('chord', { area: 'harmony', severity: 'strength', confidence: 'certain' })
    for (const id of ['RH01', 'RH11'])
      expect(order(chord, findingLike(id, { area: 'rhythm', severity: 'strength' }))[0]).toBe(id)
    expect(order(chord, findingLike('RH03', { area: 'rhythm', severity: 'strength' }))[0]).toBe('chord')
  })

  it('tells one thing that is counted or lacks, last of the three', () => {
    const counts = ['MI01', 'AU01', 'AR12', 'DY03'].map((id) =>
      findingLike(id, { area: 'arrangement', confidence: 'certain' }),
    )
    const told = firstThree([...counts, findingLike('beat', { area: 'rhythm', confidence: 'guess' })], 'mix')
    expect(told.map(({ checkId }) => checkId)).toEqual(['beat', 'MI01'])
    expect(firstThree([...counts, findingLike('ST04', {})], 'mix').map(({ checkId }) => checkId)).toEqual(['MI01'])
    expect(
      firstThree([findingLike('beat', { area: 'rhythm' }), ...counts, findingLike('ST04', {})], 'mix')[1]?.checkId,
    ).toBe('ST04')
  })

  it('raises no place on a disk, and a small thing about the music only where nothing else would stand there', () => {
    const disk = findingLike('FI02', { area: 'files', severity: 'fix' })
    const copies = findingLike('AR04', { area: 'arrangement' })
    const roots = findingLike('HA23', { area: 'harmony' })
    expect(firstThree([disk], 'mix')).toEqual([])
    expect(firstThree([disk, copies], 'mix')).toEqual([copies])
    const beats = ['beat', 'other beat'].map((name) => findingLike(name, { area: 'rhythm' }))
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(disk, roots, ...beats)).toEqual(['beat', 'other beat', 'HA23'])
    expect(first(disk, copies, ...beats)).toEqual(['beat', 'other beat'])
    expect(first(disk, findingLike('GS02', {}), ...beats)).toEqual(['beat', 'other beat'])
    expect(first(copies, findingLike('third', { area: 'harmony' }), ...beats)).not.toContain('AR04')
    const mixes = ['a', 'b', 'c'].map((name) => findingLike(name, { severity: 'fix' }))
    expect(firstThree([...mixes, roots], 'mix').map(({ checkId }) => checkId)).toEqual(['a', 'b', 'HA23'])
    expect(firstThree([...mixes, copies], 'mix').map(({ checkId }) => checkId)).toEqual(['a', 'b', 'c'])
  })

  it('fills the place beside one card with what is never first, or with a fader at its stop', () => {
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    const [beat, roots] = [findingLike('beat', { area: 'rhythm' }), findingLike('HA23', { area: 'harmony' })]
    expect(first(beat, roots)).toEqual(['beat', 'HA23'])
    expect(first(beat, findingLike('AR04', { area: 'arrangement' }))).toEqual(['beat'])
    expect(first(beat, findingLike('FI02', { area: 'files', severity: 'fix' }))).toEqual(['beat'])
    expect(first(beat, findingLike('AR12', { area: 'arrangement' }))).toEqual(['beat'])
    expect(first(beat, findingLike('GS01', { severity: 'check' }), findingLike('ST04', {}))).toEqual(['beat', 'ST04'])
  })

  it('tells a change of tempo before the clips that it stretches', () => {
    const stretched = findingLike('WA05', { area: 'sound', severity: 'check' })
    const creeping = findingLike('RH12', { area: 'rhythm', severity: 'check' })
    expect(order(creeping, findingLike('HA20', { area: 'harmony', severity: 'strength' }))).toEqual(['HA20', 'RH12'])
    const tempo = findingLike('AR14', { area: 'arrangement', severity: 'strength' })
    const loop = findingLike('HA01', { area: 'harmony', severity: 'strength' })
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(stretched, tempo)).toEqual(['AR14', 'WA05'])
    expect(first(loop, stretched, tempo)).toEqual(['HA01', 'AR14', 'WA05'])
  })

  it('tells a tempo that changes by a fifth or more as what turns the song', () => {
    const tempo = (before: number, after: number) => ({
      ...findingLike('AR14', { area: 'arrangement', severity: 'strength' }),
      figures: { before, after },
    })
    const entry = findingLike('AR07', { area: 'arrangement', severity: 'strength' })
    expect(order(entry, tempo(120, 126))).toEqual(['AR07', 'AR14'])
    expect(order(entry, tempo(120, 90))).toEqual(['AR14', 'AR07'])
  })

  it('tells one lesson of a single track', () => {
    const on = (checkId: string, area: Finding['area'], ...tracks: number[]) =>
      findingLike(checkId, { area, evidence: tracks.map((trackId) => ({ trackId })) as never })
    const first = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
    expect(first(on('figure', 'harmony', 3), on('off the beat', 'rhythm', 3))).toEqual(['figure'])
    expect(first(on('figure', 'harmony', 3), on('off the beat', 'rhythm', 4))).toEqual(['figure', 'off the beat'])
  })

  it('tells a figure and roots after the other lessons of harmony', () => {
    const lesson = (checkId: string) => findingLike(checkId, { area: 'harmony', severity: 'strength' })
    expect(order(lesson('HA14'), lesson('HA01'))[0]).toBe('HA01')
    expect(order(lesson('HA23'), lesson('HA14'))[0]).toBe('HA14')
    expect(order(lesson('HA21'), findingLike('RH08', { area: 'rhythm', severity: 'strength' }))[0]).toBe('RH08')
    expect(order(lesson('HA04'), lesson('HA01'))[0]).toBe('HA01')
    expect(order(findingLike('HA27', { area: 'harmony' }), lesson('HA01'))[0]).toBe('HA01')
  })

  it('tells a beat by its name, and recordings at another tempo, after what carries the song', () => {
    const named = findingLike('RH04', { area: 'rhythm' })
    const stretched = findingLike('WA05', { area: 'sound', severity: 'check' })
    const creeping = findingLike('RH12', { area: 'rhythm', severity: 'check' })
    expect(order(creeping, findingLike('HA20', { area: 'harmony', severity: 'strength' }))).toEqual(['HA20', 'RH12'])
    expect(order(named, findingLike('RH02', { area: 'rhythm', severity: 'strength' }))).toEqual(['RH02', 'RH04'])
    expect(order(named, findingLike('MI02', { area: 'rhythm' }))).toEqual(['MI02', 'RH04'])
    expect(order(stretched, findingLike('HA01', { area: 'harmony' }))).toEqual(['HA01', 'WA05'])
    const fault = findingLike('fault', { severity: 'fix' })
    expect(order(named, fault, findingLike('HA14', { area: 'harmony' }))).toEqual(['HA14', 'fault', 'RH04'])
    expect(order(named, findingLike('MI01', { area: 'rhythm', confidence: 'certain' }))[0]).toBe('RH04')
  })

  it('tells a main fader far down behind a limiter before envelopes that move nothing and before one send', () => {
    const down = findingLike('GS04', { severity: 'check', confidence: 'certain' })
    for (const id of ['AU03', 'SP03'])
      expect(order(findingLike(id, { severity: 'check', stages: ['sketch'] }), down)).toEqual(['GS04', id])
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

  it('tells what was made of a recording before what is counted', () => {
    const pieces = findingLike('ST-PIECES', { area: 'sound', severity: 'strength' })
    const locked = findingLike('RH05', { area: 'rhythm', severity: 'strength' })
    expect(
      firstThree([findingLike('MI01', { area: 'rhythm' }), pieces, locked], 'mix').map(({ checkId }) => checkId),
    ).toEqual(['RH05', 'ST-PIECES', 'MI01'])
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
    expect(order(findingLike('AR04', {}), findingLike('AU01', {}), findingLike('AR03', {}))).toEqual(['AR03'])
    expect(order(findingLike('AR20', {}), findingLike('AR18', {}))).toEqual(['AR18'])
    expect(order(findingLike('HA27', {}), findingLike('HA20', {}))).toEqual(['HA20'])
    expect(order(findingLike('HA27', {}), findingLike('HA24', {}))).toEqual(['HA24'])
    expect(order(findingLike('AR12', {}), findingLike('ST-CONTRAST', { severity: 'strength' }))).toEqual(['AR12'])
    expect(order(findingLike('ST-CONTRAST', { severity: 'strength' }))).toEqual(['ST-CONTRAST'])
  })
})
