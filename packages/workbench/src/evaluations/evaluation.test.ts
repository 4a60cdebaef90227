import { expect, it } from 'vitest'
import type { Turn } from '../chat/turn.ts'
import { judge, keptEvaluations } from './evaluation.ts'

const TURNS: readonly Turn[] = [
  { role: 'person', text: 'What key is it in?' },
  { role: 'model', text: '', calls: [{ id: '1', name: 'harmony_read', args: {} }], raw: null },
  { role: 'tools', results: [] },
  { role: 'model', text: 'It is in F major.', calls: [], raw: null },
]
const evaluation = { id: '1', question: 'What key is it in?', tools: ['harmony.read'], holds: ['f MAJOR'] }
const plain = (name: string) => name.replaceAll('.', '_')

it.each([
  [evaluation, { kind: 'green' }],
  [{ ...evaluation, tools: [], holds: [] }, { kind: 'green' }],
  [
    { ...evaluation, tools: ['mix_facts'] },
    { kind: 'red', notCalled: ['mix_facts'], notSaid: [] },
  ],
  [
    { ...evaluation, holds: ['D minor'] },
    { kind: 'red', notCalled: [], notSaid: ['D minor'] },
  ],
])('judges %o', (given, verdict) => {
  expect(judge(given, TURNS, plain)).toEqual(verdict)
})

it('holds the last answer against what is expected, not an earlier one', () => {
  const later: Turn = { role: 'model', text: 'I do not know.', calls: [], raw: null }
  expect(judge(evaluation, [...TURNS, later], plain)).toMatchObject({ kind: 'red', notSaid: ['f MAJOR'] })
})

it('reads what it wrote, and nothing else', () => {
  expect(
    keptEvaluations.read([evaluation, { ...evaluation, tools: 'x' }, { ...evaluation, holds: [1] }, null]),
  ).toEqual([evaluation])
  expect(keptEvaluations.read('text')).toEqual([])
})
