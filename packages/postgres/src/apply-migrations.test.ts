import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { applyMigrations } from './apply-migrations.ts'
import { hasPostgres } from './has-postgres.ts'
import { openPool } from './open-pool.ts'
import { startTestPostgres, type TestPostgres } from './start-test-postgres.ts'

describe.skipIf(!hasPostgres())('applyMigrations', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => {})
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  async function setUp(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'kvint-migrations-'))
    const write = (more: Record<string, string>) =>
      Object.entries(more).forEach(([name, text]) => writeFileSync(join(folder, name), text))
    write(files)
    const connectionString = await postgres.newDatabase()
    const pool = openPool(connectionString)
    onTestFinished(() => pool.end())
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return { folder, write, connectionString, pool }
  }

  it('applies what is new, in order, and leaves other files alone', async () => {
    const { folder, write, connectionString, pool } = await setUp({
      '20260102000000_second.sql': 'alter table a add column c int',
      '20260101000000_first.sql': 'create table a (b int); insert into a values (1);',
      'notes.sql': 'drop table a',
    })
    expect(await applyMigrations(connectionString, folder)).toEqual([
      '20260101000000_first.sql',
      '20260102000000_second.sql',
    ])
    expect(await applyMigrations(connectionString, folder)).toEqual([])
    write({ '20260103000000_third.sql': 'insert into a values (2, 3)' })
    expect(await applyMigrations(connectionString, folder)).toEqual(['20260103000000_third.sql'])
    expect((await pool.query('select * from a order by b')).rows).toEqual([
      { b: 1, c: null },
      { b: 2, c: 3 },
    ])
    expect(
      (await pool.query('select version, name from supabase_migrations.schema_migrations order by 1')).rows[0],
    ).toEqual({
      version: '20260101000000',
      name: 'first',
    })
  })

  it('applies each once when six servers start together', async () => {
    const { folder, connectionString } = await setUp({
      '20260101000000_first.sql': 'create table a (b int); select pg_sleep(0.1)',
      '20260102000000_second.sql': 'create table c (d int)',
    })
    const applied = await Promise.all(Array.from({ length: 6 }, () => applyMigrations(connectionString, folder)))
    expect(applied.map((files) => files.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 2])
  })

  it('undoes a file that fails, whole', async () => {
    const { folder, connectionString, pool } = await setUp({
      '20260101000000_broken.sql': 'create table a (b int); select 1/0',
    })
    await expect(applyMigrations(connectionString, folder)).rejects.toThrow('division by zero')
    expect((await pool.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }])
  })

  it('runs a file bare that asks for it', async () => {
    const { folder, connectionString } = await setUp({
      '20260101000000_first.sql': 'create table a (b int)',
      '20260102000000_index.sql': '-- no-transaction\ncreate index concurrently on a (b)',
    })
    expect(await applyMigrations(connectionString, folder)).toHaveLength(2)
  })

  it('refuses a file that was edited after it had been applied', async () => {
    const { folder, write, connectionString } = await setUp({ '20260101000000_first.sql': 'create table a (b int)' })
    await applyMigrations(connectionString, folder)
    write({ '20260101000000_first.sql': 'create table a (b bigint)' })
    await expect(applyMigrations(connectionString, folder)).rejects.toMatchObject({ code: 'migration_changed' })
  })

  it('takes a file that names what it replaces for the one that was applied', async () => {
    const { folder, write, connectionString } = await setUp({ '20260101000000_first.sql': 'create table a (b int)' })
    await applyMigrations(connectionString, folder)
    const replaced = createHash('md5').update('create table a (b int)').digest('hex')
    write({ '20260101000000_first.sql': `-- replaces ${replaced}\ncreate table a (b integer)` })
    expect(await applyMigrations(connectionString, folder)).toEqual([])
  })

  it('refuses, in words, a database that a newer release brought up to date', async () => {
    const { folder, connectionString } = await setUp({
      '20260101000000_first.sql': 'create table a (b int)',
      '20260102000000_second.sql': 'create table c (d int)',
    })
    await applyMigrations(connectionString, folder)
    rmSync(join(folder, '20260102000000_second.sql'))
    await expect(applyMigrations(connectionString, folder)).rejects.toThrow(/newer release.*20260102000000_second/)
  })
})
