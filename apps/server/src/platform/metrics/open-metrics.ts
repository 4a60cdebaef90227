import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  /** Watches how many connections of a pool are used and waited for. */
  readonly watchPool: (pool: Pool) => void
}

/** How long answers take, by route and status; the process; the database pool. Not served by `app` itself. */
export function openMetrics(app: FastifyInstance): Metrics {
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

  return {
    registry,
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
