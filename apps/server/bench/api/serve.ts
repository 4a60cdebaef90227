import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPool } from '@kvint/postgres'
import type { PoolClient } from 'pg'
import { SELECT_PROFILE } from '../../src/people/accounts/profiles.ts'
import { SESSION_KEY } from '../../reliability/spawn-server.ts'
import { buildApp } from '../../src/app.ts'
import { readConfiguration } from '../../src/platform/configuration/configuration.ts'
import { parseFeatures } from '../../src/platform/configuration/features.ts'
import { SET_CALLER } from '../../src/platform/database/as-caller.ts'
import { currentPlans } from '../../src/money/plans/current-plans.ts'

/** One of the servers of the bench, in a process of its own; tells its parent its port. */
const [kind = '', databaseUrl = '', claims = '{}'] = process.argv.slice(2)
const servers: Record<string, () => Promise<number>> = { kvint, query, constant }
process.send?.({ port: await servers[kind]?.() })

/** The whole service as it runs in production: request log to a file, metrics, rate limits in Postgres. */
async function kvint(): Promise<number> {
  const read = readConfiguration({
    FEATURES: 'all',
    PORT: '0',
    LOG_LEVEL: 'info',
    RATE_LIMITS: '100000',
    METRICS_PORT: '0',
    KVINT_DATA: process.env['BENCH_DATA'],
    KVINT_SITE: '/nowhere',
    DATABASE_URL: databaseUrl,
    SESSION_KEY,
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const app = await buildApp(read, { logTo: createWriteStream('/dev/null') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/**
 * Bare node:http over the same statements with the same claims, sent in one go over as many connections, with callbacks
 * and without any check: the least that this answer can cost.
 */
async function query(): Promise<number> {
  const pool = openPool(databaseUrl, { isPipelined: true })
  const { sub } = JSON.parse(claims) as { sub: string }
  return await listening((respond) => {
    pool.connect((error, client, release) => {
      if (error || !client) return respond(500, '{}')
      ask(client, sub, (row) => {
        release()
        respond(row ? 200 : 500, JSON.stringify(row ?? {}))
      })
    })
  })
}

function ask(client: PoolClient, sub: string, done: (row: object | undefined) => void): void {
  let row: object | undefined
  client.query('begin read only', ignore)
  client.query(SET_CALLER, [claims], ignore)
  client.query(SELECT_PROFILE, [sub], (_error, result) => (row = result?.rows[0] as object | undefined))
  client.query('commit', () => done(row))
}

const ignore = () => undefined

/** Bare node:http that answers one text. */
async function constant(): Promise<number> {
  const parsed = parseFeatures('all')
  if ('problem' in parsed) throw new Error(parsed.problem)
  const text = JSON.stringify(currentPlans(parsed.features))
  return await listening((respond) => respond(200, text))
}

/** With the length told: without it Node sends the answer in chunks, which costs more. */
async function listening(answer: (respond: (status: number, text: string) => void) => void): Promise<number> {
  const server = createServer((_request, response) =>
    answer((status, text) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        .end(text),
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
