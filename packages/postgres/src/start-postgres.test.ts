import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { postmasterPid } from './await-predecessor.ts'
import { hasPostgres } from './has-postgres.ts'
import { openPool } from './open-pool.ts'
import { restorePostgres } from './restore-postgres.ts'
import { startPostgres, type RunningPostgres } from './start-postgres.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })), 60_000)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-start-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataFolder: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataFolder })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(postgres: { connectionString: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

describe.skipIf(!hasPostgres())('startPostgres', () => {
  it('runs a real Postgres on a unix socket only, with a cluster that lives on', async () => {
    const folder = newFolder()
    const first = await startPostgres({ dataFolder: folder })
    await query(first, 'create table kept as select 7 as seven')
    expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(first, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
    await first.stop()
    expect(postmasterPid(join(folder, 'cluster'))).toBeUndefined()
    const second = await start(folder)
    expect(await query(second, 'select seven from kept')).toEqual([{ seven: 7 }])
  })

  it('makes a cluster anew that had not reached the disk when the machine ended, and keeps any other', async () => {
    const folder = newFolder()
    const first = await startPostgres({ dataFolder: folder })
    await query(first, 'create table kept as select 7 as seven')
    await first.onDisk
    await first.stop()
    const second = await startPostgres({ dataFolder: folder })
    expect(await query(second, 'select seven from kept')).toEqual([{ seven: 7 }])
    await second.stop()
    writeFileSync(join(folder, 'cluster.unsynced'), 'another run of the machine')
    const third = await start(folder)
    expect(await query(third, `select to_regclass('kept') as kept`)).toEqual([{ kept: null }])
    await third.onDisk
    expect(existsSync(join(folder, 'cluster.unsynced'))).toBe(false)
  })

  it('refuses a second opener at once, and names the first', async () => {
    const folder = newFolder()
    await start(folder)
    await expect(startPostgres({ dataFolder: folder })).rejects.toMatchObject({
      code: 'in_use',
      message: expect.stringContaining(`process ${process.pid}`) as string,
    })
  })

  it('gives the folder back after a start that failed', async () => {
    const folder = newFolder()
    const missing = { folder: '/nowhere', release: '18.4' }
    await expect(startPostgres({ dataFolder: folder, binaries: missing })).rejects.toThrow()
    await expect(startPostgres({ dataFolder: folder, binaries: missing })).rejects.not.toMatchObject({ code: 'in_use' })
  })

  it('starts over a pid file and a claim whose processes are gone', async () => {
    const folder = newFolder()
    const first = await startPostgres({ dataFolder: folder })
    await first.stop()
    writeFileSync(join(folder, 'cluster/postmaster.pid'), `999999\n${folder}/cluster\n1\n5432\n\n\n\n`)
    writeFileSync(join(folder, 'supervisor.json'), JSON.stringify({ pid: 999_999, identity: '1' }))
    const second = await start(folder)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts where the number in the pid file now belongs to another program', async () => {
    const folder = newFolder()
    await (await startPostgres({ dataFolder: folder })).stop()
    writeFileSync(
      join(folder, 'socket/.s.PGSQL.5432.lock'),
      `${process.pid}\n${folder}/cluster\n1\n5432\n${folder}/socket\n`,
    )
    writeFileSync(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n${folder}/cluster\n1\n5432\n\n\n\n`)
    const second = await start(folder)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses a cluster of another major release and leaves it alone', async () => {
    const folder = newFolder()
    await (await startPostgres({ dataFolder: folder })).stop()
    const file = join(folder, 'cluster/PG_VERSION')
    writeFileSync(file, '17\n')
    await expect(startPostgres({ dataFolder: folder })).rejects.toMatchObject({
      code: 'other_version',
      message: expect.stringMatching(/written by Postgres 17 .* DATABASE_URL/) as string,
    })
    expect(readFileSync(file, 'utf8')).toBe('17\n')
  })

  it('starts Postgres again when it is killed, and the pool lives through it', async () => {
    const restarts: boolean[] = []
    const folder = newFolder()
    const postgres = await startPostgres({
      dataFolder: folder,
      onRestart: (outcome) => restarts.push(outcome.restarted),
    })
    onTestFinished(() => postgres.stop())
    const pool = openPool(postgres.connectionString)
    onTestFinished(() => pool.end())
    await pool.query('create table kept as select 1 as one')
    process.kill(postmasterPid(join(folder, 'cluster'))!, 'SIGKILL')
    while (restarts.length === 0) await sleep(20)
    expect(restarts).toEqual([true])
    expect((await pool.query('select one from kept')).rows).toEqual([{ one: 1 }])
  })

  it('stops with its parent when that is killed, and starts again at once', async () => {
    const folder = newFolder()
    const script = `import { startPostgres } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
      const postgres = await startPostgres({ dataFolder: ${JSON.stringify(folder)} })
      console.log(postgres.connectionString)
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    await query({ connectionString: line.toString().trim() }, 'create table kept as select 1 as one')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const postgres = await start(folder)
    expect(await query(postgres, 'select one from kept')).toEqual([{ one: 1 }])
  })

  it('backs up under a writer, and the backup starts elsewhere with whole transactions', async () => {
    const postgres = await start(newFolder())
    await query(postgres, 'create table pairs (id int, side text)')
    const pool = openPool(postgres.connectionString)
    onTestFinished(() => pool.end())
    const stop = new AbortController()
    const writer = (async () => {
      for (let id = 0; !stop.signal.aborted; id++)
        await pool.query(`insert into pairs values (${id}, 'left'), (${id}, 'right')`)
    })()
    const backup = join(newFolder(), 'copy')
    await postgres.backup(backup)
    stop.abort()
    await writer
    await expect(postgres.backup(backup)).rejects.toMatchObject({ code: 'folder_not_empty' })

    const elsewhere = newFolder()
    await restorePostgres({ from: backup, dataFolder: elsewhere })
    await expect(restorePostgres({ from: backup, dataFolder: elsewhere })).rejects.toMatchObject({
      code: 'folder_not_empty',
    })
    const restored = await start(elsewhere)
    const [row] = await query(
      restored,
      'select count(*)::int as halves from (select id from pairs group by id having count(*) <> 2) x',
    )
    expect(row).toEqual({ halves: 0 })
    const [amount] = await query(restored, 'select count(*)::int as n from pairs')
    expect(amount?.['n']).toBeGreaterThan(0)
  })

  it('restores nothing from a folder that is no backup', async () => {
    await expect(restorePostgres({ from: newFolder(), dataFolder: newFolder() })).rejects.toMatchObject({
      code: 'not_a_backup',
    })
  })

  it('makes a socket folder elsewhere where the path is too long for one', async () => {
    const long = join(newFolder(), 'a'.repeat(90))
    const postgres = await start(long)
    expect(Buffer.byteLength(`${postgres.socketFolder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
    expect(existsSync(join(long, 'cluster'))).toBe(true)
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe.skipIf(!hasPostgres() || process.getuid?.() !== 0)('startPostgres as root', () => {
  it('runs as another account, in a folder that this account can reach, and says which', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'kvint-closed-'))
    folders.push(closed)
    const postgres = await start(closed)
    folders.push(postgres.dataFolder)
    expect(postgres.account).toMatch(/^(postgres|nobody)$/)
    expect(postgres.dataFolder).toMatch(/^\/var\/lib\/kvint\//)
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
