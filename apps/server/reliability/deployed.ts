import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSilentLine, startTestPostgres } from '@kvint/postgres'
import { bareSite } from './bare-site.ts'
import type { Check } from './check.ts'
import { freePorts } from './real-parts/run-part.ts'
import { shippedServer } from './shipped-server.ts'
import { inFolder, pause, SESSION_KEY } from './spawn-server.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Debian’s slim base, unpacked. */
const BASE_MB = 75

export const DEPLOYED: Check = {
  number: 41,
  name: 'the folder that goes into the image, in a chroot of its own where it may write nothing but /data and /tmp, as another account',
  limit: `≤ 250 MB with the base of the image (${BASE_MB} MB), ready, ends with 0; systemd finds nothing wrong with the unit`,
  run: () =>
    inFolder(async (folder) => {
      if (process.getuid?.() !== 0) return { isGood: null, figure: 'needs the right to make a chroot (root)' }
      shippedServer()
      const root = join(folder, 'root')
      const app = join(root, 'srv/kvint')
      mkdirSync(join(root, 'srv'), { recursive: true })
      const collect = join(ROOT, 'deploy/collect-runtime.ts')
      execFileSync(process.execPath, [collect, '--to', app, '--site', bareSite()], { stdio: 'ignore' })
      const sizeMb = Number(execFileSync('du', ['-sm', app]).toString().split('\t')[0])
      const postgres = await startTestPostgres(async () => undefined)
      const address = await postgres.newDatabase()
      const socket = decodeURIComponent(/host=([^&]+)/.exec(address)?.[1] ?? '')
      const line = await openSilentLine({ path: join(socket, '.s.PGSQL.5432') })
      const [port = 0] = await freePorts(1)
      const env = {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        NODE_ENV: 'production',
        PORT: String(port),
        FEATURES: 'all',
        KVINT_DATA: '/data',
        SESSION_KEY,
        DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}/${/@\/(\w+)/.exec(address)?.[1]}`,
      }
      for (const name of ['usr', 'lib', 'lib64', 'bin', 'data', 'tmp', 'dev', 'proc', 'etc'])
        mkdirSync(join(root, name), { recursive: true })
      chmodSync(join(root, 'data'), 0o777)
      chmodSync(join(root, 'tmp'), 0o1777)
      writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
      const child = spawn('unshare', ['-m', '/bin/sh', '-c', IN_CHROOT, root], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let words = ''
      child.stderr.on('data', (part) => (words += String(part)))
      const exit = once(child, 'exit')
      let isReady = false
      for (let tries = 0; tries < 300 && child.exitCode === null && !isReady; tries += 1) {
        await pause(100)
        isReady = (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.status === 200
      }
      child.kill('SIGTERM')
      const [code] = (await exit) as [number]
      await line.close()
      await postgres.stop()
      const unit = await verifyUnit(folder, app)
      return {
        isGood: isReady && code === 0 && sizeMb + BASE_MB <= 250 && (unit === '' || unit === NO_SYSTEMD),
        figure: `${sizeMb} MB and ${BASE_MB} of the base; ready: ${isReady}, exit ${code} ${words.slice(0, 300)}; unit: ${unit || 'nothing to say'}`,
      }
    }),
}

async function verifyUnit(folder: string, app: string): Promise<string> {
  if (!existsSync('/usr/bin/systemd-analyze')) return NO_SYSTEMD
  const unit = join(folder, 'kvint.service')
  writeFileSync(unit, readFileSync(join(ROOT, 'deploy/kvint.service'), 'utf8').replaceAll('/srv/kvint', app))
  try {
    return execFileSync('/usr/bin/systemd-analyze', ['verify', unit], { stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim()
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
  }
}

const NO_SYSTEMD = 'systemd-analyze is not here'
/** The libraries of this machine stand for those of the base; all is read-only but /data and /tmp. */
const IN_CHROOT = `set -e
for d in usr lib lib64 bin; do [ -e /$d ] && mount --rbind /$d $0/$d; done
mount --rbind /dev $0/dev; mount --rbind /proc $0/proc
mount --bind $0/srv $0/srv; mount -o remount,ro,bind $0/srv
cd $0; exec chroot --userspec=65534:65534 $0 /bin/sh -c 'cd /srv/kvint && exec node_modules/node/bin/node apps/server/build/server.js'`
