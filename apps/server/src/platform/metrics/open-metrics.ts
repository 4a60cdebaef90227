import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { PRODUCT } from '@kvint/contract'
import { COUNTED, type Count } from './count.ts'
import { watchTables } from './watch-tables.ts'

export type Metrics = {
  readonly registry: Registry
  /** Watches how many connections of a pool are used and waited for. */
  readonly watchPool: (pool: Pool) => void
  /** What waits in the tables, asked when the metrics are. */
  readonly watchTables: (pool: Pool, outbox: Outbox) => void
  readonly gauge: (name: string, help: string, read: () => number) => void
  readonly count: Count
}

type Outbox = 'auth.mail_outbox' | 'kvint.mail_outbox'

/** How long answers take, by route and status; the process; the database pool. Not served by `app` itself. */
export function openMetrics(
  app: FastifyInstance,
  { release = 'unnamed' }: { readonly release?: string } = {},
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request’s arrival to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  /** Finding a labelled child by its values costs more than keeping it. */
  const children = new Map<string, { observe: (value: number) => void }>()

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    const name = `${method} ${route} ${status}`
    let child = children.get(name)
    if (!child) {
      child = seconds.labels({ method, route, status: String(status) })
      children.set(name, child)
    }
    child.observe(reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', async () => registry.clear())

  const counters = new Map(
    Object.entries(COUNTED).map(([name, { help, label }]) => [
      name,
      new Counter({ name, help, labelNames: [label], registers: [registry] }),
    ]),
  )
  new Gauge({
    name: 'build_info',
    help: 'Always 1; which release runs, on which Node.',
    labelNames: ['product', 'release', 'node'] as const,
    registers: [registry],
  }).set({ product: PRODUCT.name, release, node: process.version }, 1)

  return {
    registry,
    count: (what, word) => counters.get(what)?.inc({ [COUNTED[what].label]: word }),
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          collect() {
            this.set(read())
          },
          registers: [],
        }),
      )
    },
    watchTables: (pool, outbox) => watchTables(registry, pool, outbox),
    watchPool(pool) {
      const connections = new Gauge({
        name: 'database_connections',
        help: 'Connections of the pool, by state.',
        labelNames: ['state'] as const,
        collect() {
          this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waited_for' }, pool.waitingCount)
        },
        registers: [],
      })
      registry.registerMetric(connections)
    },
  }
}
