import { buildSet, exampleSet } from '@kvint/als/build'
import { beforeAll, expect, test } from 'vitest'
import { memoryLibrary } from '../library/memory-library.ts'
import type { ProjectLibrary } from '../library/project-library.ts'
import { readProject } from '../library/read-project.ts'
import { callTool } from '../testing/call-tool.ts'
import { trackDetail } from './track-detail.ts'

let library: ProjectLibrary
beforeAll(async () => {
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(await buildSet(exampleSet()), 'Nordlys.als', work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  library = memoryLibrary('One', [
    { id: 'nordlys', name: 'Nordlys', saves: [{ id: 's1', savedAt: null, report: reading.report, set: reading.set }] },
  ])
})
const detail = async (input: Record<string, unknown>) => (await callTool(trackDetail, input, library)).value

test('lists every setting of a device in pages', async () => {
  const first = await detail({ track: 'Bass', show: 'settings', filter: 'EQ Eight' })
  expect(first['settings']).toHaveLength(40)
  expect(first['settings']).toContain('EQ Eight ▸ Band 1 Freq 30 Hz')
  expect(first['leftOut']).toContainEqual(expect.stringMatching(/^40 of \d+ settings shown: ask again with cursor 40/))
  const next = await detail({ track: 'Bass', show: 'settings', filter: 'EQ Eight', cursor: first['nextCursor'] })
  expect(next['settings']).not.toContain('EQ Eight ▸ Band 1 Freq 30 Hz')
})

test('finds a setting by words of device and parameter, in any case and order', async () => {
  expect((await detail({ track: 'Bass', show: 'settings', filter: 'threshold compressor' }))['settings']).toEqual([
    'Compressor ▸ Threshold -24 dB',
  ])
})

test('says that no setting fits', async () => {
  const { settings, leftOut } = await detail({ track: 'Bass', show: 'settings', filter: 'wobble' })
  expect(settings).toEqual([])
  expect(leftOut).toContainEqual(expect.stringMatching(/^None of its \d+ settings holds all words of “wobble”/))
})

test('tells what moves along the arrangement, where and between which values', async () => {
  expect((await detail({ track: 'Bass', show: 'automation' }))['automation']).toEqual([])
  expect((await detail({ track: 'Lead', show: 'automation' }))['automation']).toEqual([
    'send to Delay: 3 points, bars 56–57, -15.9 dB to -3.1 dB, begins at -15.9 dB',
  ])
  const [cutoff, ...others] = (await detail({ track: 'Pad', show: 'automation' }))['automation'] ?? []
  expect(cutoff).toMatch(/^Auto Filter ▸ Cutoff: 8 points, bars 1–81, /)
  expect(others).toEqual([])
  expect((await detail({ track: 'main', show: 'automation' }))['automation']).toEqual([])
})

test('finds the settings of a renamed device by the name of the device, too', async () => {
  const song = exampleSet()
  const tracks = (song.tracks ?? []).map((track) => ({
    ...track,
    devices: track.devices?.map((device) => (device.tag === 'Eq8' ? { ...device, name: 'Low cut' } : device)) ?? [],
  }))
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(await buildSet({ ...song, tracks }), 'Nordlys.als', work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  const saves = [{ id: 's1', savedAt: null, report: reading.report, set: reading.set }]
  const renamed = memoryLibrary('Renamed', [{ id: 'nordlys', name: 'Nordlys', saves }])
  const { value } = await callTool(trackDetail, { track: 'Bass', show: 'settings', filter: 'EQ Eight 1 freq' }, renamed)
  expect(value['settings']).toContain('Low cut ▸ Band 1 Freq 30 Hz')
})
