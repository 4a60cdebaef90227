import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keepers, startKeepers } from '../../music/projects/testing/keepers.ts'

type Span = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
  readonly events: readonly { readonly name: string }[]
  readonly status: { readonly code?: number }
}

/** Takes spans as a collector does, in JSON; `refuse` lets it answer with an error. */
async function startCollector() {
  const spans: Span[] = []
  const services: unknown[] = []
  let isRefusing = false
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      if (isRefusing || request.url !== '/v1/traces') return void response.writeHead(400).end()
      for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
        services.push(resource.attributes)
        for (const { spans: sent } of scopeSpans) spans.push(...sent)
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    spans,
    services,
    url: `http://127.0.0.1:${port}/v1/traces`,
    refuse: () => (isRefusing = true),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe.skipIf(!hasPostgres())('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let site: Keepers
  beforeAll(async () => {
    collector = await startCollector()
    site = await startKeepers({ operations: { collector: { url: collector.url, serviceName: 'kvint' } } })
  }, 60_000)
  afterAll(async () => {
    await site?.close()
    await collector?.close()
  }, 60_000)

  const named = (name: string, traceId?: string) =>
    collector.spans.find((span) => span.name === name && (traceId === undefined || span.traceId === traceId))
  const arrived = (name: string, traceId?: string) =>
    expect.poll(() => named(name, traceId), { timeout: 10_000 }).toBeDefined()
  const attribute = (span: Span | undefined, key: string) =>
    Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0]

  it('lead from the request over the queue to the analysis and its steps', async () => {
    const who = await site.person()
    const answer = await who.keep('Secret name.als', await chordSet('Traced'))
    await who.finished(answer.json().id)
    await arrived('analyse save')
    await arrived('POST /api/v1/projects')
    const request = named('POST /api/v1/projects')
    const job = named('analyse save')
    expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
    for (const name of ['read file', 'analysis'])
      expect(named(name)).toMatchObject({ traceId: request?.traceId, parentSpanId: job?.spanId })
    expect(attribute(job, 'kvint.outcome')).toBe('done')
    expect(attribute(job, 'kvint.save.id')).toBe(answer.json().saves[0].id)
    expect(named('analysis')?.events.length).toBeGreaterThan(0)
    expect(attribute(request, 'kvint.request.id')).toBe(answer.headers['x-request-id'])
    expect(JSON.stringify(collector.services)).toContain('"kvint"')
    expect(/Secret|fileName|bearer/i.exec(JSON.stringify(collector.spans))).toBeNull()
  })

  it('go on where a save is asked for once more', async () => {
    const who = await site.person()
    const { id, saves } = (await who.keep('Again.als', await chordSet('Again'))).json()
    await who.finished(id)
    await site.sql(`update kvint.saves set state = 'failed' where id = $1`, [saves[0].id])
    await who.post(`/api/v1/projects/${id}/saves/${saves[0].id}/retry`)
    await arrived('POST /api/v1/projects/:projectId/saves/:saveId/retry')
    const retry = named('POST /api/v1/projects/:projectId/saves/:saveId/retry')
    await arrived('analyse save', retry?.traceId)
    expect(named('analyse save', retry?.traceId)?.parentSpanId).toBe(retry?.spanId)
  })

  it('of a stranger are not gone on with', async () => {
    const traceId = 'ab'.repeat(16)
    await site.app.inject({ url: '/health', headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` } })
    await arrived('GET /health')
    expect(collector.spans.map((span) => span.traceId)).not.toContain(traceId)
  })
})

describe.skipIf(!hasPostgres())('traces behind a proxy, of a collector that refuses them', () => {
  it(
    'go on with the trace of the proxy; what is not taken is counted and holds nothing up',
    { timeout: 60_000 },
    async () => {
      const collector = await startCollector()
      const lines: string[] = []
      const site = await startKeepers({
        operations: {
          trustedProxies: ['127.0.0.1'],
          logLevel: 'warn',
          collector: { url: collector.url, serviceName: 'kvint' },
        },
        logTo: { write: (line) => void lines.push(line) },
      })
      const parent = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) }
      const ask = () =>
        site.app.inject({ url: '/health', headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-01` } })
      await ask()
      await expect
        .poll(() => collector.spans.map(({ parentSpanId }) => parentSpanId), { timeout: 10_000 })
        .toContain(parent.spanId)
      expect(collector.spans.find(({ parentSpanId }) => parentSpanId === parent.spanId)?.traceId).toBe(parent.traceId)
      collector.refuse()
      expect((await ask()).statusCode).toBe(200)
      await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('Traces could not be sent')
      await site.close()
      await collector.close()
    },
  )
})

it('cost nothing where no collector is set: the SDK is not loaded', { timeout: 60_000 }, () => {
  const loaded = (module: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', LOADED(module)], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim()
  expect(loaded('./open-tracing.ts')).toBe('true')
  expect(loaded('../../serve-app.ts')).toBe('false')
})

const LOADED = (module: string) => `import { createRequire } from 'node:module'
  await import('${module}')
  const { cache } = createRequire(import.meta.url)
  console.log(Object.keys(cache).some((path) => path.includes('@opentelemetry/sdk-trace')))
  process.exit()`
