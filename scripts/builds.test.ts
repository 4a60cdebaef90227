import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { buildIfStale, swapBuild } from './builds.ts'

const root = mkdtempSync(join(tmpdir(), 'kvint-builds-'))
const part = { name: 'part', workspace: 'apps/part', sources: ['apps/part'] }
const folder = join(root, part.workspace)
const built = join(folder, 'build/words.txt')
const source = join(folder, 'src/words.txt')

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(source, 'one')
})
afterAll(() => rmSync(root, { recursive: true }))

const build = () =>
  swapBuild(
    part,
    async (target) => {
      mkdirSync(target)
      mkdirSync(join(folder, 'generated'), { recursive: true })
      writeFileSync(join(folder, 'generated/example.json'), String(Math.random()))
      writeFileSync(join(target, 'words.txt'), readFileSync(source))
    },
    root,
  )
const builds = () => readdirSync(folder).filter((name) => name.startsWith('.build-'))

it('knows that what stands was built from these sources, whatever the build wrote itself', async () => {
  await build()
  expect(buildIfStale(part, root)).toBe(true)
  expect(readFileSync(built, 'utf8')).toBe('one')
})

it('leaves a server that runs the files that it started with', async () => {
  await build()
  const [started] = builds()
  writeFileSync(source, 'two')
  await build()
  expect(readFileSync(built, 'utf8')).toBe('two')
  expect(readFileSync(join(folder, started ?? '', 'words.txt'), 'utf8')).toBe('one')
})

it('changes nothing where a build fails', async () => {
  await build()
  const failing = swapBuild(part, () => Promise.reject(new Error('no')), root)
  await expect(failing).rejects.toThrow('no')
  expect(readFileSync(built, 'utf8')).toBe('one')
  expect(builds()).toHaveLength(1)
})

it('keeps two builds of one millisecond apart', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  await build()
  await build()
  vi.useRealTimers()
  expect(builds()).toHaveLength(2)
})

it('takes the place of a folder that an older version built', async () => {
  mkdirSync(join(folder, 'build'))
  writeFileSync(join(folder, 'build/old.js'), '')
  await build()
  expect(existsSync(join(folder, 'build/old.js'))).toBe(false)
})

it('keeps the last few builds alone', async () => {
  for (let turn = 0; turn < 7; turn++) await build()
  expect(builds()).toHaveLength(4)
})
