import { describe, expect, it } from 'vitest'
import { ALL_CHECKS } from '../checks/all-checks.ts'
import { judgedUse, USE } from './judged-use.ts'

describe('what judges thought of a check', () => {
  it('is theirs where they saw it, whatever its severity', () => {
    const of = (severity: 'fix' | 'idea') => judgedUse({ checkId: 'HY08', severity, area: 'sound' })
    expect(of('fix')).toBe(1.8)
    expect(of('idea')).toBe(1.8)
  })

  it('is that of its severity where they did not, and less for files', () => {
    expect(judgedUse({ checkId: 'new', severity: 'check', area: 'mix' })).toBe(1.2)
    expect(judgedUse({ checkId: 'new', severity: 'check', area: 'files' })).toBeCloseTo(0.8)
  })

  it('names checks that there are', () => {
    const ids = new Set(ALL_CHECKS.map(({ id }) => id))
    expect([...USE.keys()].filter((id) => !ids.has(id))).toEqual([])
  })
})
