import { spawn } from 'node:child_process'
import { buildSiteIfStale } from './build-site-if-stale.ts'

/** `npm start`: builds the site where it is stale, then serves it with every feature on, unless FEATURES says otherwise. */
const isShipped = process.argv.includes('--shipped')

if (!buildSiteIfStale()) process.exit(1)

const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FEATURES: isShipped ? 'none' : (process.env['FEATURES'] ?? 'all') },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
