import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openPool, startTestPostgres } from '@kvint/postgres'
import type { Check } from './check.ts'
import { shippedServer } from './shipped-server.ts'
import { inFolder, SESSION_KEY, spawnServer } from './spawn-server.ts'

export const STARTING: readonly Check[] = [
  {
    number: 2,
    name: 'a second server on the same data folder',
    limit: 'ends with an error in < 2 s, the first goes on and none of its files changes hands',
    run: () =>
      inFolder(async (folder) => {
        const first = await spawnServer({ KVINT_DATA: folder })
        const began = performance.now()
        const second = spawn(process.execPath, [shippedServer()], {
          env: { ...process.env, PORT: '0', FEATURES: 'all', KVINT_DATA: folder, KVINT_SITE: '/nowhere' },
          stdio: 'ignore',
        })
        const [code] = (await once(second, 'exit')) as [number]
        const ms = Math.round(performance.now() - began)
        const { status } = await fetch(`${first.url}/ready`)
        await first.stop()
        return {
          isGood: code !== 0 && status === 200 && ms < 2000,
          figure: `exit ${code} after ${ms} ms; the first answers ${status}`,
        }
      }),
  },
  {
    number: 3,
    name: 'from the start of the process to ready',
    limit: 'first start ≤ 5 s, later ≤ 1 s',
    run: () =>
      inFolder(async (folder) => {
        const first = await spawnServer({ KVINT_DATA: folder })
        await first.stop()
        const again = await spawnServer({ KVINT_DATA: folder })
        await again.stop()
        return {
          isGood: first.readyMs <= 5000 && again.readyMs <= 1000,
          figure: `first ${first.readyMs} ms, later ${again.readyMs} ms`,
        }
      }),
  },
  {
    number: 6,
    name: 'six nodes start at once on an empty database; a migration that was changed after it was applied',
    limit: 'each migration is applied once; a server with the changed one does not start',
    run: async () => {
      const postgres = await startTestPostgres(async () => undefined)
      const databaseUrl = await postgres.newDatabase()
      const env = { DATABASE_URL: databaseUrl, SESSION_KEY }
      const nodes = await Promise.all(
        Array.from({ length: 6 }, () => inFolder(async (folder) => await spawnServer({ ...env, KVINT_DATA: folder }))),
      )
      const pool = openPool(databaseUrl)
      const { rows } = await pool.query<{ applied: number; names: number }>(
        'select count(*)::int as applied, count(distinct version)::int as names from supabase_migrations.schema_migrations',
      )
      await Promise.all(nodes.map((node) => node.stop()))
      await pool.query(CHANGE_APPLIED)
      await pool.end()
      const refusal = await inFolder((folder) =>
        spawnServer({ ...env, KVINT_DATA: folder }).then(
          (node) => node.stop().then(() => ''),
          (error: unknown) => String(error),
        ),
      )
      await postgres.stop()
      const { applied = 0, names = 0 } = rows[0] ?? {}
      return {
        isGood: applied > 0 && applied === names && refusal !== '',
        figure: `6 ready, ${applied} migrations, each once: ${applied === names}; with a changed one: ${refusal.slice(0, 140) || 'started'}`,
      }
    },
  },
]

const CHANGE_APPLIED = `update supabase_migrations.schema_migrations set statements = array['select 1']
  where version = (select max(version) from supabase_migrations.schema_migrations)`
