import { expect, test } from 'vitest'
import type { ToFolder } from './folder-messages.ts'
import type { FolderSource } from './folder-source.ts'
import { createLibraryStore } from './library-store.ts'

function storeWithSpy() {
  const asked: ToFolder[] = []
  const worker = { postMessage: (message: ToFolder) => asked.push(message), addEventListener: () => undefined }
  return { asked, store: createLibraryStore(() => worker as unknown as Worker) }
}
const source = (name: string, count: number): FolderSource => ({
  kind: 'files',
  name,
  sets: Array.from({ length: count }, (_, index) => ({
    path: `${name}/${index}.als`,
    file: new File([], `${index}.als`),
  })),
  others: [`${name}/kick.wav`],
})
const counts = (asked: readonly ToFolder[]) =>
  asked.map((message) => (message.kind === 'sets' ? message.sets.length : message.kind))

test('many files go to the worker a few at a time, and then the scan begins', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Songs', 24), true)
  await expect.poll(() => counts(asked)).toEqual([10, 10, 4, 'scan'])
  expect(asked.map((message) => message.kind === 'sets' && message.isFirst)).toEqual([true, false, false, false])
  expect(asked.at(-1)).toMatchObject({ source: { sets: [], others: ['Songs/kick.wav'] } })
})

test('a folder that is chosen meanwhile takes over from its first file', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Old', 120), true)
  store.scan(source('New', 8), true)
  await expect.poll(() => counts(asked)).toEqual([8, 'scan'])
  expect(asked[0]).toMatchObject({ isFirst: true })
  expect(asked[1]).toMatchObject({ source: { name: 'New' } })
})

test('Cancel while they are on their way ends it', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Songs', 120), true)
  store.cancel()
  expect(store.get()).toMatchObject({ state: { kind: 'resting' }, outcome: { isCancelled: true } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(counts(asked)).toEqual([])
})
