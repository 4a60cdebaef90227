import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `npm run hosted`: see `run-alone.ts`. What came of reading and compiling the modules is kept for the next start. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/kvint', import.meta.url)))
await import('./run-alone.ts')
setTimeout(flushCompileCache, 2000).unref()
