import { rolldown } from 'rolldown'
import { join } from 'node:path'
import { SERVER, swapBuild } from '../../../scripts/builds.ts'

/**
 * `npm run build -w @kvint/server`: the service with all that it imports, in a few files of `build`. Finding and reading some
 * fifteen hundred modules is most of what a start takes.
 */
await swapBuild(SERVER, async (folder) => {
  const bundle = await rolldown({
    cwd: join(import.meta.dirname, '..'),
    input: {
      server: 'src/server.ts',
      operate: 'src/operator/operate.ts',
      'analysis-worker': 'src/music/jobs/analysis-worker.ts',
      'set-worker': 'src/music/library/set-worker.ts',
      'visitor-worker': 'src/music/sharing/visitor-worker.ts',
      'demo-worker': 'src/tools/demo-worker.ts',
      'png-worker': '../../packages/mcp/src/resources/png-worker.ts',
    },
    platform: 'node',
    /** Native, or with files of their own beside them, or large and for few: they stay where npm put them. */
    external: ['@resvg/resvg-js', 'piscina', 'pg-native', '@aws-sdk/client-s3', '@tus/s3-store'],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
})
