import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

let folder: FileSystemDirectoryHandle
let watching: AbortController
const onLost = vi.fn()

beforeEach(async () => {
  watching = new AbortController()
  const root = await navigator.storage.getDirectory()
  await root.removeEntry('watched', { recursive: true }).catch(() => undefined)
  folder = await root.getDirectoryHandle('watched', { create: true })
  await write('Tide.als', 'first')
})
afterEach(() => {
  watching.abort()
  onLost.mockClear()
  vi.unstubAllGlobals()
})

describe.each(['with the browser’s observer', 'by looking again and again'])('%s', (way) => {
  beforeEach(() => {
    if (way !== 'with the browser’s observer') vi.stubGlobal('FileSystemObserver', undefined)
  })

  test('tells of a set that is saved again, once, with what it holds', async () => {
    const saved: File[] = []
    await watchFolder(folder, (file) => saved.push(file), watching.signal, onLost)
    await write('Tide.als', 'the second save')
    await expect.poll(() => saved.length).toBe(1)
    expect([saved[0]?.name, await saved[0]?.text()]).toEqual(['Tide.als', 'the second save'])
    await write('Ebb.als', 'a new song')
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Tide.als', 'Ebb.als'])
  })

  test('passes over what was there, what is no set, and the backups of Live', async () => {
    const saved: File[] = []
    await watchFolder(folder, (file) => saved.push(file), watching.signal, onLost)
    const backup = await folder.getDirectoryHandle('Backup', { create: true })
    await write('Tide [2026-01-01 120000].als', 'an earlier save', backup)
    await write('kick.wav', 'sound')
    await write('Tide.als', 'the last to be written')
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Tide.als'])
  })

  test('is silent when it is ended', async () => {
    const saved: File[] = []
    await watchFolder(folder, (file) => saved.push(file), watching.signal, onLost)
    watching.abort()
    await write('Tide.als', 'no one looks')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(saved).toEqual([])
    expect(onLost).not.toHaveBeenCalled()
  })

  test('says so and ends where the folder is gone', async () => {
    await watchFolder(folder, () => undefined, watching.signal, onLost)
    await (await navigator.storage.getDirectory()).removeEntry('watched', { recursive: true })
    await expect.poll(() => onLost.mock.calls.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(onLost).toHaveBeenCalledOnce()
  })
})

async function write(name: string, content: string, where = folder): Promise<void> {
  const stream = await (await where.getFileHandle(name, { create: true })).createWritable()
  await stream.write(content)
  await stream.close()
}
