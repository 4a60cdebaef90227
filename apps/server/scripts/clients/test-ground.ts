import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSet, exampleSet } from '@kvint/als/build'
import { onlyWith, toolServer } from '../tool-server.ts'

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
  const [open, guarded] = [await toolServer(), await toolServer({ authenticate: onlyWith(TOKEN) })]
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

const KVINT = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
