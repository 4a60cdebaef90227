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
  files: Array.from({ length: count }, (_, index) => ({
    path: `${name}/${index}.als`,
    file: new File([], `${index}.als`),
  })),
})
const counts = (asked: readonly ToFolder[]) =>
  asked.map((message) => (message.kind === 'files' ? message.files.length : message.kind))

test('many files go to the worker a few at a time, and then the scan begins', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Songs', 120), true)
  await expect.poll(() => counts(asked)).toEqual([50, 50, 20, 'scan'])
  expect(asked.map((message) => message.kind === 'files' && message.isFirst)).toEqual([true, false, false, false])
})

test('a folder that is chosen meanwhile takes over from its first file', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Old', 120), true)
  store.scan(source('New', 10), true)
  await expect.poll(() => counts(asked)).toEqual([50, 10, 'scan'])
  expect(asked[1]).toMatchObject({ isFirst: true })
  expect(asked[2]).toMatchObject({ source: { name: 'New' } })
})

test('Cancel while they are on their way ends it', async () => {
  const { asked, store } = storeWithSpy()
  store.scan(source('Songs', 120), true)
  store.cancel()
  expect(store.get()).toMatchObject({ state: { kind: 'resting' }, outcome: { isCancelled: true } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(counts(asked)).toEqual([50])
})
