import { join } from 'node:path'
import { buildIfStale, SERVER } from '../../../scripts/builds.ts'

/** What `npm start` runs: the built server, built again where its sources have changed since. */
export function shippedServer(): string {
  isBuilt ??= buildIfStale(SERVER)
  if (!isBuilt) throw new Error('The server could not be built: see above.')
  return join(import.meta.dirname, '../build/server.js')
}

let isBuilt: boolean | undefined
