import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operations } from '../configuration/operations.ts'
import type { Count } from '../metrics/count.ts'
import { currentTrace, inTrace } from './current-trace.ts'
import type { Tracing } from './tracing.ts'

type Options = Pick<Operations, 'trustedProxies' | 'release'> & {
  readonly collector: NonNullable<Operations['collector']>
  readonly count: Count
}

/**
 * Spans of requests, and of what they set off, sent to the collector in batches. A span names route and status, never an
 * address, a query or a file. To be imported only where a collector is set: the SDK is not loaded otherwise.
 */
export function openTracing(app: FastifyInstance, { collector, count, trustedProxies, release }: Options): Tracing {
  const { url, serviceName } = collector
  setGlobalErrorHandler((error) => {
    count('part_failures_total', 'traces')
    app.log.warn({ err: error }, 'Traces could not be sent')
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': release ?? 'unnamed' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }), { scheduledDelayMillis: SEND_EVERY_MS })],
  })
  const tracer = provider.getTracer(serviceName)
  const start = (name: string, kind: SpanKind, parent: string | undefined): Span => {
    const known = parent === undefined ? null : parseTraceParent(parent)
    const around = known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : ROOT_CONTEXT
    return tracer.startSpan(name, { kind }, around)
  }

  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    /** A stranger does not say what is sampled, nor writes into the traces of others: the proxy before us may. */
    const given = trustedProxies.length > 0 ? request.headers['traceparent'] : undefined
    const span = start(request.method, SpanKind.SERVER, typeof given === 'string' ? given : undefined)
    spans.set(request, span)
    inTrace(traceparentOf(span), done)
  })
  /** The body arrived in calls of the parser, outside of what began with the request. */
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) inTrace(traceparentOf(span), done)
    else done()
  })
  const end = (request: FastifyRequest, status?: number) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    const route = request.routeOptions.url
    span.updateName(route ? `${request.method} ${route}` : request.method)
    span.setAttributes({ 'http.request.method': request.method, 'kvint.request.id': request.id })
    if (route) span.setAttribute('http.route', route)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    end(request)
    done()
  })
  /** A collector that is away holds no stop up. */
  app.addHook('onClose', async () => {
    const patience = new AbortController()
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      new Promise((resolve) => {
        const timer = setTimeout(resolve, LAST_SENDING_MS)
        patience.signal.addEventListener('abort', () => clearTimeout(timer))
      }),
    ])
    patience.abort()
  })

  return {
    async span({ name, parent, kind = 'internal' }, work) {
      const span = start(name, KINDS[kind], parent ?? currentTrace())
      try {
        return await inTrace(traceparentOf(span), () =>
          work({
            note: (attribute, value) => void span.setAttribute(attribute, value),
            event: (happened) => void span.addEvent(happened),
          }),
        )
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        if (error instanceof Error) span.setAttribute('error.type', error.name)
        throw error
      } finally {
        span.end()
      }
    },
  }
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}

const KINDS = { internal: SpanKind.INTERNAL, consumer: SpanKind.CONSUMER }
const SEND_EVERY_MS = 2_000
const LAST_SENDING_MS = 2_000
