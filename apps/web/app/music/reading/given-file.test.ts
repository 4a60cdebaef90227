import { expect, test } from 'vitest'
import { filesOfDrop } from './given-file.ts'

/** A folder as a browser lists it, and how many of its files were asked for at once. */
function dropOf(names: readonly string[]): { readonly transfer: DataTransfer; readonly most: () => number } {
  let [asked, most] = [0, 0]
  const files = names.map((name) => ({
    isFile: true,
    isDirectory: false,
    name,
    fullPath: `/Song Project/${name}`,
    file: (found: (file: File) => void, gone: () => void) => {
      asked += 1
      most = Math.max(most, asked)
      setTimeout(() => {
        asked -= 1
        if (name === 'gone.wav') gone()
        else found(new File([name], name))
      })
    },
  }))
  const folder = {
    isFile: false,
    isDirectory: true,
    name: 'Song Project',
    fullPath: '/Song Project',
    createReader: () => {
      let at = 0
      return { readEntries: (tell: (some: unknown[]) => void) => tell(files.slice(at, (at += 100))) }
    },
  }
  const items = [{ webkitGetAsEntry: () => folder }]
  return { transfer: { items, files: [] } as unknown as DataTransfer, most: () => most }
}

test('the files of a large folder come in order, some at a time: hundreds at once hold the page up', async () => {
  const names = Array.from({ length: 230 }, (_, index) => (index === 70 ? 'gone.wav' : `${index}.wav`))
  const { transfer, most } = dropOf(names)
  const given = await filesOfDrop(transfer)
  expect(given.map(({ path }) => path)).toEqual(
    names.filter((name) => name !== 'gone.wav').map((name) => `Song Project/${name}`),
  )
  expect(most()).toBeLessThanOrEqual(32)
})
