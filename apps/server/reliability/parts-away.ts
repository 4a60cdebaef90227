import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPool, openSilentLine, type SilentLine, startTestPostgres } from '@kvint/postgres'
import type { Check, Seen } from './check.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { lacks } from './real-parts/find-or-install.ts'
import { startSwift, type Swift } from './real-parts/swift.ts'
import { type Person, signUp, writeMessage } from './sign-up.ts'
import { inFolder, pause, SESSION_KEY, type Spawned, spawnServer } from './spawn-server.ts'

const AWAY_MS = 12_000
const SETS = 6

export const PARTS_AWAY: readonly Check[] = [
  {
    number: 31,
    name: `the store (Swift) is away for ${AWAY_MS / 1000} s while ${SETS} sets wait for their analysis`,
    limit: 'each waits and says why, none is set aside, all are done ≤ 20 s after it is back; an upload meanwhile 503',
    run: () =>
      withSwift(async ({ server, person, swift, states, pool }) => {
        const before = await Promise.all(Array.from({ length: SETS }, (_, at) => keepSmallSet(server.url, person, at)))
        await until(20_000, async () => (await states()).every(({ state }) => state === 'done'))
        await pool.query(AGAIN)
        await swift.away()
        await pause(AWAY_MS)
        const away = await states()
        const refused = await keepSmallSet(server.url, person, SETS)
        const ready = (await (await fetch(`${server.url}/ready`)).json()) as { isReady: boolean; store: string }
        await swift.back()
        const backMs = await until(20_000, async () => (await states()).every(({ state }) => state === 'done'))
        const waits = away.filter(({ state, problem }) => state === 'waiting' && /store of files/.test(problem ?? ''))
        const end = await states()
        return {
          isGood:
            before.every((status) => status < 300) &&
            refused === 503 &&
            ready.isReady &&
            ready.store === 'away' &&
            waits.length > 0 &&
            away.every(({ state }) => state === 'waiting' || state === 'done' || state === 'running') &&
            backMs !== undefined,
          figure: `after ${AWAY_MS / 1000} s ${count(away)}, ${waits.length} with the reason; upload ${refused}; /ready store ${ready.store}; ${backMs === undefined ? `not done: ${count(end)}` : `all done ${(backMs / 1000).toFixed(1)} s after it was back`}`,
        }
      }),
  },
  {
    number: 32,
    name: 'the store takes connections and never answers, for 40 s',
    limit: 'calls of it end ≤ 25 s, others ≤ 1 s; what waited is done ≤ 20 s after it answers again',
    run: () =>
      withSwift(async ({ server, person, line, states }) => {
        await keepSmallSet(server.url, person, 0)
        line.hold(true)
        const began = Date.now()
        const upload = keepSmallSet(server.url, person, 1).then((status) => ({ status, ms: Date.now() - began }))
        const others: number[] = []
        while (Date.now() - began < 40_000) {
          const asked = Date.now()
          await writeMessage(server.url)
          others.push(Date.now() - asked)
          await pause(500)
        }
        const { status, ms } = await upload
        line.hold(false)
        await keepSmallSet(server.url, person, 2)
        const backMs = await until(20_000, async () => (await states()).every(({ state }) => state === 'done'))
        const slowest = Math.max(...others)
        return {
          isGood: status === 503 && ms <= 25_000 && slowest <= 1_000 && backMs !== undefined,
          figure: `the upload ended with ${status} after ${(ms / 1000).toFixed(1)} s; ${others.length} other writes, the slowest ${slowest} ms; ${backMs === undefined ? `not done: ${count(await states())}` : `all done ${(backMs / 1000).toFixed(1)} s after`}`,
        }
      }),
  },
  {
    number: 33,
    name: 'a network forgets every line to Postgres without a word, five times',
    limit: 'writes go on ≤ 15 s later, an analysis sent then is done ≤ 15 s later, and /ready is back ≤ 10 s later',
    run: () =>
      withDatabase(async ({ server, person, line, states }) => {
        const seen = { writeMs: 0, analysisMs: 0, readyMs: 0 }
        for (let round = 0; round < 5; round += 1) {
          line.forget()
          const began = Date.now()
          const ready = until(30_000, async () => (await fetch(`${server.url}/ready`)).status === 200, 2_000)
          const write = until(30_000, async () => (await writeMessage(server.url)).status === 202)
          const analysis = (async () => {
            await until(30_000, async () => (await keepSmallSet(server.url, person, round)) < 300)
            await until(30_000, async () => (await states()).every(({ state }) => state === 'done'))
            return Date.now() - began
          })()
          const [readyMs, writeMs, analysisMs] = await Promise.all([ready, write, analysis])
          seen.readyMs = Math.max(seen.readyMs, (readyMs ?? 30_000) + 2_000)
          seen.writeMs = Math.max(seen.writeMs, writeMs ?? 30_000)
          seen.analysisMs = Math.max(seen.analysisMs, analysisMs)
          await pause(1_000)
        }
        return {
          isGood: seen.writeMs <= 15_000 && seen.analysisMs <= 15_000 && seen.readyMs <= 12_000,
          figure: `the slowest of five: a write ${seen.writeMs} ms, an upload and its analysis ${seen.analysisMs} ms, /ready ${seen.readyMs} ms`,
        }
      }),
  },
  {
    number: 34,
    name: 'one table is locked for 30 s while 40 clients write to it and others read elsewhere',
    limit: 'every call ends ≤ 11 s, with 202 or 503; reads elsewhere are answered again ≤ 2 s after the lock goes',
    run: () =>
      withDatabase(async ({ server, person, pool }) => {
        const client = await pool.connect()
        await client.query('begin; lock table kvint.contact_messages in access exclusive mode')
        const began = Date.now()
        const times: number[] = []
        const statuses: Record<number, number> = {}
        const writers = Array.from({ length: 40 }, async () => {
          while (Date.now() - began < 25_000) {
            const asked = Date.now()
            const { status } = await writeMessage(server.url)
            times.push(Date.now() - asked)
            statuses[status] = (statuses[status] ?? 0) + 1
            if (status !== 202) await pause(1_000)
          }
        })
        await Promise.all(writers)
        await client.query('rollback')
        client.release()
        const backMs = await until(5_000, async () => {
          const answer = await fetch(`${server.url}/auth/profile`, {
            headers: { authorization: `Bearer ${person.token}` },
          })
          return answer.status === 200
        })
        const slowest = Math.max(...times)
        const isRight = Object.keys(statuses).every((status) => status === '202' || status === '503')
        return {
          isGood: isRight && slowest <= 11_000 && backMs !== undefined && backMs <= 2_000,
          figure: `${JSON.stringify(statuses)}, the slowest ${slowest} ms; a read is answered ${backMs ?? 'not'} ms after the lock is gone`,
        }
      }),
  },
]

