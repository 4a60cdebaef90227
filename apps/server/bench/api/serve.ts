import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWriteStream } from 'node:fs'
import { openPool } from '@kvint/postgres'
import { SELECT_PROFILE } from '../../src/accounts/profiles.ts'
import { buildApp } from '../../src/app.ts'
import { readConfiguration } from '../../src/configuration/configuration.ts'
import { readAsCaller } from '../../src/database/read-as-caller.ts'
import { currentPlans } from '../../src/plans/current-plans.ts'
import { parseFeatures } from '../../src/configuration/features.ts'

/** One of the servers of the bench, in a process of its own; tells its parent its port. */
const [kind = '', databaseUrl = '', caller = ''] = process.argv.slice(2)
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
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const app = await buildApp(read, { logTo: createWriteStream('/dev/null') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Bare node:http with the same statement, pipelined in the same way. */
async function query(): Promise<number> {
  const pool = openPool(databaseUrl, { isPipelined: true })
  return await listening((respond) => {
    readAsCaller(pool, { sub: caller }, SELECT_PROFILE, [caller]).then(
      ([row]) => respond(200, JSON.stringify(row)),
      () => respond(500, '{}'),
    )
  })
}

/** Bare node:http that answers one text. */
async function constant(): Promise<number> {
  const parsed = parseFeatures('all')
  if ('problem' in parsed) throw new Error(parsed.problem)
  const text = JSON.stringify(currentPlans(parsed.features))
  return await listening((respond) => respond(200, text))
}

async function listening(answer: (respond: (status: number, text: string) => void) => void): Promise<number> {
  const server = createServer((_request, response) =>
    answer((status, text) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
