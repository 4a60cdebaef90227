import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { projectFacts, readProject } from '@kvint/mcp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoredFile, openFactStore, versionOf } from './fact-store.ts'

const FILE: StoredFile = { path: join('songs', 'Example.als'), bytes: 10, modifiedMs: 1_700_000_000_000.25 }
let place: string
let facts: ReturnType<typeof projectFacts>

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'kvint-facts-'))
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(await buildSet(exampleSet()), 'Example.als', work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  facts = projectFacts(reading.report, reading.set)
})
afterAll(() => rmSync(place, { recursive: true }))

test('facts stay from one start to the next, and places are found by a part of their text', () => {
  const first = openFactStore('songs', '1.0.0', place)
  first.put(versionOf(FILE), facts)
  first.keepFiles([FILE])
  first.close()

  const second = openFactStore('songs', '1.0.0', place)
  expect(second.files()).toEqual([FILE])
  expect(second.glance(versionOf(FILE))).toEqual(facts.glance)
  expect(second.song(versionOf(FILE))).toEqual({ save: facts.save, song: facts.song, claims: facts.claims })
  expect(second.places('device', 'eq eight').length).toBeGreaterThan(0)
  expect(second.places('device', 'EQ Eight')).toEqual([])
  expect(second.places('role', '').every(({ version }) => version === versionOf(FILE))).toBe(true)
  second.close()
})

test('waits for another program that opens the same folder at that moment', async () => {
  const own = join(place, 'shared')
  openFactStore('songs', '1.0.0', own).close()
  const [name = ''] = readdirSync(join(own, 'folders'))
  const hold = `const { DatabaseSync } = require('node:sqlite'); const db = new DatabaseSync(process.argv[1]);
    db.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE'); console.log('held');
    setTimeout(() => { db.exec('COMMIT'); db.close() }, 300)`
  const other = spawn(process.execPath, ['--no-warnings', '-e', hold, join(own, 'folders', name)])
  await once(other.stdout, 'data')
  expect(() => openFactStore('songs', '1.0.0', own).close()).not.toThrow()
  await once(other, 'close')
})

test('a file that is gone, or changed, is forgotten with its places', () => {
  const store = openFactStore('songs', '1.0.0', ':memory:')
  store.put(versionOf(FILE), facts)
  store.keepFiles([{ ...FILE, bytes: 11 }])
  expect(store.has(versionOf(FILE))).toBe(false)
  expect(store.places('device', '')).toEqual([])
  store.close()
})

test('what another version of the program made is made again', () => {
  const before = openFactStore('other songs', '1.0.0', place)
  before.put(versionOf(FILE), facts)
  before.close()
  const after = openFactStore('other songs', '1.1.0', place)
  expect(after.has(versionOf(FILE))).toBe(false)
  after.close()
})

test('a file that could not be read is known with its reason, and not read again', () => {
  const store = openFactStore('songs', '1.0.0', ':memory:')
  store.put(versionOf(FILE), { problem: 'This is no Live set.' })
  expect(store.has(versionOf(FILE))).toBe(true)
  expect(store.glance(versionOf(FILE))).toBeUndefined()
  expect(store.problem(versionOf(FILE))).toBe('This is no Live set.')
  store.close()
})
