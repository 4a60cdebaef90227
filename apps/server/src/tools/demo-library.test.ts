import type * as Mcp from '@kvint/mcp'
import { expect, it, vi } from 'vitest'
import { demoLibrary } from './demo-library.ts'

vi.mock('@kvint/mcp', async (load) => ({
  ...(await load<typeof Mcp>()),
  readProject: () => {
    throw new Error('A set was read by the thread that answers calls.')
  },
}))

it('reads its projects in a thread, once', async () => {
  const library = demoLibrary()
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const [first, second] = await Promise.all([1, 2].map(() => library.open('example', undefined, work)))
  if (first?.kind !== 'project') throw new Error(first?.message)
  expect(first.project.report.findings).not.toEqual([])
  expect(await first.project.ask('mix', {})).toMatchObject({
    returns: expect.arrayContaining([expect.stringContaining('Reverb')]),
  })
  expect(second).toEqual(first)
}, 60_000)
