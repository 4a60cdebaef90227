import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queueAgain } from '../projects/queue-again.ts'
import { type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import { type Job, jobRowsIn } from './job-rows.ts'

const FACTS = { key: null, bpm: 120, lengthBars: 4, tracks: 1 }

describe.skipIf(!hasPostgres())('turns at the queue', () => {
  let site: Keepers
  let [ann, bo, cy]: Keeper[] = []
  beforeAll(async () => {
    site = await startKeepers()
    ;[ann, bo, cy] = [await site.person(), await site.person(), await site.person()]
    /** The service’s own workers find nothing: what waits here waits under another state for them. */
    await site.sql('insert into kvint.queue_pauses default values on conflict do nothing')
  }, 60_000)
  beforeEach(() => site.sql('delete from kvint.saves'))
  afterAll(() => site?.close(), 60_000)

  /** So many sets of one person, given to the queue at once. */
  async function send(who: Keeper | undefined, count: number): Promise<void> {
    const [project] = await site.sql('insert into kvint.projects (user_id, name) values ($1, $2) returning id', [
      who?.id,
      crypto.randomUUID(),
    ])
    await site.sql(
      `insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state, queued_at)
        select $1, $2, n || '.als', gen_random_uuid()::text, 1, 'waiting', now() from generate_series(1, $3::int) n`,
      [project.id, who?.id, count],
    )
  }
  /** Takes past the pause, as a worker of an open queue would. */
  async function take(): Promise<Job | undefined> {
    const client = await site.pool.connect()
    try {
      await client.query('begin; delete from kvint.queue_pauses')
      return await jobRowsIn(client).take()
    } finally {
      await client.query('insert into kvint.queue_pauses default values on conflict do nothing; commit')
      client.release()
    }
  }
  async function workOff(count: number): Promise<(string | undefined)[]> {
    const owners = []
    for (let at = 0; at < count; at += 1) {
      const job = await take()
      if (job) await jobRowsIn(site.pool).finish(job, '{}', FACTS)
      owners.push(job?.userId)
    }
    return owners
  }

  it('go round: who comes with one set waits for one of each, not for five hundred', async () => {
    await send(ann, 500)
    expect(await workOff(3)).toEqual([ann?.id, ann?.id, ann?.id])
    await send(bo, 1)
    expect(await workOff(4)).toContain(bo?.id)
    await send(bo, 20)
    await send(cy, 20)
    const owners = await workOff(30)
    for (const who of [ann, bo, cy]) expect(owners.filter((id) => id === who?.id).length).toBeGreaterThanOrEqual(7)
  })

  it('are with several workers first for those who have the fewest under way', async () => {
    await send(ann, 20)
    await take()
    await take()
    await send(bo, 1)
    expect((await take())?.userId).toBe(bo?.id)
  })

  it('come at once for a set that its owner asks for by name, whatever else of hers waits', async () => {
    await send(ann, 50)
    const [last] = await site.sql('select id from kvint.saves order by turn desc limit 1')
    await site.sql(`update kvint.saves set state = 'failed', queued_at = null where id = $1`, [last.id])
    await queueAgain(site.pool, [last.id], { isAsked: true })
    const [{ place }] = await site.sql(
      `select count(*)::int as place from kvint.saves where turn < (select turn from kvint.saves where id = $1)`,
      [last.id],
    )
    expect(place).toBe(0)
  })

  it('stand still while an operator has paused the queue', async () => {
    await send(ann, 1)
    expect(await jobRowsIn(site.pool).take()).toBeUndefined()
    expect(await take()).toBeDefined()
  })
})
