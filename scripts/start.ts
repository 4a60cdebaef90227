import { spawn } from 'node:child_process'
import './build-stale.ts'
import { SERVER_ENVIRONMENT } from './server-environment.ts'

/** `npm start`: builds what is stale, then serves the site with every feature on, unless FEATURES says otherwise. */
const isShipped = process.argv.includes('--shipped')

const server = spawn(process.execPath, ['apps/server/build/server.js'], {
  stdio: 'inherit',
  env: { ...SERVER_ENVIRONMENT, ...process.env, FEATURES: isShipped ? 'none' : (process.env['FEATURES'] ?? 'all') },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
