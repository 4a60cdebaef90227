import type { Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { findingLike } from '../testing/finding-like.ts'
import { firstThree } from './telling-order.ts'

describe('what carries a song, told before what is small', () => {
  const firstOf = (...findings: Finding[]) => firstThree(findings, 'mix').map(({ checkId }) => checkId)
  const small = [
    findingLike('AU06', { area: 'arrangement', severity: 'strength' }),
    findingLike('LE08', { severity: 'check' }),
    findingLike('WA05', { area: 'sound', severity: 'check' }),
  ]

  it('tells a finding about pitch before fades, low notes and a recording that plays once', () => {
    const guess = (checkId: string) =>
      findingLike(checkId, { area: 'harmony', severity: 'strength', confidence: 'guess', stages: [] })
    for (const id of ['HA01', 'HA05', 'HA07', 'HA14', 'HA15', 'HA16', 'HA20']) {
      const told = firstOf(...small, findingLike('beat', { area: 'rhythm' }), guess(id))
      expect(told.slice(0, 2)).toEqual(expect.arrayContaining(['beat', id]))
    }
    const wide = findingLike('WA05', { area: 'sound', severity: 'check' })
    expect(firstOf(wide, guess('HA14'), ...small.slice(0, 1))[2]).toBe('AU06')
    expect(firstOf(findingLike('MI07', { area: 'harmony' }), ...small.slice(2))).toEqual(['WA05', 'MI07'])
    expect(firstOf(wide, findingLike('a', { severity: 'fix' }), findingLike('b', { severity: 'fix' }))).toContain(
      'WA05',
    )
  })

  it('tells that much changes only where nothing of notes or recordings is said', () => {
    const changes = findingLike('ST-CHANGES', { area: 'arrangement', severity: 'strength' })
    expect(firstOf(changes, ...small.slice(0, 2))).toContain('ST-CHANGES')
    for (const one of [findingLike('beat', { area: 'rhythm' }), ...small.slice(2)])
      expect(firstOf(changes, one)).not.toContain('ST-CHANGES')
  })

  it('begins with parts that wait only where the arrangement lacks their kind', () => {
    const waiting = (lacks: number) => findingLike('AR22', { area: 'arrangement', figures: { lacks } })
    const fade = small.slice(0, 1)
    expect(firstOf(waiting(1), ...fade)).toEqual(['AR22', 'AU06'])
    const beats = ['a', 'b', 'c'].map((name) => findingLike(name, { area: 'rhythm' }))
    expect(firstOf(...beats, waiting(0))).toEqual(['a', 'b', 'c'])
    expect(firstOf(...beats.slice(0, 2), waiting(0))).toEqual(['a', 'b', 'AR22'])
  })

  it('tells a short doubled line before counts, and a long one as a lesson', () => {
    const doubled = (notes: number) => findingLike('HA16', { area: 'harmony', severity: 'idea', figures: { notes } })
    const counts = ['MI01', 'MI07'].map((id) => findingLike(id, { area: 'rhythm', confidence: 'certain' }))
    expect(firstOf(...counts, doubled(20))).toEqual(['HA16', 'MI07'])
    const beats = ['a', 'b', 'c'].map((name) => findingLike(name, { area: 'rhythm' }))
    expect(firstOf(...beats, doubled(20))).not.toContain('HA16')
    expect(firstOf(...beats, doubled(64))).toContain('HA16')
  })

  it('tells clips behind the end before sends that lack, though one part runs on alone on their track', () => {
    const on = (checkId: string, area: Finding['area'], severity: Finding['severity']) =>
      findingLike(checkId, { area, severity, evidence: [{ trackId: 3 }] as never })
    const told = firstOf(on('AR18', 'arrangement', 'check'), on('AR10', 'arrangement', 'fix'), findingLike('SP07', {}))
    expect(told.indexOf('AR10')).toBeGreaterThanOrEqual(0)
    expect(told.indexOf('AR10')).toBeLessThan(told.indexOf('SP07'))
    expect(told).toContain('AR18')
  })
})
