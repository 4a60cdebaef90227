import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { SITE, swapBuild } from '../../../scripts/builds.ts'
import { makeExample } from './make-example.ts'
import { writeServiceWorker } from './write-service-worker.ts'

const TEXT = /\.(js|css|svg|json|txt|xml)$/

/** `npm run build -w @kvint/web`: the example's report, the site, what it keeps for days without a network, and each text of it in fewer bytes. */
await swapBuild(SITE, async (folder) => {
  await makeExample()
  const built = spawnSync('react-router', ['build'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, SITE_BUILD: folder },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
  writeServiceWorker(join(folder, 'client'))
  compressBuild(join(folder, 'client'))
})

/** Writes a `.br` and a `.gz` beside each text asset of the build, so that the server never compresses one twice. */
function compressBuild(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(file)) continue
    const content = readFileSync(join(folder, file))
    if (content.length < 1024) continue
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
