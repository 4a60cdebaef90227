import { beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '@kvint/report'
import { findAnswers, keepAnswers } from './kept-answers.ts'
import { findFile, findReport, keepReport, listEntries, onShelfChange, put, takeOut } from './shelf.ts'

const report = (fileName: string, keyName: string | null = 'A minor') =>
  ({
    schema: 2,
    source: { fileName, bytes: 5, creator: null, live: 11 },
    overview: { tempo: { bpm: 120 }, lengthBars: 16, trackCounts: { midi: 2, audio: 1, group: 0, return: 0 } },
    harmony: keyName ? { kind: 'known', key: { name: keyName } } : { kind: 'unknown', reason: 'No notes.' },
    findings: [],
    gaps: [],
  }) as unknown as Report

beforeEach(async () => {
  for (const { id } of await listEntries()) await takeOut(id)
})

test('a kept report is found by its id, listed with its figures, and its file is at hand', async () => {
  expect(await keepReport('one', report('Tinde.als'), new Blob(['bytes']))).toBe(true)
  expect((await findReport('one'))?.source.fileName).toBe('Tinde.als')
  expect(await (await findFile('one'))?.text()).toBe('bytes')
  expect(await listEntries()).toMatchObject([{ id: 'one', fileName: 'Tinde.als', keyName: 'A minor', trackCount: 3 }])
})

test('report and file are at hand before they are kept', async () => {
  const kept = keepReport('one', report('Tinde.als'), new Blob(['bytes']))
  expect(await (await findFile('one'))?.text()).toBe('bytes')
  expect((await findReport('one'))?.source.fileName).toBe('Tinde.als')
  expect(await kept).toBe(true)
})

test('the file is read from the store, not from a disk where it may have changed', async () => {
  const given = new Blob(['bytes'])
  await keepReport('one', report('Tinde.als'), given)
  expect(await findFile('one')).not.toBe(given)
})

test('what is taken out while it is being kept does not come back', async () => {
  const kept = keepReport('one', report('Tinde.als'), new Blob(['bytes']))
  await takeOut('one')
  await kept
  expect(await listEntries()).toEqual([])
  expect(await findFile('one')).toBeUndefined()
})

test('the same set again is the same entry; the newest stands first', async () => {
  await keepReport('one', report('Tinde.als'), new Blob(['a']))
  await new Promise((resolve) => setTimeout(resolve, 2))
  await keepReport('two', report('Fonn.als', null), new Blob(['b']))
  await new Promise((resolve) => setTimeout(resolve, 2))
  await keepReport('one', report('Tinde.als'), new Blob(['a']))
  expect((await listEntries()).map(({ id }) => id)).toEqual(['one', 'two'])
})

test('what is taken out can be put back', async () => {
  await keepReport('one', report('Tinde.als'), new Blob(['bytes']))
  const kept = await takeOut('one')
  expect(await findReport('one')).toBeUndefined()
  expect(await listEntries()).toEqual([])
  await put(kept!)
  expect((await findReport('one'))?.source.fileName).toBe('Tinde.als')
  expect(await (await findFile('one'))?.text()).toBe('bytes')
})

test('what a later version has kept is taken out and put back as it is', async () => {
  const later = { ...report('Tinde.als'), schema: 99 } as unknown as Report
  await keepReport('one', later, new Blob(['bytes']))
  const kept = await takeOut('one')
  expect(await listEntries()).toEqual([])
  expect(kept?.report).toEqual(later)
})

test('changes are told here and to other tabs', async () => {
  const here = vi.fn()
  const leave = onShelfChange(here)
  const other = new BroadcastChannel('live-sets')
  const there = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  await keepReport('one', report('Tinde.als'), new Blob(['a']))
  await there
  expect(here).toHaveBeenCalled()
  leave()
  other.close()
})

test('keys hold neither the product’s name nor a word that the start-up wipe looks for', async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toContain('live-sets')
  expect(names.join(' ')).not.toMatch(/sb-|auth|supabase|kvint/i)
})

test('answers are kept by file name', async () => {
  await keepAnswers('Tinde.als', { verdicts: { 'AR03:1': 'purpose' }, corrections: { stage: 'mix' } })
  expect(await findAnswers('Tinde.als')).toEqual({ verdicts: { 'AR03:1': 'purpose' }, corrections: { stage: 'mix' } })
  expect(await findAnswers('Other.als')).toBeUndefined()
})
