import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasPostgres, openPool, startPostgres } from '@kvint/postgres'
import { hostedService } from '../hosted-service.ts'

describe.skipIf(!hasPostgres() || !canMount())('a full disk (skipped where this user may mount none)', () => {
  it('refuses what must be written with a code, goes on reading, and writes again once there is room', async () => {
    const folder = mountDisk()
    onTestFinished(() => unmount(folder))
    const restarts: string[] = []
    const postgres = await startPostgres({
      dataFolder: join(folder, 'data'),
      onRestart: ({ reason }) => restarts.push(reason),
    })
    const pool = openPool(postgres.connectionString)
    const app = fastify({ forceCloseConnections: true })
    const settings = { limits: { isEnabled: false }, signUp: { isEmailConfirmed: true } }
    const hosted = await hostedService(app, { pool, connectionString: postgres.connectionString, settings })
    onTestFinished(async () => {
      await app.close()
      await pool.end()
      await postgres.stop()
    })
    const headers = { apikey: hosted.apiKeys.publishable, 'x-supabase-api-version': '2024-01-01' }
    const signUp = async (email: string) =>
      app.inject({ method: 'POST', url: '/auth/v1/signup', headers, payload: { email, password: 'correct horse' } })
    const first = (await signUp('first@example.org')).json() as { access_token: string; refresh_token: string }
    const asFirst = { ...headers, authorization: `Bearer ${first.access_token}` }
    await pool.query('create table public.counters as select n, 0 as value from generate_series(1, 100) n')
    await pool.query('create table public.notes (text text)')
    await pool.query('grant all on public.notes, public.counters to authenticated')

    await expect
      .poll(async () => (await pool.query('select from pg_ls_waldir()')).rowCount, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(15)
    await expect.poll(() => existsSync(join(folder, 'data/spare-room'))).toBe(true)
    const filler = fill(folder)
    const kept: string[] = ['first@example.org']
    let refused = await signUp('second@example.org')
    for (let n = 0; refused.statusCode === 200; n += 1) {
      kept.push(n === 0 ? 'second@example.org' : `${n - 1}@example.org`)
      refused = await signUp(`${n}@example.org`)
    }
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'storage_full'])
    expect(refused.json().message).toContain('full')
    let note = { statusCode: 201, body: '' }
    for (let n = 0; note.statusCode === 201 && n < 5000; n += 1)
      note = await app.inject({
        method: 'POST',
        url: '/rest/v1/notes',
        headers: asFirst,
        payload: { text: 'x'.repeat(2000) },
      })
    expect([note.statusCode, JSON.parse(note.body).code]).toEqual([503, '53100'])

    // The log goes round in the room that it has: more of it than there is room for, and Postgres does not fall.
    for (let n = 0; n < 80; n += 1)
      await pool
        .query(`select pg_logical_emit_message(true, 'full', repeat('x', 1000000)), pg_sleep(0.02)`)
        .catch(() => undefined)
    expect(restarts).toEqual([])
    const read = () => app.inject({ url: '/auth/v1/user', headers: asFirst })
    await expect.poll(async () => (await read()).json().email, { timeout: 20_000 }).toBe('first@example.org')
    expect((await app.inject({ url: '/rest/v1/counters?select=n&limit=1', headers: asFirst })).json()).toHaveLength(1)
    expect(restarts).toEqual([])

    // Killed on the full disk, it comes back, and reading with it.
    process.kill(Number.parseInt(readFileSync(join(folder, 'data/cluster/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    await expect.poll(() => restarts.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(async () => (await read()).statusCode, { timeout: 20_000 }).toBe(200)

    rmSync(filler)
    await expect.poll(async () => (await signUp('later@example.org')).statusCode, { timeout: 20_000 }).toBe(200)
    const { rows } = await pool.query<{ email: string }>('select email from auth.users')
    expect(rows.map(({ email }) => email).toSorted()).toEqual([...kept, 'later@example.org'].toSorted())
  }, 120_000)
})

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    unmount(mountDisk())
    return true
  } catch {
    return false
  }
}

/** A disk of its own that can be filled: 200 MB of memory. Only root may mount one. */
function mountDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=0755', 'tmpfs', folder], { stdio: 'ignore' })
  return folder
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true })
}

/** Fills it to the last byte; gives the file to take away again. */
function fill(folder: string): string {
  const path = join(folder, 'filler')
  for (const size of [1_000_000, 1000, 1]) {
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch {
      continue
    }
  }
  return path
}
