import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Reading and compiling the modules is most of a start: what came of it is kept for the next one. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/kvint', import.meta.url)))
await import('./serve.ts')
setTimeout(flushCompileCache, 2000).unref()
