import { request } from 'node:http'
import type { Pool } from 'pg'
import type { Check, Seen } from './check.ts'
import { followSaves } from './follow-saves.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { onDatabase } from './on-database.ts'
import { freePorts } from './real-parts/run-part.ts'
import { type MailServer, startMailServer } from './real-parts/mail-server.ts'
import { MESSAGE, type Person, signUp, writeMessage } from './sign-up.ts'
import { pause, type Spawned, spawnServer } from './spawn-server.ts'

export const LONG_LIVED_PARTS: readonly Check[] = [
  {
    number: 44,
    name: 'listener, realtime, queue, mail and relay are broken one after the other, twice',
    limit: 'the process lives, each break is counted for its part, and all of their work is done again ≤ 15 s after',
    run: () =>
      withServers(async ({ server, start, metricsOf, pool, person, mailServer }) => {
        const page = followSaves(server.url, person.token)
        const faults: readonly Fault[] = [
          { parts: ['listener', 'realtime'], cause: () => cutLines(pool) },
          { parts: ['queue'], cause: () => withoutTable(pool, 'kvint.saves') },
          { parts: ['mail'], cause: () => withoutMailServer(server, mailServer) },
          { parts: ['relay'], cause: async () => await breakRelay(server, await start(), person) },
        ]
        const slowest: Record<string, number> = {}
        const uncounted: string[] = []
        let sets = 0
        for (const _round of [1, 2])
          for (const { parts, cause } of faults) {
            const before = await metricsOf(server)
            await cause()
            const began = Date.now()
            sets += 1
            await until(async () => (await keepSmallSet(server.url, person, sets)) === 202)
            await until(async () => (await doneSaves(pool)) === sets)
            await until(async () => page.lastEvent.size === sets)
            await until(async () => (await writeMessage(server.url)).status === 202)
            await askForMail(server)
            await until(async () => (await countOf(pool, 'auth.mail_outbox where sent_at is null')) === 0)
            const name = parts.join(' and ')
            slowest[name] = Math.max(slowest[name] ?? 0, Date.now() - began)
            const after = await metricsOf(server)
            uncounted.push(...parts.filter((part) => failuresOf(part, after) <= failuresOf(part, before)))
          }
        await page.close()
        const isAlive = server.child.exitCode === null
        return {
          isGood: isAlive && uncounted.length === 0 && Object.values(slowest).every((ms) => ms <= 15_000),
          figure: `process alive: ${isAlive}; not counted: ${uncounted.join(', ') || 'none'}; at work again, the slower of two, ms: ${JSON.stringify(slowest)}`,
        }
      }),
  },
  {
    number: 45,
    name: 'an error that nothing catches, with 40 sets kept and 40 calls under way',
    limit: 'every call is answered, exit 1 ≤ 11 s, no save stays taken, another server does the rest ≤ 20 s after',
    run: () =>
      withServers(async ({ server, start, pool, person }) => {
        await pool.query('insert into kvint.queue_pauses default values')
        for (let at = 0; at < 40; at += 1) await keepSmallSet(server.url, person, at)
        await pool.query('delete from kvint.queue_pauses')
        await until(async () => (await doneSaves(pool)) > 0)
        const calls = Array.from({ length: 40 }, () => halfSent(server.url))
        await Promise.all(calls.map(({ isUnderWay }) => isUnderWay))
        const began = Date.now()
        server.child.kill('SIGWINCH')
        await pause(100)
        const answers = calls.map(({ sendRest }) => sendRest())
        const code = await server.exit
        const exitMs = Date.now() - began
        const cut = (await Promise.all(answers)).filter((status) => status !== 202 && status !== 503).length
        const done = await doneSaves(pool)
        const taken = await pool.query(`select from kvint.saves where state = 'running'`)
        await start()
        const again = Date.now()
        const isDone = await until(async () => (await doneSaves(pool)) === 40)
        const restMs = Date.now() - again
        return {
          isGood: code === 1 && exitMs <= 11_000 && cut === 0 && taken.rowCount === 0 && isDone && restMs <= 20_000,
          figure: `exit ${code} after ${exitMs} ms, ${cut} of 40 calls cut, ${done} of 40 sets done, ${taken.rowCount} left as taken; all done ${restMs} ms after the next start`,
        }
      }),
  },
]

