import { type Plugin, rolldown } from 'rolldown'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER, swapBuild } from '../../../scripts/builds.ts'

/** An `import` of `node:http` reads each of its exports, and with them the whole of Node's fetch, which no start needs. */
const LAZY_HTTP: Plugin = {
  name: 'lazy-http',
  resolveId: { filter: { id: /^(?:node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => ({ code: "module.exports = process.getBuiltinModule('node:http')", moduleType: 'js' }),
  },
}

/** A file with one letter beyond ASCII is decoded, and kept in two bytes a letter, whole. */
function inAscii(path: string): void {
  const code = readFileSync(path, 'utf8')
  if (/(?<!\\)(?:\\\\)*\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f`]/.test(code))
    throw new Error(`A letter of ${path} would mean something else when it is escaped.`)
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(path, code.replaceAll(/[^\0-\x7f]/g, escape))
}

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
    plugins: [LAZY_HTTP],
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  })
  await bundle.close()
  for (const { fileName } of output) if (fileName.endsWith('.js')) inAscii(join(folder, fileName))
})
