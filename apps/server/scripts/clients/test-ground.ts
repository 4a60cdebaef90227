import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSet, exampleSet } from '@kvint/als/build'
import { type FastifyInstance, fastify } from 'fastify'
import { type Authenticate, everybody } from '../../src/mcp/access.ts'
import { demoLibrary } from '../../src/mcp/demo-library.ts'
import { mcpRoutes } from '../../src/mcp/mcp-routes.ts'

/** What clients are let loose on, and their configuration as the documentation writes it. */
export type TestGround = {
  readonly home: string
  /** Anybody may ask. */
  readonly open: string
  /** Only who has the token. */
  readonly guarded: string
  /** A file of `mcpServers`: `folder`, `open`, `guarded`, `signedIn`, `bridge`, `refusedBridge`, `signedInBridge`. */
  readonly configuration: string
  readonly close: () => Promise<void>
}

export const TOKEN = 'third-party'

export async function testGround(): Promise<TestGround> {
  const home = await mkdtemp(join(tmpdir(), 'kvint-clients-'))
  const sets = join(home, 'sets', 'Example song Project')
  await mkdir(sets, { recursive: true })
  await writeFile(join(sets, 'Example song.als'), await buildSet(exampleSet()))
  const [open, guarded] = [await listening(everybody), await listening(onlyWithToken)]
  const bearer = { headers: { Authorization: `Bearer ${TOKEN}` } }
  const bridge = (url: string, ...more: readonly string[]) => ({
    command: 'mcp-remote',
    args: [`${url}/mcp`, '--allow-http', ...more],
  })
  const mcpServers = {
    folder: { command: process.execPath, args: [KVINT, 'mcp', '--folder', join(home, 'sets')] },
    open: { type: 'http', url: `${open.url}/mcp` },
    guarded: { type: 'http', url: `${guarded.url}/mcp` },
    signedIn: { type: 'http', url: `${guarded.url}/mcp`, ...bearer },
    bridge: bridge(open.url),
    refusedBridge: bridge(guarded.url),
    signedInBridge: bridge(guarded.url, '--header', `Authorization:Bearer ${TOKEN}`),
  }
  const configuration = join(home, 'mcp.json')
  await writeFile(configuration, JSON.stringify({ mcpServers }))
  return {
    home,
    open: open.url,
    guarded: guarded.url,
    configuration,
    close: async () => {
      await Promise.all([open.app.close(), guarded.app.close()])
      await rm(home, { recursive: true, force: true })
    },
  }
}

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

const KVINT = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
