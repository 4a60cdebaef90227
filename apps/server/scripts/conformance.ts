import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as forward, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { STATE } from '../src/tools/conformance/input-required-tools.ts'
import { suiteFixtures } from '../src/tools/conformance/suite-fixtures.ts'
import { onlyWith, toolServer } from './tool-server.ts'

/**
 * Runs the official conformance suite against the real transports, open and behind a bearer token. What the suite calls
 * by fixed names is added to the server here and nowhere else. Arguments go to the suite: `--scenario ping --verbose`.
 */
const TOKEN = 'conformance'
const output = await mkdtemp(join(tmpdir(), 'kvint-conformance-'))
const asked = process.argv.slice(2)
const runs =
  asked.length > 0
    ? [asked]
    : [
        ['--requirements', '2025-11-25'],
        ['--requirements', '2026-07-28'],
      ]
let worst = 0
for (const isGuarded of [false, true]) {
  const server = await toolServer({
    extend: suiteFixtures,
    requestState: { verify: (state, context) => STATE.verify(state, context) },
    ...(isGuarded ? { authenticate: onlyWith(TOKEN) } : {}),
  })
  const proxy = isGuarded ? await tokenProxy(server.port) : null
  const url = `http://localhost:${proxy?.port ?? server.port}/mcp`
  for (const run of runs) {
    process.stdout.write(`\nconformance server ${run.join(' ')}${isGuarded ? ', behind a bearer token' : ''}\n`)
    worst = Math.max(worst, await suite(['server', '--url', url, ...run, '-o', output]))
  }
  proxy?.close()
  await server.app.close()
}
await rm(output, { recursive: true })
process.exitCode = worst

/** The suite can send no token of its own: this puts one on each request. */
async function tokenProxy(port: number) {
  const proxy = createServer((incoming, outgoing) => {
    const options = {
      port,
      host: 'localhost',
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, authorization: `Bearer ${TOKEN}` },
    }
    const onward = forward(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  return {
    port: portOf(proxy.address()),
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function portOf(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}

function suite(args: readonly string[]): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')
  const child = spawn(process.execPath, [join(dirname(manifest), 'dist/index.js'), ...args], { stdio: 'inherit' })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
