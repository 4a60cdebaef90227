import type { Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { tellingOrder } from './telling-order.ts'

const finding = (checkId: string, rest: Partial<Finding>): Finding =>
  ({ checkId, area: 'mix', severity: 'idea', stages: ['mix'], confidence: 'likely', ...rest }) as Finding
const order = (...findings: Finding[]) => tellingOrder(findings, 'mix').map(({ checkId }) => checkId)

describe('the order in which findings are told', () => {
  it('tells what is broken first, at any stage', () => {
    expect(
      order(
        finding('idea', {}),
        finding('check', { severity: 'check', stages: ['sketch'] }),
        finding('fix', { severity: 'fix', stages: [] }),
      ),
    ).toEqual(['fix', 'check', 'idea'])
  })

  it('tells what is heard before what is filed', () => {
    expect(order(finding('files', { area: 'files' }), finding('heard', { area: 'sound' }))).toEqual(['heard', 'files'])
  })

  it('puts something about the music among the first three', () => {
    const mixes = ['a', 'b', 'c', 'd'].map((name) => finding(name, { severity: 'check' }))
    const told = order(...mixes, finding('chord', { area: 'harmony', severity: 'strength' }))
    expect(told.slice(0, 3)).toContain('chord')
    expect(told[0]).toBe('a')
  })

  it('opens with no inventory and no common fact while there is anything else', () => {
    const told = order(
      finding('locators', { area: 'arrangement', severity: 'idea', isFact: true }),
      finding('list', { area: 'files', severity: 'info' }),
      finding('late', { stages: ['sketch'], confidence: 'guess' }),
    )
    expect(told).toEqual(['late', 'list', 'locators'])
  })

  it('praises once among the first three, and not the same area thrice', () => {
    const told = order(
      finding('one', { area: 'harmony', severity: 'strength' }),
      finding('two', { area: 'rhythm', severity: 'strength' }),
      finding('three', { area: 'arrangement', severity: 'strength' }),
      finding('room', { area: 'mix', confidence: 'guess' }),
      finding('delay', { area: 'workflow', confidence: 'guess' }),
    )
    expect(new Set(told.slice(0, 3))).toEqual(new Set(['one', 'room', 'delay']))
  })

  it('tells twins once, and does not contradict itself', () => {
    expect(order(finding('SP06', {}), finding('SP07', {}))).toEqual(['SP07'])
    expect(order(finding('AR12', {}), finding('ST-CONTRAST', { severity: 'strength' }))).toEqual(['AR12'])
    expect(order(finding('ST-CONTRAST', { severity: 'strength' }))).toEqual(['ST-CONTRAST'])
  })
})
