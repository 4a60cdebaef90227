import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type TestGround, TOKEN } from './test-ground.ts'

/** One run of somebody's client, and what it must come to. */
export type Trial = {
  readonly what: string
  readonly command: readonly string[]
  /** Whether it is to end with an error. */
  readonly fails: boolean
  /** In what it prints. */
  readonly says: RegExp
}

/** Every client × transport × list and call × with a token, without one, and without one where it is asked for. */
export function allTrials(ground: TestGround): Trial[] {
  const { configuration } = ground
  const places = [
    ['open', ground.open, []],
    ['with a token', ground.guarded, ['--header', `Authorization: Bearer ${TOKEN}`]],
  ] as const
  return [
    ...TRANSPORTS.flatMap(([name, path, flags]) => [
      ...places.flatMap(([how, url, header]) =>
        ways.map(([way, method, says]): Trial => ({
          what: `inspector, ${name}, ${how}: ${way}`,
          command: [...INSPECTOR, '--server-url', `${url}${path}`, ...flags, ...header, ...method],
          fails: false,
          says,
        })),
      ),
      {
        what: `inspector, ${name}, without the token`,
        command: [...INSPECTOR, '--server-url', `${ground.guarded}${path}`, ...flags, '--stored-auth-only', ...LIST],
        fails: true,
        says: /auth_required/,
      },
    ]),
    ...['folder', 'bridge', 'signedInBridge'].flatMap((server) =>
      ways.map(([way, method, says]): Trial => ({
        what: `inspector, stdio to ${NAMES[server]}: ${way}`,
        command: [...INSPECTOR, '--config', configuration, '--server', server, ...method],
        fails: false,
        says,
      })),
    ),
    {
      what: 'inspector, stdio to mcp-remote, without the token',
      command: [...INSPECTOR, '--config', configuration, '--server', 'refusedBridge', ...LIST],
      fails: true,
      says: /connect|closed|401|auth/i,
    },
    ...['open', 'signedIn', 'folder'].flatMap((server): Trial[] => [
      {
        what: `mcporter, ${NAMES[server]}: list`,
        command: ['mcporter', '--config', configuration, 'list', server, '--schema'],
        fails: false,
        says: /harmony_read/,
      },
      {
        what: `mcporter, ${NAMES[server]}: call`,
        command: ['mcporter', '--config', configuration, 'call', `${server}.harmony_read`, 'section:Drop'],
        fails: false,
        says: /section Drop/,
      },
    ]),
    {
      what: 'mcporter without the token',
      command: ['mcporter', '--config', configuration, 'call', 'guarded.harmony_read', 'section:Drop'],
      fails: true,
      says: /401|unauthorized|sign in|auth/i,
    },
  ]
}

/** FastMCP is Python: its trials are made where it is installed; null where it is not. */
export function fastmcpTrials({ configuration }: TestGround): Trial[] | null {
  if (spawnSync(PYTHON, ['-c', 'import fastmcp']).status !== 0) return null
  const client = fileURLToPath(new URL('fastmcp_client.py', import.meta.url))
  return [
    ...['open', 'signedIn', 'folder'].flatMap((server) =>
      ways.map(([way, , says]): Trial => ({
        what: `FastMCP, ${NAMES[server]}: ${way}`,
        command: [PYTHON, client, configuration, server, way],
        fails: false,
        says,
      })),
    ),
    {
      what: 'FastMCP without the token',
      command: [PYTHON, client, configuration, 'guarded', 'list'],
      fails: true,
      says: /401|unauthorized|sign in/i,
    },
  ]
}

const PYTHON = process.env['PYTHON'] ?? 'python3'
const INSPECTOR = ['mcp-inspector', '--cli']
const LIST = ['--method', 'tools/list', '--strict', '--format', 'json']
const CALL = [
  '--method',
  'tools/call',
  '--tool-name',
  'harmony_read',
  '--tool-args-json',
  '{"section":"Drop"}',
  '--format',
  'json',
]
const ways = [
  ['list', LIST, /harmony_read/],
  ['call', CALL, /section Drop/],
] as const
const TRANSPORTS = [
  ['HTTP with a session', '/mcp', ['--transport', 'http']],
  ['HTTP 2026-07-28', '/mcp', ['--transport', 'http', '--protocol-era', 'modern']],
  ['SSE', '/mcp/sse', ['--transport', 'sse']],
] as const
const NAMES: Readonly<Record<string, string>> = {
  folder: 'kvint mcp on a folder',
  open: 'HTTP',
  signedIn: 'HTTP with a token',
  bridge: 'mcp-remote',
  signedInBridge: 'mcp-remote with a token',
}
