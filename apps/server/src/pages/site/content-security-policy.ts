import { createHash } from 'node:crypto'
import { type RuntimeConfiguration, SITE_PATHS } from '@kvint/contract'

/**
 * The page's policy: own files, the inline scripts that the page was built with by their hash, and the configured
 * services of others by their origin; with accounts, the frame of ours in which views of tool servers stand. Nothing
 * else, but that the pages on which tool servers are tried may call the server that the person names
 * (docs/decisions/075-third-party-tool-servers-on-the-test-pages.md).
 */
export function contentSecurityPolicy(html: string, told: RuntimeConfiguration, sitePath?: string): string {
  const { scripts, styles, frames, calls } = foreignOrigins(told)
  const named = callsNamedServers(told, sitePath) ? ANY_TOOL_SERVER : []
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(inlineScripts(html)), ...scripts].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(inlineStyleSheets(html)), ...styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...calls, ...named].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function callsNamedServers({ features, toolServers }: RuntimeConfiguration, sitePath: string | undefined): boolean {
  return features.enableAuth && toolServers !== 'own' && TOOL_PAGES.some((path) => path === sitePath)
}

/** Origins that are not ours, by what a page may do with them. */
function foreignOrigins({ policies, analytics, apiBase, auth, payments, features }: RuntimeConfiguration) {
  const policyOrigins = policies ? [new URL(policies.script).origin] : []
  const counting = features.enableAnalytics && analytics ? [analytics.endpoint ?? 'https://plausible.io'] : []
  const accounts = auth && !isOnThisMachine(auth.url) ? [auth.url, auth.url.replace(/^http/, 'ws')] : []
  const isPaddle = features.enablePayments && payments !== undefined && payments.vendorId !== 'local'
  const paddle = isPaddle ? PADDLE[payments.environment] : { code: [], frames: [], calls: [] }
  return {
    scripts: [...policyOrigins, ...paddle.code],
    styles: paddle.code,
    frames: [...(features.enableAuth ? ["'self'"] : []), ...policyOrigins, ...paddle.frames],
    calls: [...policyOrigins, ...(apiBase ? [apiBase] : []), ...accounts, ...counting, ...paddle.calls].map(
      (url) => new URL(url).origin,
    ),
  }
}

/** The embedded service answers on the page's own origin. */
function isOnThisMachine(url: string): boolean {
  return new URL(url).hostname === 'localhost'
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)]
    .filter((match) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(match.groups?.['attributes'] ?? ''))
    .map((match) => match.groups?.['body'] ?? '')
}

function inlineStyleSheets(html: string): string[] {
  return [...html.matchAll(/<style>(?<body>[\s\S]*?)<\/style>/g)].map((match) => match.groups?.['body'] ?? '')
}

function hashesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}

const TOOL_PAGES = SITE_PATHS.account.filter((path) => path.startsWith('/mcp-'))
const ANY_TOOL_SERVER = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** What Paddle.js fetches and where its overlay comes from. */
const PADDLE = {
  sandbox: {
    code: ['https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
    frames: ['https://sandbox-buy.paddle.com'],
    calls: ['https://sandbox-checkout-service.paddle.com'],
  },
  production: {
    code: ['https://cdn.paddle.com'],
    frames: ['https://buy.paddle.com'],
    calls: ['https://checkout-service.paddle.com'],
  },
}
