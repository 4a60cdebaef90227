import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeExample } from '../apps/web/scripts/make-example.ts'
import { SERVER_ENVIRONMENT } from './server-environment.ts'

/**
 * `npm run dev`: the whole product with every feature on, at PORT (8080 without). A change of the site is on screen at
 * once; after a change of the service it starts again.
 */
const root = join(import.meta.dirname, '..')
const sitePort = await freePort()
await makeExample()
const site = start(
  ['--conditions=development', join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev', '--logLevel', 'warn'],
  { SITE_PORT: String(sitePort) },
  join(root, 'apps/web'),
)
await answers(`http://localhost:${sitePort}/favicon.svg`)
const server = start(['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'], {
  ...SERVER_ENVIRONMENT,
  FEATURES: process.env['FEATURES'] ?? 'all',
  KVINT_ENVIRONMENT: process.env['KVINT_ENVIRONMENT'] ?? 'development',
  KVINT_SITE: `http://localhost:${sitePort}`,
})
for (const one of [site, server])
  one.on('exit', (code) => {
    for (const other of [site, server]) other.kill()
    process.exitCode = code ?? 0
  })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const one of [site, server]) one.kill(signal)
  })

function start(args: string[], env: Record<string, string>, cwd = root) {
  return spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(address: string): Promise<void> {
  for (;;) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
