import type { Harmony } from '@kvint/report'
import { expect, it } from 'vitest'
import { memoryLibrary } from '../library/memory-library.ts'
import { callTool } from '../testing/call-tool.ts'
import { smallReport } from '../testing/small-report.ts'
import { projectOverview } from './project-overview.ts'

const { harmony } = smallReport()

async function keyTold(confidence: number, runnerUp: { name: string; confidence: number } | null) {
  if (harmony.kind === 'unknown') throw new Error('The small report knows its harmony.')
  const unsure: Harmony = { ...harmony, key: { ...harmony.key, confidence, runnerUp } }
  const saves = [{ id: 's1', savedAt: '2026-01-01T10:00:00.000Z', report: smallReport({ harmony: unsure }), set: null }]
  const { value } = await callTool(projectOverview, {}, memoryLibrary('One', [{ id: 'one', name: 'One', saves }]))
  return value['key']
}

it.each([
  [0.91, 'A minor (0.91 sure, else C major 0.3)'],
  [0.5, 'a guess between A minor (0.5) and C major (0.3)'],
])('names one key where it is well sure: %s', async (confidence, key) => {
  expect(await keyTold(confidence, { name: 'C major', confidence: 0.3 })).toBe(key)
})

it('names the one key that there is', async () => {
  expect(await keyTold(0.2, null)).toBe('a guess: A minor (0.2)')
})