type Fault = { readonly parts: readonly string[]; readonly cause: () => Promise<void> }
type Ground = {
  readonly server: Spawned
  /** One more on the same database. */
  readonly start: () => Promise<Spawned>
  readonly metricsOf: (server: Spawned) => Promise<string>
  readonly pool: Pool
  readonly person: Person
  readonly mailServer: MailServer
}

function withServers(work: (ground: Ground) => Promise<Seen>): Promise<Seen> {
  return onDatabase(async ({ env, pool }) => {
    const mailServer = await startMailServer()
    pool.on('error', () => undefined)
    const servers: Spawned[] = []
    const ports = new Map<Spawned, number>()
    const start = async () => {
      const [port = 0] = await freePorts(1)
      const server = await spawnServer({
        ...env,
        METRICS_PORT: String(port),
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        NODE_OPTIONS: `--import=${import.meta.resolve('./throw-on-signal.ts')}`,
      })
      servers.push(server)
      ports.set(server, port)
      return server
    }
    try {
      /** Where mail goes out an address has to be confirmed: the account is made where none does. */
      const first = await spawnServer(env)
      const person = await signUp(first.url)
      await first.stop()
      await pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [person.id])
      const metricsOf = async (server: Spawned) =>
        await (await fetch(`http://127.0.0.1:${ports.get(server)}/metrics`)).text()
      return await work({ server: await start(), start, metricsOf, pool, person, mailServer })
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
      await mailServer.stop()
    }
  })
}

/** A message of the contact form of which the server has the half, and which it cannot answer before the rest comes. */
function halfSent(url: string) {
  const body = JSON.stringify(MESSAGE)
  const half = body.length / 2
  const sent = request(`${url}/api/v1/contact`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const status = new Promise<number>((resolve) => {
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    sent.on('error', () => resolve(0))
  })
  const isUnderWay = new Promise<void>((resolve) => sent.write(body.slice(0, half), () => setTimeout(resolve, 300)))
  const sendRest = () => {
    sent.end(body.slice(half))
    return status
  }
  return { isUnderWay, sendRest }
}

/** All lines of the servers to their database, those that listen among them. */
async function cutLines(pool: Pool): Promise<void> {
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

async function withoutTable(pool: Pool, table: string): Promise<void> {
  await pool.query(`alter table ${table} rename to away`)
  await pause(3_000)
  await pool.query(`alter table ${table.split('.')[0]}.away rename to ${table.split('.')[1]}`)
}

async function withoutMailServer(server: Spawned, mailServer: MailServer): Promise<void> {
  await mailServer.away()
  await askForMail(server)
  await pause(1_000)
  await mailServer.back()
}

/** Somebody signs up, and is sent what confirms her address. */
async function askForMail(server: Spawned): Promise<void> {
  await signUp(server.url).catch(() => undefined)
}

/** A stream of a tool session comes from another server by way of this one, and that one is killed. */
async function breakRelay(here: Spawned, holder: Spawned, { token }: Person): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const clientInfo = { name: 'check', version: '1' }
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
  const opened = await fetch(`${holder.url}/mcp`, { method: 'POST', headers, body })
  await opened.text()
  const session = opened.headers.get('mcp-session-id')
  if (!session) throw new Error(`The tool server opened no session: ${opened.status}`)
  const stream = await fetch(`${here.url}/mcp`, { headers: { ...headers, 'mcp-session-id': session } })
  if (stream.status !== 200) throw new Error(`The stream was answered with ${stream.status}`)
  const ended = stream.text().catch(() => '')
  await pause(300)
  holder.child.kill('SIGKILL')
  await ended
}

function failuresOf(part: string, metrics: string): number {
  return Number(new RegExp(`^part_failures_total\\{part="${part}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0)
}

const doneSaves = (pool: Pool) => countOf(pool, `kvint.saves where state = 'done'`)

async function countOf(pool: Pool, what: string): Promise<number> {
  return (await pool.query<{ count: number }>(`select count(*)::int from ${what}`)).rows[0]?.count ?? 0
}

/** Whether it holds within half a minute. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < 30_000; await pause(100))
    if (await holds().catch(() => false)) return true
  return false
}
