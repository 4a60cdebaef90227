import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import fastify from 'fastify'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { prepareDatabase } from '../database/prepare-database.ts'
import { hostedService } from '../hosted-service.ts'
import type { Hosted } from '../hosted.ts'

export type Json = Record<string, unknown>
export type Answer = { status: number; body: Json; headers: Headers; text: string }

/** A running service on a database of its own, and what a test wants of it. */
export type TestHosted = {
  url: string
  pool: Pool
  hosted: Hosted
  connectionString: string
  close(): Promise<void>
  client(): SupabaseClient
  /** A raw request below /auth/v1, by default in the newer form of errors. Waits for what was put behind the answer too. */
  auth(
    method: string,
    path: string,
    body?: unknown,
    options?: { token?: string | undefined; headers?: Record<string, string> },
  ): Promise<Answer>
  rest(
    method: string,
    path: string,
    body?: unknown,
    options?: { token?: string | undefined; headers?: Record<string, string> },
  ): Promise<Answer>
  /** The newest mail to an address, and the code and the link in it. */
  mail(to: string): Promise<{ subject: string; text: string; code: string; link: string } | undefined>
  /** Moves a time in the database back, so that a test need not wait. */
  age(table: string, column: string, seconds: number): Promise<void>
}

/** Starts the one cluster of a test file; `start` gives a service on a fresh database of it, or on that of another. */
export async function startCluster(): Promise<{
  start(settings?: Json, beside?: TestHosted): Promise<TestHosted>
  stop(): Promise<void>
}> {
  const postgres = await startTestCluster(process.env['KVINT_TEST_CLUSTER'])
  const closers: (() => Promise<void>)[] = []
  return {
    async start(settings = {}, beside) {
      const connectionString = beside?.connectionString ?? (await postgres.newDatabase())
      const pool = openPool(connectionString)
      // A test may come from any address: it names one as a proxy of this machine would.
      const app = fastify({ forceCloseConnections: true, trustProxy: '127.0.0.1' })
      const hosted = await hostedService(app, {
        pool,
        connectionString,
        settings: { ...BASE, ...settings },
        hasOutboxPage: true,
      })
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      let closing: Promise<void> | undefined
      const closeOnce = () => (closing ??= app.close().then(() => pool.end()))
      closers.push(closeOnce)
      return testHosted({ url, pool, hosted, connectionString, close: closeOnce })
    },
    async stop() {
      for (const close of closers) await close()
      await postgres.stop()
    },
  }
}

/** A cluster whose template has every schema; or the one whose template `running` names. */
export function startTestCluster(running?: string): Promise<TestPostgres> {
  const prepare = (connectionString: string) => prepareDatabase(connectionString, [MIGRATIONS])
  return startTestPostgres(prepare, { running, content: 'hosted' })
}

const MIGRATIONS = fileURLToPath(new URL('../../../../supabase/migrations', import.meta.url))

const BASE: Json = {
  siteUrl: 'https://app.kvint.test',
  authUrl: 'https://api.kvint.test/auth/v1',
  redirectUrls: ['https://app.kvint.test/**', 'https://*.preview.kvint.test/done', 'kvint://open'],
  limits: { isEnabled: false },
  mail: { minimumIntervalSeconds: 0 },
}

function testHosted(started: Pick<TestHosted, 'url' | 'pool' | 'hosted' | 'connectionString' | 'close'>): TestHosted {
  const { url, pool, hosted } = started
  const call =
    (base: string): TestHosted['auth'] =>
    async (method, path, body, { token, headers } = {}) => {
      const answer = await fetch(`${url}${base}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          apikey: hosted.apiKeys.publishable,
          'x-supabase-api-version': '2024-01-01',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      await hosted.later.settled()
      return { status: answer.status, headers: answer.headers, text, body: asJson(text) }
    }
  return {
    ...started,
    client: () =>
      createClient(url, hosted.apiKeys.publishable, {
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      }),
    auth: call('/auth/v1'),
    rest: call('/rest/v1'),
    async mail(to) {
      const found = await pool.query<{ subject: string; body_text: string }>(
        'select subject, body_text from auth.mail_outbox where recipient = $1 order by id desc limit 1',
        [to],
      )
      const [row] = found.rows
      if (!row) return undefined
      const code = /code: (\d+)/.exec(row.body_text)?.[1] ?? ''
      const link = /https?:\S+\/verify\?\S+/.exec(row.body_text)?.[0] ?? ''
      return { subject: row.subject, text: row.body_text, code, link: link.replace(hosted.settings.authUrl, '') }
    },
    async age(table, column, seconds) {
      await pool.query(`update ${table} set ${column} = ${column} - make_interval(secs => $1)`, [seconds])
    },
  }
}

function asJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {}
  }
}
