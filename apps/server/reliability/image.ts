import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPool, openSilentLine, startTestPostgres } from '@kvint/postgres'
import type { Check } from './check.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { freePorts } from './real-parts/run-part.ts'
import { signUp } from './sign-up.ts'
import { pause, SESSION_KEY } from './spawn-server.ts'

const IMAGE = process.env['KVINT_IMAGE']
const LARGEST_MB = 250

export const CONTAINER_IMAGE: Check = {
  number: 51,
  name: 'the image that deploy/Containerfile makes, run by Podman with a read-only root and no capabilities',
  limit: `≤ ${LARGEST_MB} MB, another account than root, healthy, an account keeps a set and has it analysed, doctor finds nothing wrong, ends with 0`,
  async run() {
    if (!IMAGE) return { isGood: null, figure: 'say which image: KVINT_IMAGE=localhost/kvint' }
    let runtime: string | undefined
    for (const name of ['runc', 'crun'])
      if ((await podman(name, 'run', '--rm', ...LIMITS, '--entrypoint', '/bin/true', IMAGE)).ok) runtime = name
    if (!runtime) return { isGood: null, figure: 'Podman does not run here, or has no such image' }
    const inspected = (await podman(runtime, 'image', 'inspect', IMAGE)).words
    const [made] = JSON.parse(inspected) as [Made]
    const test = made.Healthcheck?.Test.slice(1) ?? []
    const postgres = await startTestPostgres(async () => undefined)
    const address = await postgres.newDatabase()
    const socket = decodeURIComponent(/host=([^&]+)/.exec(address)?.[1] ?? '')
    const line = await openSilentLine({ path: join(socket, '.s.PGSQL.5432') })
    const [port = 0] = await freePorts(1)
    const name = `kvint-check-${port}`
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      FEATURES: 'all',
      SESSION_KEY,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}/${/@\/(\w+)/.exec(address)?.[1]}`,
    }
    const given = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    const child = spawn('podman', [
      '--runtime',
      runtime,
      'run',
      '--rm',
      '--name',
      name,
      ...CLOSED,
      ...LIMITS,
      ...given,
      IMAGE,
    ])
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (words += String(part)))
    const exit = once(child, 'exit')
    const url = `http://127.0.0.1:${port}`
    try {
      for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1, await pause(100))
        if ((await fetch(`${url}/ready`).catch(() => undefined))?.status === 200) break
      if (child.exitCode !== null)
        return { isGood: false, figure: `it ended with ${child.exitCode}: ${words.slice(-300)}` }
      const page = await (await fetch(url)).text()
      const person = await signUp(url)
      const pool = openPool(address, { size: 1 })
      const kept = await keepSmallSet(url, person, 1)
      let state = ''
      for (let tries = 0; tries < 300 && state !== 'done'; tries += 1, await pause(100))
        state = (await pool.query<{ state: string }>('select state from kvint.saves')).rows[0]?.state ?? ''
      await pool.end()
      const isHealthy = test.length > 0 && (await podman(runtime, 'exec', name, ...test)).ok
      const doctor = (await podman(runtime, 'exec', name, 'kvint', 'doctor')).words
      const isWritable = (await podman(runtime, 'exec', name, 'touch', '/srv/kvint/x')).ok
      await podman(runtime, 'stop', '--time', '30', name)
      const [code] = (await exit) as [number]
      const sizeMb = Math.round(made.Size / 1e6)
      return {
        isGood:
          sizeMb <= LARGEST_MB &&
          made.Config.User === 'kvint' &&
          page.includes('<h1') &&
          state === 'done' &&
          isHealthy &&
          !isWritable &&
          !/^wrong/m.test(doctor) &&
          code === 0,
        figure: `${sizeMb} MB, as ${made.Config.User}, by ${runtime}; healthy: ${isHealthy}; page of ${page.length} bytes; a set: ${kept}, ${state}; root writable: ${isWritable}; doctor: ${doctor.match(/^wrong .*/gm)?.join('; ') ?? 'nothing wrong'}; exit ${code}`,
      }
    } finally {
      await podman(runtime, 'kill', name)
      await line.close()
      await postgres.stop()
    }
  },
}

type Made = {
  readonly Size: number
  readonly Config: { readonly User: string }
  /** Left out of images of the OCI's format. */
  readonly Healthcheck?: { readonly Test: readonly string[] }
}

/** As compose.yaml says, but on the network of this machine, where the database is; its health is asked for here, not by systemd. */
const CLOSED = [
  '--network=host',
  '--no-healthcheck',
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
]
/** Those that Podman sets by itself may be above what this machine allows. */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']

/** Not waited for by the thread: the way to the database goes through it. */
async function podman(
  runtime: string,
  ...args: readonly string[]
): Promise<{ readonly ok: boolean; readonly words: string }> {
  return await promisify(execFile)('podman', ['--runtime', runtime, ...args]).then(
    ({ stdout, stderr }) => ({ ok: true, words: `${stdout}${stderr}`.trim() }),
    (error: unknown) => ({ ok: false, words: String(error) }),
  )
}
