import type { KeptProject, KeptSave } from '@kvint/contract'
import { expect, it } from 'vitest'
import { withEvent } from './with-event.ts'

const save = (id: string, event: number, change: Partial<KeptSave> = {}): KeptSave => ({
  id,
  projectId: 'p',
  fileName: 'Song.als',
  bytes: 1,
  state: 'running',
  progress: 0,
  step: null,
  problem: null,
  facts: null,
  isShared: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  event,
  ...change,
})
const list: readonly KeptProject[] = [{ id: 'p', name: 'Song', saves: [save('a', 5), save('b', 3)] }]

it('takes a newer account of a save in', () => {
  const next = withEvent(list, { kind: 'save', save: save('b', 7, { progress: 0.5 }) })
  expect(next?.[0]?.saves.map(({ id, progress }) => [id, progress])).toEqual([
    ['a', 0],
    ['b', 0.5],
  ])
})

it.each([5, 4])('leaves the list as it is for an account as old as number %i', (event) => {
  expect(withEvent(list, { kind: 'save', save: save('a', event, { progress: 0.9 }) })).toBe(list)
})

it('says where it does not know the save', () => {
  expect(withEvent(list, { kind: 'save', save: save('c', 9) })).toBeNull()
  expect(withEvent(list, { kind: 'save', save: save('a', 9, { projectId: 'q' }) })).toBeNull()
})

it('drops a save that is gone, and a project with its last one', () => {
  const less = withEvent(list, { kind: 'gone', saveId: 'a', projectId: 'p' })
  expect(less?.[0]?.saves.map(({ id }) => id)).toEqual(['b'])
  expect(withEvent(less ?? [], { kind: 'gone', saveId: 'b', projectId: 'p' })).toEqual([])
})
