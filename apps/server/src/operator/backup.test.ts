import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { hasPostgres, openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { folderBlobs } from '../platform/blobs/folder-blobs.ts'
import { chordSet, type Keepers, startKeepers } from '../music/projects/testing/keepers.ts'
import { makeBackup, type System } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { backUpWhereDue } from './schedule-backups.ts'

describe.skipIf(!hasPostgres())('a backup of a running system', () => {
  let site: Keepers
  let empty: TestPostgres
  const folder = mkdtempSync(join(tmpdir(), 'kvint-backup-'))
  beforeAll(async () => {
    site = await startKeepers()
    empty = await startTestPostgres(async () => undefined)
    const who = await site.person()
    const { id } = (await who.keep('Song.als', await chordSet('Chords'))).json()
    await who.finished(id)
  }, 60_000)
  afterAll(async () => {
    await site?.close()
    await empty?.stop()
    rmSync(folder, { recursive: true })
  }, 60_000)

  const running = (): System => ({
    connectionString: site.databaseUrl,
    blobs: folderBlobs(join(site.dataFolder, 'sets')),
    dataFolder: site.dataFolder,
  })
  async function emptySystem(): Promise<System> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'kvint-restored-'))
    onTestFinished(() => rmSync(dataFolder, { recursive: true }))
    return {
      connectionString: await empty.newDatabase(),
      blobs: folderBlobs(join(dataFolder, 'sets')),
      dataFolder,
    }
  }

  it('comes back row for row and file for file, keys among them, and goes on from there', async () => {
    const to = join(folder, 'first')
    const made = await makeBackup(running(), to)
    expect(made).toMatchObject({ files: { count: 1, missing: [] }, hasSessionKey: true })
    const restored = await emptySystem()
    await restoreBackup(restored, to)
    const again = await makeBackup(restored, join(folder, 'again'))
    expect(again.tables).toEqual(made.tables)
    expect([again.sequences, again.files]).toEqual([made.sequences, made.files])
    expect(readFileSync(join(restored.dataFolder, 'session.key'))).toEqual(
      readFileSync(join(site.dataFolder, 'session.key')),
    )
    const pool = openPool(restored.connectionString)
    onTestFinished(() => pool.end())
    const [before, after] = await Promise.all([
      site.sql('select report::text, event from kvint.saves'),
      pool.query('select report::text, event from kvint.saves').then(({ rows }) => rows),
    ])
    expect(after).toEqual(before)
    const { rowCount } = await pool.query(`update kvint.saves set progress = 0.5`)
    expect(rowCount).toBe(1)
    await expect(
      pool.query(`insert into kvint.projects (user_id, name) values (gen_random_uuid(), 'x')`),
    ).rejects.toThrow(/foreign key/)
  })

  it('is not put over what is there, nor from what is no backup, nor where a row was changed', async () => {
    const to = join(folder, 'second')
    await makeBackup(running(), to)
    await expect(makeBackup(running(), to)).rejects.toMatchObject({ code: 'conflict' })
    await expect(restoreBackup(running(), to)).rejects.toMatchObject({ code: 'conflict' })
    await expect(restoreBackup(await emptySystem(), folder)).rejects.toMatchObject({ code: 'bad-request' })
    const file = join(to, 'tables/kvint.projects.jsonl.gz')
    writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).toString().replace('Song', 'Gong')))
    await expect(restoreBackup(await emptySystem(), to)).rejects.toThrow(/kvint\.projects came back/)
  })

  it('is made when it is due, kept for its time, and the newest for good', async () => {
    const daily = { folder: join(folder, 'daily'), everyHours: 24, keepDays: 2 }
    const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour))
    expect(await backUpWhereDue(running(), daily, at(1))).toBeDefined()
    expect(await backUpWhereDue(running(), daily, at(1, 12))).toBeUndefined()
    for (const day of [2, 3, 4, 5]) expect(await backUpWhereDue(running(), daily, at(day))).toBeDefined()
    expect(
      readdirSync(daily.folder)
        .map((name) => name.slice(6, 16))
        .toSorted(),
    ).toEqual(['2026-11-03', '2026-11-04', '2026-11-05'])
  })
})
