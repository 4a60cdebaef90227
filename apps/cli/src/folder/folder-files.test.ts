import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFactStore } from './fact-store.ts'
import { folderFiles } from './folder-files.ts'

test('a look that finds nothing new keeps the list, one that does makes another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kvint-files-'))
  const store = openFactStore(folder, '1', ':memory:')
  onTestFinished(async () => {
    store.close()
    await rm(folder, { recursive: true, force: true })
  })
  await writeFile(join(folder, 'One.als'), 'a')
  const files = folderFiles(folder, store)
  await files.refresh()
  const first = await files.projects()
  await files.refresh()
  expect(await files.projects()).toBe(first)
  await writeFile(join(folder, 'Two.als'), 'b')
  await files.refresh()
  expect((await files.projects()).map(({ name }) => name).toSorted()).toEqual(['One', 'Two'])
  await writeFile(join(folder, 'One.als'), 'longer')
  await files.refresh()
  expect((await files.projects()).map(({ saves }) => saves[0]?.bytes ?? 0).toSorted((a, b) => a - b)).toEqual([1, 6])
  expect(store.files()).toHaveLength(2)
})

test('a look that ends after the library was closed writes nothing down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kvint-files-'))
  onTestFinished(async () => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'One.als'), 'a')
  const store = openFactStore(folder, '1', ':memory:')
  const files = folderFiles(folder, store)
  const looking = files.refresh()
  files.close()
  store.close()
  await expect(looking).resolves.toBeUndefined()
})
