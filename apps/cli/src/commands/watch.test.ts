import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watch } from './watch.ts'

let folder: string
const printed: string[] = []
const ending = { controller: new AbortController() }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kvint-watch-'))
  printed.length = 0
  ending.controller = new AbortController()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (where = folder) =>
  watch(where, {
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
    ended: ending.controller.signal,
  })

it('says what each save changed, beginning with the backup that Live made of the one before', async () => {
  const song = exampleSet()
  const path = join(folder, 'Tide.als')
  writeFileSync(path, await buildSet(song))
  const done = start()
  await vi.waitFor(() => expect(printed.join()).toContain('Watching one set'))
  // The first look at the folder has to be over before the save.
  await new Promise((resolve) => setTimeout(resolve, 300))

  mkdirSync(join(folder, 'Backup'))
  writeFileSync(join(folder, 'Backup', 'Tide [2026-01-01 120000].als'), await buildSet(song))
  writeFileSync(path, await buildSet({ ...song, tempo: 90 }))
  await vi.waitFor(() => expect(printed.join('\n')).toMatch(/Tempo.*90/), { timeout: 10_000 })

  writeFileSync(path, await buildSet({ ...song, tempo: 100 }))
  await vi.waitFor(() => expect(printed.join('\n')).toMatch(/Tempo.*90.*100/), { timeout: 10_000 })
  ending.controller.abort()
  expect(await done).toBe(0)
})

it('says that a folder is not there', async () => {
  expect(await start(join(folder, 'nowhere'))).toBe(2)
  expect(printed.join()).toContain('there is no such folder')
})
