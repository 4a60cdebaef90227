import { KvintError } from '@kvint/contract'
import type { Pool } from 'pg'
import type { Columns } from '../platform/database/columns.ts'
import { queueAgain } from '../music/projects/queue-again.ts'

/** `kvint queue …`: what to print. @throws KvintError `bad-request` for a word that it does not know */
export async function queueCommand(pool: Pool, [word = 'status', ...options]: readonly string[]): Promise<string> {
  switch (word) {
    case 'status':
      return await status(pool)
    case 'pause':
      await pool.query('insert into kvint.queue_pauses default values on conflict do nothing')
      return 'The queue is paused: what runs ends, nothing more is taken. Go on with: kvint queue resume'
    case 'resume':
      await pool.query('delete from kvint.queue_pauses')
      return 'The queue goes on.'
    case 'requeue':
      return await requeue(pool, options.includes('--failed') ? ['parked', 'failed'] : ['parked'])
    default:
      throw new KvintError(
        'bad-request',
        `There is no "queue ${word}". Use status, pause, resume, or requeue [--failed].`,
      )
  }
}

async function status(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Columns<'kvint.saves', 'state'> & { count: number; seconds: number | null }>(STATUS)
  const { rowCount } = await pool.query('select from kvint.queue_pauses')
  const lines = rows.map(({ state, count, seconds }) =>
    state === 'waiting' ? `${state} ${count}, the oldest for ${seconds ?? 0} s` : `${state} ${count}`,
  )
  const problems = (await pool.query<Columns<'kvint.saves', 'problem'> & { count: number }>(PROBLEMS)).rows
  return [
    rowCount ? 'paused' : 'open',
    ...lines,
    ...problems.map(({ problem, count }) => `parked ${count} times: ${problem}`),
  ].join('\n')
}

/** A thousand at a time, so that no lock is held for long. Such a set counts as given to the queue now. */
async function requeue(pool: Pool, states: readonly string[]): Promise<string> {
  let count = 0
  for (;;) {
    const { rows } = await pool.query<Columns<'kvint.saves', 'id'>>(SET_ASIDE, [states])
    if (rows.length === 0) return `${count} ${count === 1 ? 'set waits' : 'sets wait'} for analysis again.`
    await queueAgain(
      pool,
      rows.map(({ id }) => id),
    )
    count += rows.length
  }
}

const SET_ASIDE = 'select id from kvint.saves where state = any($1) order by created_at limit 1000'
const STATUS = `select state, count(*)::int as count, round(extract(epoch from now() - min(queued_at)))::int as seconds
  from kvint.saves group by state order by state`
const PROBLEMS = `select problem, count(*)::int as count from kvint.saves where state = 'parked' and problem is not null
  group by problem order by count desc limit 5`
