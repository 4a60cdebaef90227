import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPool, startPostgres } from '@kvint/postgres'
import { killHard } from '../../../scripts/kill-hard.ts'

/**
 * `npm run chaos:hosted`: kills the service with SIGKILL at random moments while accounts are made, Node alone and the whole tree in
 * turn, and looks afterwards whether every account that was answered for is there, and whether `amcheck` finds the indexes sound.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const rounds = Number(values.rounds)
const PORT = 54_377
const folder = mkdtempSync(join(tmpdir(), 'kvint-chaos-'))
chmodSync(folder, 0o755)
const config = join(folder, 'config.json')
const dataFolder = join(folder, 'data')
const authUrl = `http://127.0.0.1:${PORT}/auth/v1`
writeFileSync(
  config,
  JSON.stringify({
    port: PORT,
    dataFolder,
    settings: { authUrl, keys: { publishable: 'sb_publishable_chaos' }, limits: { isEnabled: false } },
  }),
)

const acknowledged: string[] = []
const readyMs: number[] = []
for (let round = 0; round < rounds; round++) {
  const begun = Date.now()
  const server = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../src/main.ts'), '--quiet', '--config', config],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await untilHealthy(server)
  if (round > 0) readyMs.push(Date.now() - begun)
  const stop = new AbortController()
  const writers = Array.from({ length: 3 }, (_, writer) => write(`${round}-${writer}`, stop.signal))
  await sleep(Math.random() * 700)
  killHard(server, round % 2 === 1)
  stop.abort()
  await Promise.all(writers)
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}
await report()
rmSync(folder, { recursive: true, force: true })

async function write(name: string, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const email = `${name}-${n}@kvint.test`
    const answer = await fetch(`${authUrl}/signup`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_chaos', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'secret1' }),
    }).catch(() => undefined)
    if (answer?.status === 200) acknowledged.push(email)
  }
}

async function untilHealthy(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The service did not start: ${server.exitCode}`)
    const answer = await fetch(`${authUrl}/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
}

async function report(): Promise<void> {
  const postgres = await startPostgres({ dataFolder })
  const pool = openPool(postgres.connectionString)
  const { rows } = await pool.query<{ email: string }>(
    'select u.email from auth.users u join auth.identities i on i.user_id = u.id join auth.sessions s on s.user_id = u.id',
  )
  const kept = new Set(rows.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !kept.has(email))
  await pool.query('create extension if not exists amcheck')
  const checked = await pool.query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  )
  const sorted = readyMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  process.stdout.write(
    `${rounds} kills, ${acknowledged.length} accounts answered for, ${lost.length} lost, ${checked.rowCount} indexes sound; ready again p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms\n`,
  )
  process.exitCode = lost.length > 0 ? 1 : 0
  await pool.end()
  await postgres.stop()
}
