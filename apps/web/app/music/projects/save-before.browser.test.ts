import { expect, it } from 'vitest'
import { keepReport } from '../library/shelf.ts'
import { madeUpReport } from '../report/testing/made-up-report.ts'
import { areOneSong, saveBefore, savesNamed, songName } from './save-before.ts'

it.each([
  ['Nordlys.als', 'nordlys'],
  ['Nordlys [2026-01-02 030405].als', 'nordlys'],
  ['Nordlys_v14.ALS', 'nordlys'],
  ['Nordlys 2.als', 'nordlys'],
  ['Blue 7 Monday.als', 'blue 7 monday'],
])('%s is a save of %s', (fileName, name) => {
  expect(songName(fileName)).toBe(name)
})

it('finds the save before, and not another song of its name', async () => {
  const report = named(`Tide ${crypto.randomUUID().replaceAll(/\d/g, 'x')}.als`)
  const other = { ...report, tracks: report.tracks.map((track) => ({ ...track, name: `Other ${track.name}` })) }
  const before = async (id: string) => saveBefore(id, report, await savesNamed(report.source.fileName))
  await keepReport('other', other, new Blob(['a']))
  expect(await before('now')).toBeNull()
  await keepReport('before', report, new Blob(['b']))
  expect(await before('now')).toBe('before')
  expect(await before('before')).toBeNull()
})

it('two saves are of one song where half of the tracks are', () => {
  const report = named('A.als')
  expect(areOneSong(report, named('B.als'))).toBe(true)
  expect(areOneSong(report, { ...report, tracks: [] })).toBe(false)
})

function named(fileName: string) {
  const report = madeUpReport()
  return { ...report, source: { ...report.source, fileName } }
}