type State = { readonly state: string; readonly problem: string | null }
type Ground = {
  readonly server: Spawned
  readonly person: Person
  readonly line: SilentLine
  readonly states: () => Promise<readonly State[]>
  readonly pool: ReturnType<typeof openPool>
}

/** A server whose way to its database can be forgotten; what is asked of the database here goes past that way. */
function withDatabase(
  work: (ground: Ground) => Promise<Seen>,
  env: Record<string, string> = {},
  open: (socket: string) => Promise<SilentLine> = (path) => openSilentLine({ path }),
): Promise<Seen> {
  return inFolder(async (folder) => {
    const postgres = await startTestPostgres(async () => undefined)
    const address = await postgres.newDatabase()
    const socket = join(decodeURIComponent(/host=([^&]+)/.exec(address)?.[1] ?? ''), '.s.PGSQL.5432')
    const line = await open(socket)
    const name = /\/\/postgres@\/(\w+)/.exec(address)?.[1] ?? ''
    const pool = openPool(address, {
      size: 2,
      limits: { statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 },
    })
    const server = await spawnServer({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}/${name}`,
      SESSION_KEY,
      KVINT_DATA: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    })
    const person = await signUp(server.url)
    await pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [person.id])
    const states = async () => (await pool.query<State>('select state, problem from kvint.saves')).rows
    try {
      return await work({ server, person, line, states, pool })
    } finally {
      await server.stop()
      await pool.end()
      await line.close()
      await postgres.stop()
    }
  })
}

/** A server that keeps its files in Swift, by a line that can be held. */
export function withSwift(work: (ground: Ground & { readonly swift: Swift }) => Promise<Seen>): Promise<Seen> {
  return inFolder(async (folder) => {
    mkdirSync(join(folder, 'swift'))
    chmodSync(join(folder, 'swift'), 0o755)
    const swift = await startSwift(join(folder, 'swift'))
    if (!swift) return lacks('OpenStack Swift')
    const way = await openSilentLine({ port: Number(new URL(swift.bucket.endpoint ?? '').port), host: '127.0.0.1' })
    try {
      return await withDatabase((ground) => work({ ...ground, swift, line: way }), {
        ...swift.env,
        S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      })
    } finally {
      await way.close()
      await swift.stop()
    }
  })
}

/** Milliseconds until it holds; undefined where it does not in time. */
async function until(patienceMs: number, holds: () => Promise<boolean>, firstMs = 0): Promise<number | undefined> {
  await pause(firstMs)
  const began = Date.now()
  while (Date.now() - began < patienceMs) {
    if (await holds().catch(() => false)) return Date.now() - began
    await pause(100)
  }
  return undefined
}

function count(states: readonly State[]): string {
  const groups = Map.groupBy(states, ({ state }) => state)
  return [...groups].map(([state, list]) => `${list.length} ${state}`).join(', ')
}

const AGAIN = `update kvint.saves set state = 'waiting', report = null, queued_at = now(), run_at = now() + interval '3 seconds'`
