import { expect, it } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { formLanes } from './form-lanes.ts'

it('shows no lane without anything in it', () => {
  const report = madeUpReport()
  const form = { ...report.arrangement.form, unfolding: null }
  const earlier = { ...report, arrangement: { ...report.arrangement, form } }
  expect(formLanes(earlier).lanes.map(({ kind }) => kind)).toEqual(['energy', 'moves'])
})

it('lays them under each other', () => {
  const report = madeUpReport()
  const tempos = [
    { startBeats: 0, bpm: 124 },
    { startBeats: 64, bpm: 128 },
  ]
  const { lanes, height } = formLanes({ ...report, arrangement: { ...report.arrangement, tempos } })
  expect(lanes.map(({ kind }) => kind)).toEqual(['energy', 'transitions', 'moves', 'tempo'])
  expect(lanes.map(({ y }, index) => y - (lanes[index - 1]?.y ?? 0))).toEqual([
    0,
    ...lanes.slice(0, -1).map((lane) => lane.height),
  ])
  expect(height).toBe(lanes.reduce((sum, lane) => sum + lane.height, 0))
})
