import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { connectionSettings } from './connection-settings.ts'
import { listen } from './listen.ts'
import { PostgresError } from './postgres-error.ts'

/**
 * Waits until a database of others answers, and looks whether it is one that we can run on. A database that is not there
 * yet, as when both are started together, is asked again each second; one that refuses us is not.
 * @throws PostgresError `away`, `refused`, `too_old`, `pooled`
 * @example
 * await awaitDatabase(process.env.DATABASE_URL, { tell: console.error })
 */
export async function awaitDatabase(
  connectionString: string,
  {
    patienceMs = 60_000,
    tellEveryMs = 5_000,
    tell = () => {},
  }: { patienceMs?: number; tellEveryMs?: number; tell?: (line: string) => void } = {},
): Promise<void> {
  const begun = Date.now()
  for (let toldAt = begun - tellEveryMs; ; await sleep(Math.min(1_000, tellEveryMs))) {
    try {
      return await look(connectionString)
    } catch (error) {
      if (error instanceof PostgresError) throw error
      const why = inWords(error)
      if (!isPassing(error))
        throw new PostgresError('refused', `The database refuses us: ${why}. Mend DATABASE_URL, then start again.`, {
          cause: error,
        })
      const waited = Date.now() - begun
      if (waited >= patienceMs)
        throw new PostgresError(
          'away',
          `The database did not answer for ${Math.round(waited / 1000)} s: ${why}. Start it, or mend DATABASE_URL, then start again.`,
          { cause: error },
        )
      if (Date.now() - toldAt < tellEveryMs) continue
      toldAt = Date.now()
      tell(`The database does not answer yet: ${why}. Waiting, ${Math.round((patienceMs - waited) / 1000)} s more.`)
    }
  }
}

/**
 * Whether what is told in one connection is heard in another, which no pooler of transactions carries.
 * @throws PostgresError `pooled`
 *
 * @example await refusePooler('postgres://localhost:6432/kvint') // throws behind a pooler of transactions
 */
export async function refusePooler(connectionString: string): Promise<void> {
  const heard = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => heard.resolve(false), HEAR_MS)
  const listening = await listen(connectionString, 'kvint_probe', { message: () => heard.resolve(true) }).catch(
    (error: Error) => {
      throw /unsupported startup parameter/.test(error.message) ? pooled() : error
    },
  )
  const client = new Client(connectionSettings(connectionString))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('notify kvint_probe')
    if (!(await heard.promise)) throw pooled()
  } finally {
    clearTimeout(timer)
    await Promise.all([client.end().catch(() => {}), listening.close()])
  }
}

async function look(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    )
    const { number = 0, name = '' } = rows[0] ?? {}
    if (number < OLDEST)
      throw new PostgresError(
        'too_old',
        `The database is Postgres ${name}. Kvint needs 15 or later: bring it up to date, or name another in DATABASE_URL.`,
      )
  } finally {
    await client.end().catch(() => {})
  }
}

function pooled(): PostgresError {
  return new PostgresError(
    'pooled',
    'DATABASE_URL leads to a pooler (PgBouncer or the like): what one connection tells does not reach another through it, and a connection has no limits of its own. Set DIRECT_DATABASE_URL to the address of the database itself, for lines that listen and for migrations; all else goes through the pooler.',
  )
}

/** Not there yet, or about to be: all else is an answer. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    PASSING.includes(String(code)) ||
    /timeout|terminated|server login has been failing|connect failed/i.test(message ?? '')
  )
}

function inWords(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: readonly Error[] }
  return message || errors?.[0]?.message || String(code)
}

const OLDEST = 150_000
const HEAR_MS = 3_000
const PASSING: readonly string[] =
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT 57P03 57P02 57P01 53300 08006'.split(
    ' ',
  )
