import { join } from 'node:path'
import { openPool, startPostgres } from '@kvint/postgres'
import { killHard } from '../../../scripts/kill-hard.ts'
import type { Check } from './check.ts'
import { writeMessage } from './sign-up.ts'
import { inFolder, pause, percentile, spawnServer } from './spawn-server.ts'

const LONGEST_LIFE_MS = 400

export const killed = (kills: number): Check => ({
  number: 1,
  name: `${kills} times SIGKILL under writes, Node alone and with the whole database in turn`,
  limit: 'no acknowledged write lost, indexes sound, ready again ≤ 10 s (Node alone: ≤ 2 s)',
  run: () =>
    inFolder(async (folder) => {
      const acknowledged: string[] = []
      const readyMs: Record<'node' | 'tree', number[]> = { node: [], tree: [] }
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
        if (kill > 0) readyMs[kill % 2 === 1 ? 'node' : 'tree'].push(server.readyMs)
        const life = new AbortController()
        const writers = Array.from({ length: 4 }, () => write(server.url, life.signal, acknowledged))
        await pause(Math.random() * LONGEST_LIFE_MS)
        killHard(server.child, kill % 2 === 1)
        life.abort()
        await Promise.all([...writers, server.exit])
      }
      const { lost, unsound } = await look(join(folder, 'postgres'), acknowledged)
      const [node, tree] = [Math.max(...readyMs.node), Math.max(...readyMs.tree)]
      return {
        isGood: lost === 0 && unsound === 0 && node <= 2000 && tree <= 10_000,
        figure: `${acknowledged.length} writes acknowledged, ${lost} lost, ${unsound} indexes unsound; ready again p95 ${percentile(readyMs.node, 0.95)} ms, worst ${node} ms; with the database p95 ${percentile(readyMs.tree, 0.95)} ms, worst ${tree} ms`,
      }
    }),
})

async function write(url: string, signal: AbortSignal, acknowledged: string[]): Promise<void> {
  while (!signal.aborted) {
    const answer = await writeMessage(url).catch(() => undefined)
    if (answer?.id) acknowledged.push(answer.id)
  }
}

async function look(dataFolder: string, acknowledged: readonly string[]) {
  const postgres = await startPostgres({ dataFolder })
  const pool = openPool(postgres.connectionString, { size: 1 })
  const { rows } = await pool.query<{ id: string }>('select id from kvint.contact_messages')
  const kept = new Set(rows.map(({ id }) => id))
  await pool.query('create extension if not exists amcheck')
  const indexes = await pool.query<{ name: string }>(INDEXES)
  let unsound = 0
  for (const { name } of indexes.rows)
    await pool.query('select bt_index_check($1::regclass, true)', [name]).catch(() => (unsound += 1))
  await pool.end()
  await postgres.stop()
  return { lost: acknowledged.filter((id) => !kept.has(id)).length, unsound }
}

const INDEXES = `select c.oid::regclass::text as name from pg_class c join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`
