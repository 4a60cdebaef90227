import type { Finding } from '@kvint/report'
import { expect, it } from 'vitest'
import { practicePlan } from './practice-plan.ts'

const finding = (checkId: string, area: Finding['area'], changes: Partial<Finding> = {}): Finding => ({
  id: `${checkId}:song`,
  checkId,
  area,
  severity: 'idea',
  stages: ['mix'],
  confidence: 'likely',
  claim: 'A claim.',
  evidence: [],
  lesson: checkId.toLowerCase(),
  figures: {},
  learnMore: [],
  honesty: 'Likely.',
  place: { trackIds: [], clipIds: [], bars: null },
  ...changes,
})
const songs = [
  { id: 'new', findings: [finding('HA06', 'harmony'), finding('GS02', 'mix'), finding('RH03', 'rhythm')] },
  { id: 'old', findings: [finding('RH03', 'rhythm'), finding('RH03', 'rhythm'), finding('GS02', 'mix')] },
  { id: 'first', findings: [finding('RH03', 'rhythm'), finding('ST01', 'harmony', { severity: 'strength' })] },
]
const plan = (options = {}) => practicePlan(songs, options).map(({ finding: { checkId } }) => checkId)

it('begins with the habit that most songs have, counted once a song, on the newest that has it', () => {
  expect(practicePlan(songs)[0]).toMatchObject({ week: 1, songId: 'new', inSongs: 3, ofSongs: 3 })
  expect(practicePlan(songs)[0]?.finding.checkId).toBe('RH03')
})

it('turns from music to mix and back, and leaves out what works', () => {
  expect(plan()).toEqual(['RH03', 'GS02', 'HA06'])
})

it('keeps to one area and to the weeks', () => {
  expect(plan({ area: 'harmony' })).toEqual(['HA06'])
  expect(plan({ weeks: 1 })).toEqual(['RH03'])
})

it('plans nothing from nothing, and nothing that only audio could tell', () => {
  expect(practicePlan([])).toEqual([])
  expect(practicePlan([{ id: 'a', findings: [finding('GS02', 'mix', { confidence: 'unknown' })] }])).toEqual([])
})
