import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type KeptProject, KvintError } from '@kvint/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { folderBlobs } from '../../platform/blobs/folder-blobs.ts'
import { archiveProjects } from './archive-projects.ts'

const OWNER = { sub: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }
const CONTENT = Buffer.alloc(300_000, 'set ')

describe('an archive of what an account keeps', () => {
  /** What would end the process. */
  let unheard: unknown[]
  const hear = (error: unknown) => unheard.push(error)
  beforeAll(() => void process.on('uncaughtException', hear).on('unhandledRejection', hear))
  afterAll(() => void process.off('uncaughtException', hear).off('unhandledRejection', hear))
  beforeEach(() => void (unheard = []))
  afterEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(unheard).toEqual([])
  })
  const opens = () =>
    vi.fn<Parameters<typeof archiveProjects>[1]['blobs']['open']>(async () => Readable.from([CONTENT]))

  it('has every set and report', async () => {
    const archive = await make({ open: opens() })
    const whole = await buffer(archive)
    for (const name of ['projects.json', 'Song/a.als', 'Song/a.als.report.json', 'Song/b.als'])
      expect(whole.includes(name)).toBe(true)
    expect(whole.includes('missing.txt')).toBe(false)
  })

  it('ends with an error where the store refuses', async () => {
    const open = opens().mockRejectedValue(new Error('refused'))
    await expect(buffer(await make({ open }))).rejects.toThrow('refused')
  })

  it('ends with an error where a file breaks half-way', async () => {
    async function* broken() {
      yield CONTENT
      throw new Error('broke')
    }
    await expect(
      buffer(await make({ open: opens().mockImplementation(async () => Readable.from(broken())) })),
    ).rejects.toThrow('broke')
  })

  it('ends with an error where the database is away', async () => {
    const report = () => Promise.reject(new Error('away'))
    await expect(buffer(await make({ open: opens(), report }))).rejects.toThrow('away')
  })

  it('ends with an error where the folder of the store is a file meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kvint-archive-'))
    const blobs = folderBlobs(folder)
    writeFileSync(join(folder, OWNER.sub), '')
    await expect(buffer(await make(blobs))).rejects.toThrow('ENOTDIR')
    rmSync(folder, { recursive: true })
  })

  it('names the files that are not in the store, and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kvint-archive-'))
    const whole = (await buffer(await make(folderBlobs(folder)))).toString('latin1')
    for (const name of ['Song/a.als.report.json', 'missing.txt', 'projects.json']) expect(whole).toContain(name)
    rmSync(folder, { recursive: true })
  })

  it('names what was deleted meanwhile, and goes on', async () => {
    const hashOf = () => Promise.reject(new KvintError('not-found', 'gone'))
    expect((await buffer(await make({ open: opens(), hashOf }))).includes('missing.txt')).toBe(true)
  })

  it('has one file open at a time, and none once its reader has left', async () => {
    const sources: Readable[] = []
    const open = opens().mockImplementation(async () => {
      const source = Readable.from(Array.from({ length: 50 }, () => CONTENT))
      sources.push(source)
      return source
    })
    const archive = await make({ open })
    await vi.waitFor(() => expect(sources.map(({ readableDidRead }) => readableDidRead)).toEqual([true]))
    archive.destroy()
    await vi.waitFor(() => expect(sources.map(({ destroyed }) => destroyed)).toEqual([true]))
  })

  it('that no one reads when it fails ends nothing', async () => {
    const archive = await make({ open: opens().mockRejectedValue(new Error('refused')) })
    await vi.waitFor(() => expect(archive.destroyed).toBe(true))
  })
})

type Sources = Parameters<typeof archiveProjects>[1]

function make({ open, ...changes }: { open: Sources['blobs']['open'] } & Partial<Sources['projects']>) {
  const save = { projectId: 'p', fileName: 'a.als', createdAt: '2026-11-23T00:00:00Z', state: 'done' }
  const saves = [
    { ...save, id: 'a' },
    { ...save, id: 'b', fileName: 'b.als', state: 'failed' },
  ]
  const projects = {
    all: async () => [{ id: 'p', name: 'Song', saves }] as unknown as KeptProject[],
    hashOf: async (_caller: unknown, id: string) => id.repeat(64),
    report: async () => ({ saveId: 'a', hash: '', bytes: 0, json: '{}' }),
  }
  return archiveProjects(OWNER, { projects: { ...projects, ...changes }, blobs: { open } })
}
