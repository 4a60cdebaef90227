import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPool, startPostgres } from '@kvint/postgres'
import { SERVER_ENVIRONMENT } from '../../../../scripts/server-environment.ts'
import { bareSite } from '../../reliability/bare-site.ts'
import { shippedServer } from '../../reliability/shipped-server.ts'
import { SESSION_KEY } from '../../reliability/spawn-server.ts'
import { signUp } from '../../reliability/sign-up.ts'

/** The service as a process of its own, over a database that outlives it, and people who may keep sets in it. */
export type Service = Awaited<ReturnType<typeof openService>>
export type Person = { readonly id: string; readonly token: string }

export async function openService(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-load-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataFolder: join(folder, 'postgres') })
  const pool = openPool(postgres.connectionString, { size: 2 })
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(process.execPath, [shippedServer()], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...SERVER_ENVIRONMENT,
        ...process.env,
        PORT: String(port),
        FEATURES: 'all',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        DATABASE_URL: postgres.connectionString,
        SESSION_KEY,
        KVINT_DATA: join(folder, 'data'),
        KVINT_SITE: bareSite(),
      },
    })
    for (let tries = 0; tries < 600; tries += 1) {
      if (
        await fetch(`${url}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      await wait(50)
    }
    throw new Error('The service did not start within half a minute.')
  }
  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Somebody with the allowance of PREMIUM. */
  async function person(name: string): Promise<Person> {
    const { id, token } = await signUp(url, `${name}@kvint.test`)
    await pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [id])
    return { id, token }
  }

  return {
    url,
    pool,
    start,
    stop,
    person,
    pid: () => child?.pid,
    async close(): Promise<void> {
      await stop('SIGTERM')
      await pool.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
