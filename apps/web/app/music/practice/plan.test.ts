import type { Finding } from '@kvint/report'
import { describe, expect, it } from 'vitest'
import { madeUpReport } from '../report/testing/made-up-report.ts'
import { NO_PLAN, nextTask, outcomeOf, type Plan, type Song, type Task, weekOf } from './plan.ts'

const [pattern] = madeUpReport().findings
const finding = (checkId: string, change: Partial<Finding> = {}): Finding => ({
  ...pattern!,
  id: `${checkId}:1`,
  checkId,
  area: 'harmony',
  severity: 'idea',
  confidence: 'likely',
  ...change,
})
const song = (id: string, readAt: number, findings: readonly Finding[], fileName = 'Tide.als'): Song => ({
  id,
  readAt,
  report: madeUpReport({ findings, source: { fileName, bytes: 1, creator: null, live: 12 } }),
})
const WEEK = '2026-11-23'
const planned = (...tasks: readonly (Task | null)[]): Plan => ({
  subject: 'harmony',
  tasks: tasks.filter((each) => each !== null),
})

it.each([
  [new Date(2026, 10, 23), '2026-11-23'],
  [new Date(2026, 10, 29, 23, 59), '2026-11-23'],
  [new Date(2026, 10, 30), '2026-11-30'],
  [new Date(2027, 0, 1), '2026-12-28'],
])('%s lies in the week of %s', (day, week) => expect(weekOf(day)).toBe(week))

describe('the next task', () => {
  it('is of the subject, from the newest save, and never praise or a mere fact', () => {
    const songs = [
      song('old', 1, [finding('HA09')]),
      song('new', 2, [finding('HA02', { severity: 'strength' }), finding('MI01', { area: 'rhythm' }), finding('HA10')]),
    ]
    expect(nextTask('harmony', songs, NO_PLAN, WEEK)).toMatchObject({ checkId: 'HA10', reportId: 'new', isDone: false })
    expect(nextTask('rhythm', songs, NO_PLAN, WEEK)?.checkId).toBe('MI01')
    expect(nextTask('mix', songs, NO_PLAN, WEEK)).toBeNull()
  })

  it('is something new before the same in another song, and never the same again', () => {
    const songs = [song('a', 2, [finding('HA10'), finding('HA09')]), song('b', 1, [finding('HA10')], 'Ebb.als')]
    const first = nextTask('harmony', songs, NO_PLAN, WEEK)
    const second = nextTask('harmony', songs, planned(first), WEEK)
    const third = nextTask('harmony', songs, planned(first, second), WEEK)
    expect([first, second, third].map((task) => `${task?.checkId} ${task?.fileName}`)).toEqual([
      'HA10 Tide.als',
      'HA09 Tide.als',
      'HA10 Ebb.als',
    ])
    expect(nextTask('harmony', songs, planned(first, second, third), WEEK)).toBeNull()
  })
})

describe('what later saves show of a task', () => {
  const first = song('first', 1, [finding('HA10')])
  const task = nextTask('harmony', [first], NO_PLAN, WEEK)!

  it.each([
    ['none', [first]],
    ['none', [first, song('other', 5, [], 'Ebb.als')]],
    ['told', [first, song('second', 2, [finding('HA10')])]],
    ['settled', [first, song('second', 2, [finding('HA10')]), song('third', 3, [])]],
  ] as const)('%s', (outcome, songs) => expect(outcomeOf(task, songs)).toBe(outcome))
})
