import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * `npm run build -w @kvint/server`: the service with all that it imports, in a few files of `build`. Finding and reading some
 * fifteen hundred modules is most of what a start takes.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, 'build')
const unfinished = join(root, `../../node_modules/.cache/server.${process.pid}`)

const bundle = await rolldown({
  cwd: root,
  input: { server: 'src/server.ts', 'analysis-worker': 'src/music/jobs/analysis-worker.ts' },
  platform: 'node',
  /** Native, or with files of their own beside them, or large and for few: they stay where npm put them. */
  external: ['@resvg/resvg-js', 'piscina', 'pg-native', '@aws-sdk/client-s3', '@tus/s3-store'],
})
await bundle.write({ dir: unfinished, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
await bundle.close()
await rm(target, { recursive: true, force: true })
await rename(unfinished, target)
