import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { SITE, swapBuild } from '../../../scripts/builds.ts'
import { compressBuild } from './compress-build.ts'
import { makeExample } from './make-example.ts'
import { writeServiceWorker } from './write-service-worker.ts'

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
