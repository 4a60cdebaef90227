import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { openPool, startTestPostgres } from '@kvint/postgres'

/**
 * What the API costs beside bare node:http: the profile read (ES256 bearer, one row under row-level security) beside the
 * same statement pipelined, and the plans beside a constant. In turns, each server in a process of its own.
 */
const CONNECTIONS = 32
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const data = mkdtempSync(join(tmpdir(), 'kvint-bench-'))
const postgres = await startTestPostgres(async () => undefined)
const databaseUrl = await postgres.newDatabase()

const kvint = await start('kvint')
const token = await signUp(kvint.port)
const query = await start('query', Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const constant = await start('constant')

const paths = [
  { name: 'bare node:http, the statement pipelined', port: query.port, path: '/', headers: {}, of: 0 },
  {
    name: 'GET /auth/profile',
    port: kvint.port,
    path: '/auth/profile',
    headers: { authorization: `Bearer ${token}` },
    of: 0,
  },
  { name: 'bare node:http, a constant', port: constant.port, path: '/', headers: {}, of: 2 },
  { name: 'GET /api/v1/paddle/plans', port: kvint.port, path: '/api/v1/paddle/plans', headers: {}, of: 2 },
]
const results = paths.map((): { perSecond: number; p50: number; p99: number; failed: number }[] => [])
for (const path of paths) await measure(path, 1)
/** Forwards and backwards in turn, so that what the machine does meanwhile meets each alike. */
for (let round = 0; round < ROUNDS; round += 1) {
  const order = [...paths.entries()]
  for (const [index, path] of round % 2 === 0 ? order : order.toReversed())
    results[index]?.push(await measure(path, SECONDS))
}

const middle = results.map((rounds) => rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)])
console.log(`${CONNECTIONS} connections, median of ${ROUNDS} × ${SECONDS} s, all on this machine`)
console.table(
  paths.map(({ name, of }, index) => ({
    server: name,
    'requests a second': Math.round(middle[index]?.perSecond ?? 0),
    'of bare': ((middle[index]?.perSecond ?? 0) / (middle[of]?.perSecond ?? 1)).toFixed(2),
    'p50 ms': middle[index]?.p50,
    'p99 ms': middle[index]?.p99,
    failed: results[index]?.reduce((sum, { failed }) => sum + failed, 0),
  })),
)
for (const { child } of [kvint, query, constant]) child.kill('SIGKILL')
await postgres.stop()
rmSync(data, { recursive: true, force: true })

async function start(kind: string, claims = '{}') {
  const child = fork(fileURLToPath(new URL('api/serve.ts', import.meta.url)), [kind, databaseUrl, claims], {
    env: { ...process.env, BENCH_DATA: data, NODE_ENV: 'production' },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function measure({ port, path, headers }: (typeof paths)[number], seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
  })
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.average, p50, p99, failed: result.non2xx + result.errors }
}

/** The publishable key of the embedded service is in its database. */
async function signUp(port: number): Promise<string> {
  const pool = openPool(databaseUrl, { size: 1 })
  const { rows } = await pool.query<{ value: string }>(
    "select value from auth.service_secrets where name = 'publishable_key'",
  )
  await pool.end()
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: rows[0]?.value ?? '' },
    body: JSON.stringify({ email: 'bench@example.org', password: 'correct horse' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
