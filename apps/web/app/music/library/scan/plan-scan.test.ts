import { expect, test } from 'vitest'
import { READING_VERSION } from './kept-save.ts'
import type { KeptSave } from '../kept-rows.ts'
import { planScan } from './plan-scan.ts'

const save = {
  creator: null,
  trackCount: 1,
  clipCount: 1,
  deviceCount: 0,
  lengthBeats: 4,
  lengthSeconds: 2,
  trackNames: [],
  devices: {},
}
const kept = (path: string, change: Partial<KeptSave> = {}): KeptSave => ({
  path,
  bytes: 10,
  modifiedAt: 1000,
  version: READING_VERSION,
  reading: { kind: 'song', save, song: {} as never, gaps: 0 },
  ...change,
})
const found = (path: string, modifiedAt = 1000, bytes = 10) => ({ path, bytes, modifiedAt })

const BACKUP = 'Music/Tide/Backup/Tide [2024-05-01 201500].als'

test('newest songs first, earlier saves after all songs, and only their size', () => {
  const plan = planScan([found(BACKUP), found('Music/Tide/Tide.als', 5), found('Music/Ebb/Ebb.als', 9)], [], true)
  expect(plan.toRead.map(({ path, need }) => [path, need])).toEqual([
    ['Music/Ebb/Ebb.als', 'song'],
    ['Music/Tide/Tide.als', 'song'],
    [BACKUP, 'save'],
  ])
})

test('earlier saves are left alone where no one asked for them', () => {
  expect(planScan([found(BACKUP), found('Music/Tide/Tide.als')], [], false).toRead).toHaveLength(1)
})

test('an only backup is the song', () => {
  expect(planScan([found(BACKUP)], [], false).toRead).toMatchObject([{ path: BACKUP, need: 'song' }])
})

test('unchanged files are not read again; changed ones are, by size or time', () => {
  const paths = ['a/A.als', 'b/B.als', 'c/C.als']
  const plan = planScan(
    [found('a/A.als'), found('b/B.als', 2000), found('c/C.als', 1000, 11)],
    paths.map((path) => kept(path)),
    true,
  )
  expect(plan.unchanged.map(({ path }) => path)).toEqual(['a/A.als'])
  expect(plan.toRead.map(({ path }) => path).toSorted()).toEqual(['b/B.als', 'c/C.als'])
})

test.each([
  ['facts of an older version', kept('a/A.als', { version: '0.1' }), true],
  ['a size where everything is needed', kept('a/A.als', { reading: { kind: 'save', save } }), true],
  ['a set that is broken', kept('a/A.als', { reading: { kind: 'failure', reason: 'set', message: 'x' } }), false],
  [
    'a file that was not at hand',
    kept('a/A.als', { reading: { kind: 'failure', reason: 'file', message: null } }),
    true,
  ],
])('%s', (_, one, isReadAgain) => {
  expect(planScan([found('a/A.als')], [one], true).toRead).toHaveLength(isReadAgain ? 1 : 0)
})

test('what is not in the folder any more is told', () => {
  expect(planScan([found('a/A.als')], [kept('a/A.als'), kept('b/B.als')], true).gone).toEqual(['b/B.als'])
})

test('of many songs, the four smallest of the newest come first', () => {
  const songs = Array.from({ length: 30 }, (_, index) => found(`M/${index}/${index}.als`, 1000 - index, 1000 - index))
  const paths = planScan(songs, [], true).toRead.map(({ path }) => path)
  expect(paths.slice(0, 6)).toEqual([
    'M/23/23.als',
    'M/22/22.als',
    'M/21/21.als',
    'M/20/20.als',
    'M/0/0.als',
    'M/1/1.als',
  ])
  expect(paths).toHaveLength(30)
})
