import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { type Authenticate, everybody } from '../src/mcp/access.ts'
import { demoLibrary } from '../src/mcp/demo-library.ts'
import { mcpRoutes } from '../src/mcp/mcp-routes.ts'

/**
 * Other people's clients, without a window, on our real tools and a real report: the official inspector over every
 * transport, mcporter, and mcp-remote. They are fetched at pinned versions and are no dependency of ours.
 */
const TOKEN = 'third-party'
const PACKAGES = ['@modelcontextprotocol/inspector@2.12.0', 'mcp-remote@0.15.1', 'mcporter@0.12.3']
const INSPECTOR = ['mcp-inspector', '--cli'] as const
const home = await mkdtemp(join(tmpdir(), 'kvint-clients-'))
const open = await listening(everybody)
const guarded = await listening(onlyWithToken)

const CALL = [
  '--method',
  'tools/call',
  '--tool-name',
  'harmony_read',
  '--tool-args-json',
  '{"project":"example","section":"Drop"}',
  '--format',
  'json',
]
const LIST = ['--method', 'tools/list', '--strict', '--format', 'json']
const BEARER = ['--header', `Authorization: Bearer ${TOKEN}`]
const CHECKS: readonly (readonly [what: string, call: readonly string[], code: number, says: RegExp])[] = [
  [
    'inspector, HTTP with a session',
    [...INSPECTOR, '--server-url', `${open.url}/mcp`, '--transport', 'http', ...LIST],
    0,
    /harmony_read/,
  ],
  [
    'inspector, HTTP 2026-07-28',
    [...INSPECTOR, '--server-url', `${open.url}/mcp`, '--transport', 'http', '--protocol-era', 'modern', ...CALL],
    0,
    /section Drop/,
  ],
  [
    'inspector, SSE',
    [...INSPECTOR, '--server-url', `${open.url}/mcp/sse`, '--transport', 'sse', ...CALL],
    0,
    /section Drop/,
  ],
  [
    'inspector with a token',
    [...INSPECTOR, '--server-url', `${guarded.url}/mcp`, '--transport', 'http', ...BEARER, ...LIST],
    0,
    /harmony_read/,
  ],
  [
    'inspector without a token',
    [...INSPECTOR, '--server-url', `${guarded.url}/mcp`, '--transport', 'http', '--stored-auth-only', ...LIST],
    3,
    /auth_required/,
  ],
  ['inspector, stdio through mcp-remote', [...INSPECTOR, 'mcp-remote', `${open.url}/mcp`, ...LIST], 0, /harmony_read/],
  [
    'mcporter',
    ['mcporter', 'call', `${open.url}/mcp.project_overview`, 'project:example', '--allow-http'],
    0,
    /Example song/,
  ],
]

let failed = 0
for (const [what, command, code, says] of CHECKS) {
  const packages = PACKAGES.map((name) => `--package=${name}`)
  const result = await run(['exec', '--yes', ...packages, '--', ...command])
  const isRight = result.code === code && says.test(result.text)
  if (!isRight) failed++
  process.stdout.write(
    `${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: code ${result.code}, ${result.text.slice(0, 400)}`}\n`,
  )
}
await Promise.all([open.app.close(), guarded.app.close()])
await rm(home, { recursive: true, force: true })
process.exitCode = failed > 0 ? 1 : 0

async function listening(authenticate: Authenticate): Promise<{ app: FastifyInstance; url: string }> {
  const library = demoLibrary()
  const app = fastify({ forceCloseConnections: true })
  await app.register(mcpRoutes, {
    authenticate,
    libraryFor: () => library,
    protectedResource: null,
    hostNames: ['localhost'],
  })
  await app.listen({ port: 0, host: 'localhost' })
  const address = app.server.address()
  return { app, url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}` }
}

function onlyWithToken({ headers }: Parameters<Authenticate>[0]): Awaited<ReturnType<Authenticate>> {
  if (headers.authorization === `Bearer ${TOKEN}`) return { kind: 'granted', subject: { id: 'client', scopes: 'all' } }
  return { kind: 'refused', challenge: { error: 'missing_token', description: 'Sign in first.', scopes: [] } }
}

function run(args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn('npm', args, {
    cwd: home,
    env: { ...process.env, HOME: home, npm_config_cache: join(home, 'npm') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}
