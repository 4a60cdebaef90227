import type { Settings } from './settings.ts'

/** How the service stands towards its network and anyone who runs it. */
export type Operations = {
  /** Addresses or networks whose `X-Forwarded-For` is believed; no one's where empty. */
  readonly trustedProxies: readonly string[]
  /** Origins of other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[]
  /** Where Prometheus finds the metrics, apart from the public port; not served where absent. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** Where traces are sent to; nothing is traced where absent. */
  readonly collector?: { readonly url: string; readonly serviceName: string }
  /** Multiplies every rate limit; 0 turns them off. */
  readonly rateLimitFactor: number
  /** Where other processes on the same database reach this one, if not at the address that it listens on. */
  readonly nodeUrl: string | undefined
  readonly logLevel: string
  /** How long a server that is told to stop goes on answering, while `/ready` says that nothing more should come. */
  readonly drainSeconds: number
  readonly release?: string
  /** Signs calls of `POST /api/v1/paddle/refresh`; made from the server's own key where absent. */
  readonly refreshSecret: string | undefined
}

export function parseOperations(env: Settings, isLocal: boolean): { operations: Operations } | { problems: string[] } {
  const problems: string[] = []
  const corsOrigins = list(env['CORS_ORIGINS'])
  for (const origin of corsOrigins) {
    if (URL.parse(origin)?.origin !== origin)
      problems.push(`CORS_ORIGINS names "${origin}", which is no origin. Write it as https://app.example.org.`)
  }
  const trustedProxies = list(env['TRUSTED_PROXIES'])
  for (const proxy of trustedProxies) {
    if (!/^[\da-f:.]+(?:\/\d{1,3})?$/i.test(proxy))
      problems.push(`TRUSTED_PROXIES names "${proxy}". Write addresses or networks: 10.0.0.0/8, 127.0.0.1.`)
  }
  const metricsPort = env['METRICS_PORT'] === undefined ? undefined : Number(env['METRICS_PORT'])
  if (metricsPort !== undefined && !(Number.isInteger(metricsPort) && metricsPort >= 0 && metricsPort <= 65_535))
    problems.push(`METRICS_PORT is "${env['METRICS_PORT']}", which is no port. Use a whole number from 0 to 65535.`)
  const collector = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (collector !== undefined && !/^https?:$/.test(URL.parse(collector)?.protocol ?? ''))
    problems.push(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${collector}", which is no address. Write it as http://localhost:4318.`,
    )
  const serviceName = env['OTEL_SERVICE_NAME'] ?? 'kvint'
  const rateLimits = env['RATE_LIMITS'] ?? 'on'
  const rateLimitFactor = rateLimits === 'on' ? 1 : rateLimits === 'off' ? 0 : Number(rateLimits)
  if (!(rateLimitFactor >= 0 && rateLimitFactor <= 1_000_000))
    problems.push(`RATE_LIMITS is "${rateLimits}". Use on, off, or a number that every limit is multiplied by.`)
  const logLevel = env['LOG_LEVEL'] ?? (isLocal ? 'warn' : 'info')
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL is "${logLevel}". Use one of ${LOG_LEVELS.join(', ')}.`)
  const nodeUrl = env['NODE_URL']
  if (nodeUrl !== undefined && !/^https?:$/.test(URL.parse(nodeUrl)?.protocol ?? ''))
    problems.push(`NODE_URL is "${nodeUrl}", which is no address. Write it as http://10.0.0.3:8080.`)
  const drainSeconds = Number(env['DRAIN_SECONDS'] ?? (isLocal ? 0 : 5))
  if (!(drainSeconds >= 0 && drainSeconds <= 300))
    problems.push(`DRAIN_SECONDS is "${env['DRAIN_SECONDS']}". Use a number of seconds from 0 to 300.`)
  if (problems.length > 0) return { problems }
  return {
    operations: {
      trustedProxies,
      corsOrigins,
      metrics: metricsPort === undefined ? undefined : { host: env['METRICS_HOST'] ?? '127.0.0.1', port: metricsPort },
      ...(collector === undefined
        ? {}
        : { collector: { url: `${collector.replace(/\/+$/, '')}/v1/traces`, serviceName } }),
      rateLimitFactor,
      nodeUrl,
      logLevel,
      drainSeconds,
      release: env['KVINT_RELEASE'] ?? 'unnamed',
      refreshSecret: env['PAYMENTS_REFRESH_SECRET'],
    },
  }
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const LOG_LEVELS: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
