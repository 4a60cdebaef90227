import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SampleFile } from '@kvint/mcp'
import { expect, onTestFinished, test } from 'vitest'
import { samplePresence } from './sample-presence.ts'
import type { FolderProject } from './scan-folder.ts'

const file = (fileName: string, location: SampleFile['location'], path: string | null = null): SampleFile => ({
  fileName,
  path,
  relativePath: location === 'insideProject' ? `Samples/${fileName}` : null,
  location,
})

test('tells files that are there from those that are missing, and from those of packs', async () => {
  const { folder, project } = await songFolder()
  await mkdir(join(folder, 'Samples'))
  await writeFile(join(folder, 'Samples', 'kick.wav'), '')
  await writeFile(join(folder, 'vox.wav'), '')
  const files = [
    file('kick.wav', 'insideProject'),
    file('snare.wav', 'insideProject'),
    file('vox.wav', 'outsideProject', join(folder, 'vox.wav')),
    file('rain.wav', 'outsideProject', '/Users/sol/Downloads/rain.wav'),
    file('808.aif', 'factoryPack', '/Library/808.aif'),
  ]
  expect(await samplePresence().check([project], () => files)).toEqual({
    checks: [{ projectId: 'song', projectName: 'Song', found: 2, missing: ['snare.wav', 'rain.wav'], notLookedFor: 1 }],
    left: 0,
  })
})

test('an older save looks below the project, not below its Backup folder', async () => {
  const { folder, project } = await songFolder()
  await mkdir(join(folder, 'Samples'))
  await writeFile(join(folder, 'Samples', 'kick.wav'), '')
  const save = { id: 'Song', path: join(folder, 'Backup', 'Song [2025-01-01 100000].als'), bytes: 1, modifiedMs: 1 }
  const { checks } = await samplePresence().check([{ ...project, saves: [save] }], () => [
    file('kick.wav', 'insideProject'),
  ])
  expect(checks[0]?.missing).toEqual([])
})

test('out of patience it says how many projects are left', async () => {
  const { project } = await songFolder()
  expect(await samplePresence({ patienceMs: -1 }).check([project], () => [])).toEqual({ checks: [], left: 1 })
})

test('what was looked at counts for a while, however often it is asked for', async () => {
  const { folder, project } = await songFolder()
  const files = [file('kick.wav', 'outsideProject', join(folder, 'kick.wav'))]
  const missing = async (heldMs: number) => {
    const { check } = samplePresence({ heldMs })
    await check([project], () => files)
    await writeFile(join(folder, 'kick.wav'), '')
    const { checks } = await check([project], () => files)
    await rm(join(folder, 'kick.wav'))
    return checks[0]?.missing
  }
  expect(await missing(60_000)).toEqual(['kick.wav'])
  expect(await missing(-1)).toEqual([])
})

async function songFolder(): Promise<{ folder: string; project: FolderProject }> {
  const folder = await mkdtemp(join(tmpdir(), 'kvint-samples-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const save = { id: 'Song', path: join(folder, 'Song.als'), bytes: 1, modifiedMs: 1 }
  return { folder, project: { id: 'song', name: 'Song', saves: [save] } }
}
