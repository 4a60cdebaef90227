import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { factIndexer } from './fact-indexer.ts'
import { openFactStore } from './fact-store.ts'
import type { FolderProject } from './scan-folder.ts'

const WORK = { signal: new AbortController().signal, progress: () => undefined }
const projectsOf = (count: number): FolderProject[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `song-${at}`,
    name: `Song ${at}`,
    saves: [{ id: `Song ${at}`, path: `Song ${at}.als`, bytes: at, modifiedMs: count - at }],
  }))

test('of many projects the answer says how many are not read yet, and later ones know more', async () => {
  const store = openFactStore('songs', '1', ':memory:')
  const indexer = factIndexer(store, async () => {
    await after(5)
    return { problem: 'This is no Live set.' }
  })
  const projects = projectsOf(1_000)
  const first = await indexer.facts(projects, true, WORK)
  expect(first.leftOut).toEqual(
    expect.arrayContaining([
      'The folder is still being searched: 1000 projects found so far.',
      expect.stringMatching(/^\d+ of 1000 projects are not read yet/),
    ]),
  )
  const unreadIn = (leftOut: readonly string[]) => Number(/(\d+) of 1000/.exec(leftOut.join())?.[1] ?? 0)
  const second = await indexer.facts(projects, false, WORK)
  expect(unreadIn(second.leftOut)).toBeLessThan(unreadIn(first.leftOut))
  indexer.close()
  store.close()
})

test('of few projects the answer waits for all, and tells how far it is', async () => {
  const store = openFactStore('songs', '1', ':memory:')
  const read: string[] = []
  const indexer = factIndexer(store, async (path) => {
    read.push(path)
    return { problem: 'This is no Live set.' }
  })
  const steps: number[] = []
  const work = { ...WORK, progress: (done: number) => steps.push(done) }
  const { leftOut } = await indexer.facts(projectsOf(3), false, work)
  expect(leftOut).toEqual([0, 1, 2].map((at) => `"Song ${at}" could not be read: This is no Live set.`))
  expect(steps).toEqual([0, 1, 2])
  await indexer.facts(projectsOf(3), false, WORK)
  expect(read).toEqual(['Song 0.als', 'Song 1.als', 'Song 2.als'])
  indexer.close()
  store.close()
})
