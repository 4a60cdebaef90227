import { expect, test } from 'vitest'
import { createFolderIndex } from './absent-samples.ts'
import { listFolder } from './list-folder.ts'

type Tree = { readonly [name: string]: Tree | number | 'refused' }

const song = { 'Song.als': 5, '._Song.als': 1, Samples: { 'kick.wav': 9 }, Backup: { 'Song [2024].als': 4 } }

test('every set of a folder is listed in its order; other files go into the index', async () => {
  const index = createFolderIndex()
  const counts: number[] = []
  const tree = { 'A Project': song, '.hidden': song, 'B Project': { 'B.als': 7 } }
  const sets = await listFolder(sourceOf(tree), index, (count) => counts.push(count), new AbortController().signal)
  expect(sets.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['Songs/A Project/Song.als', 5],
    ['Songs/A Project/Backup/Song [2024].als', 4],
    ['Songs/B Project/B.als', 7],
  ])
  expect(counts).toEqual([1, 2, 3])
  expect(index.has('Songs/A Project/Samples/kick.wav')).toBe(true)
})

test('a folder or file that may not be read is passed over', async () => {
  const tree = { Gone: 'refused', 'gone.als': 'refused', 'Here.als': 3 } as const
  const sets = await listFolder(sourceOf(tree), createFolderIndex(), () => undefined, new AbortController().signal)
  expect(sets.map(({ path }) => path)).toEqual(['Songs/Here.als'])
})

test('a hundred projects are all listed', async () => {
  const tree = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`P${at}`, { [`${at}.als`]: at }]))
  const sets = await listFolder(sourceOf(tree), createFolderIndex(), () => undefined, new AbortController().signal)
  expect(sets.map(({ bytes }) => bytes)).toEqual(Array.from({ length: 100 }, (_, at) => at))
})

test('what is cancelled ends with what it has', async () => {
  const controller = new AbortController()
  const sets = await listFolder(
    sourceOf({ 'A.als': 1, 'B.als': 2 }),
    createFolderIndex(),
    () => controller.abort(),
    controller.signal,
  )
  expect(sets.length).toBeLessThan(3)
})

function sourceOf(tree: Tree) {
  return { kind: 'handle', name: 'Songs', handle: folderOf(tree) } as const
}

function folderOf(tree: Tree): FileSystemDirectoryHandle {
  async function* entries() {
    for (const [name, below] of Object.entries(tree)) yield [name, handleOf(name, below)]
  }
  return { kind: 'directory', entries } as unknown as FileSystemDirectoryHandle
}

function handleOf(name: string, below: Tree[string]) {
  if (below === 'refused' && name.includes('.'))
    return { kind: 'file', getFile: () => Promise.reject(new Error('refused')) }
  if (below === 'refused') return { kind: 'directory', entries: refusedEntries }
  if (typeof below === 'object') return folderOf(below)
  return { kind: 'file', getFile: async () => new File([new Uint8Array(below)], name) }
}

function refusedEntries(): never {
  throw new DOMException('refused', 'NotAllowedError')
}
