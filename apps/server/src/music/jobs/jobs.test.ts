import { setTimeout as wait } from 'node:timers/promises'
import type { KeptSave } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from '../projects/testing/keepers.ts'
import type { Facts } from './analysis-worker.ts'
import { type Job, jobRowsIn } from './job-rows.ts'
import { listenForSaveChanges, type SaveChange } from './save-changes.ts'

const FACTS: Facts = { key: 'A minor', bpm: 120, lengthBars: 4, tracks: 1 }

describe.skipIf(!hasPostgres())('the queue of analyses', () => {
  let site: Keepers
  beforeAll(async () => {
    site = await startKeepers()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  /** A save that the running service leaves alone: its time has not come, until `take` brings it. */
  async function waiting(who: Keeper, name = crypto.randomUUID()): Promise<string> {
    const [project] = await site.sql('insert into kvint.projects (user_id, name) values ($1, $2) returning id', [
      who.id,
      name,
    ])
    const [save] = await site.sql(
      `insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state, queued_at, run_at)
        values ($1, $2, $3 || '.als', $3, 1, 'waiting', now(), now() + interval '1 hour') returning id`,
      [project.id, who.id, name],
    )
    return save.id
  }
  /** Taken as a worker would, by another number than the service’s own would have. */
  async function taken(id: string): Promise<Job> {
    const [job] = await site.sql(
      `update kvint.saves set state = 'running', attempts = attempts + 1, fence = fence + 1, lease_ends_at = now() + interval '1 hour'
        where id = $1 returning id, user_id as "userId", content_hash as hash, file_name as "fileName", breaks, fence`,
      [id],
    )
    return job
  }
  const row = async (id: string) => (await site.sql('select * from kvint.saves where id = $1', [id]))[0]
  const rows = () => jobRowsIn(site.pool)

  it('lets the newest holder write, and no earlier one', async () => {
    const id = await waiting(await site.person())
    const [early, late] = [await taken(id), await taken(id)]
    await rows().finish(early, '{"from":"early"}', FACTS)
    expect((await row(id)).state).toBe('running')
    expect(await rows().renew(early)).toBe(false)
    expect(await rows().renew(late)).toBe(true)
    await rows().finish(late, '{"b":1, "a":2}', FACTS)
    await rows().fail(late, 'too late')
    expect(await row(id)).toMatchObject({ state: 'done', problem: null, key_name: 'A minor' })
    expect((await site.sql('select report::text from kvint.saves where id = $1', [id]))[0].report).toBe(
      '{"b":1, "a":2}',
    )
  })

  it('tries again later what broke, and sets it aside the third time with what happened', async () => {
    const id = await waiting(await site.person())
    for (const breaks of [1, 2]) {
      await rows().breakOff(await taken(id), 'it broke')
      expect(await row(id)).toMatchObject({ state: 'waiting', breaks })
      expect((await row(id)).run_at.getTime()).toBeGreaterThan(Date.now())
    }
    await rows().breakOff(await taken(id), 'it needs more than the 768 MB that one set may take')
    expect(await row(id)).toMatchObject({
      state: 'parked',
      queued_at: null,
      problem: expect.stringContaining('768 MB'),
    })
  })

  it('sets aside what took its process down again and again, and not before', async () => {
    const id = await waiting(await site.person())
    await taken(id)
    await site.sql(`update kvint.saves set lease_ends_at = now() - interval '1 second', attempts = 8 where id = $1`, [
      id,
    ])
    await rows().setAsideLost()
    expect(await row(id)).toMatchObject({ state: 'parked', problem: expect.stringContaining('whole server down') })
  })

  it('gives back without counting the try', async () => {
    const id = await waiting(await site.person())
    await rows().giveBack(await taken(id))
    expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await site.sql('delete from kvint.saves where id = $1', [id])
  })

  it('takes up a save whose worker was lost, and analyses it', async () => {
    const who = await site.person()
    const { id, saves } = (await who.keep('Lost.als', await chordSet('Lost'))).json()
    await who.finished(id)
    await site.sql(
      `update kvint.saves set state = 'running', report = null, attempts = 1, lease_ends_at = now() - interval '1 second' where id = $1`,
      [saves[0].id],
    )
    await expect.poll(async () => (await row(saves[0].id)).state).toBe('done')
    expect((await row(saves[0].id)).report).not.toBeNull()
  })

  it('cancels what waits at once and what runs by its worker, and takes both up again when asked', async () => {
    const who = await site.person()
    const id = await waiting(who)
    const { project_id: projectId } = await row(id)
    const address = `/api/v1/projects/${projectId}/saves/${id}`
    expect((await who.post(`${address}/cancel`)).json()).toMatchObject({ state: 'cancelled' })
    expect((await who.post(`${address}/cancel`)).statusCode).toBe(409)
    const job = await taken(id)
    expect((await who.post(`${address}/cancel`)).json()).toMatchObject({ state: 'running' })
    expect(await rows().renew(job)).toBe(false)
    await rows().cancel(job)
    expect(await row(id)).toMatchObject({ state: 'cancelled', queued_at: null, is_cancel_asked: false })
    expect((await (await site.person()).post(`${address}/retry`)).statusCode).toBe(404)
    expect((await who.post(`${address}/retry`)).json()).toMatchObject({ state: 'waiting', problem: null })
    const next = await waiting(who)
    const { project_id: nextProjectId } = await row(next)
    expect((await who.post(`/api/v1/projects/${nextProjectId}/saves/${next}/retry`)).statusCode).toBe(409)
  })

  it('lets a set wait for what is away as often as it takes, and a person take up what was set aside', async () => {
    const id = await waiting(await site.person())
    for (let round = 0; round < 12; round += 1) await rows().postpone(await taken(id), 'The store is away.')
    expect(await row(id)).toMatchObject({ state: 'waiting', problem: 'The store is away.', breaks: 0, attempts: 0 })
    await rows().park(await taken(id), 'Its file is gone.')
    expect(await row(id)).toMatchObject({ state: 'parked', problem: 'Its file is gone.', queued_at: null })
  })

  it('cancels what was to be cancelled when its worker died', async () => {
    const id = await waiting(await site.person())
    await taken(id)
    await site.sql(
      `update kvint.saves set is_cancel_asked = true, lease_ends_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await expect.poll(async () => (await row(id)).state).toBe('cancelled')
  })

  it('takes saves of those with the fewest under way first', async () => {
    const [busy, idle] = [await site.person(), await site.person()]
    await taken(await waiting(busy))
    const [first, second] = [await waiting(busy), await waiting(idle)]
    const client = await site.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update kvint.saves set run_at = now() - interval '2 seconds' where id = $1`, [first])
      await client.query(`update kvint.saves set run_at = now() - interval '1 second' where id = $1`, [second])
      const job = await jobRowsIn(client).take()
      expect(job?.id).toBe(second)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('tells every listener of what another server committed', async () => {
    const who = await site.person()
    const changes = await listenForSaveChanges(site.databaseUrl, site.app.log)
    onTestFinished(() => changes.close())
    const heard: (SaveChange | 'missed')[] = []
    changes.subscribe((change) => heard.push(change))
    const id = await waiting(who)
    await rows().tell(await taken(id), 0.5, 'Working out chords')
    await expect
      .poll(() => heard.flatMap((change) => (change !== 'missed' && change.saveId === id ? [change.state] : [])))
      .toEqual(['waiting', 'running', 'running'])
    await site.sql(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen kvint_saves'`)
    await expect.poll(() => heard.at(-1)).toBe('missed')
  })

  describe('as a stream of events', () => {
    async function open(who: Keeper, lastEventId?: number) {
      const url = await listening()
      const stop = new AbortController()
      onTestFinished(() => stop.abort())
      const answer = await fetch(`${url}/api/v1/projects/events`, {
        headers: { ...who.headers, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
        signal: stop.signal,
      })
      expect(answer.headers.get('content-type')).toContain('text/event-stream')
      const saves: KeptSave[] = []
      const gone: string[] = []
      let [hasBegun, hasEnded] = [false, false]
      const read = async () => {
        let text = ''
        for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
          text += part
          hasBegun = true
          const blocks = text.split('\n\n')
          text = blocks.pop() ?? ''
          for (const block of blocks) {
            const data = /^data: (.*)$/m.exec(block)?.[1]
            if (data && block.includes('event: save')) saves.push(JSON.parse(data))
            if (data && block.includes('event: gone')) gone.push(JSON.parse(data).saveId)
          }
        }
      }
      void read()
        .catch(() => undefined)
        .finally(() => (hasEnded = true))
      return { saves, gone, stop: () => stop.abort(), hasBegun: () => hasBegun, hasEnded: () => hasEnded }
    }
    let address: string | undefined
    async function listening(): Promise<string> {
      address ??= await site.app.listen({ port: 0, host: '127.0.0.1' })
      return address
    }

    it('leaves room for others: one account has twenty', async () => {
      const [who, other] = [await site.person(), await site.person()]
      const url = await listening()
      const stop = new AbortController()
      onTestFinished(() => stop.abort())
      const ask = ({ headers }: Keeper) => fetch(`${url}/api/v1/projects/events`, { headers, signal: stop.signal })
      const answers = await Promise.all(Array.from({ length: 23 }, () => ask(who)))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
      expect((await ask(other)).status).toBe(200)
    })

    it('shows a set from waiting to its report, and its end', async () => {
      const who = await site.person()
      const stream = await open(who)
      const { id, saves } = (await who.keep('Live.als', await chordSet('Live'))).json()
      await expect.poll(() => stream.saves.at(-1)?.state).toBe('done')
      expect(stream.saves.at(-1)).toMatchObject({ projectId: id, progress: 1, facts: { bpm: 120 } })
      await who.remove(`/api/v1/projects/${id}`)
      await expect.poll(() => stream.gone).toEqual([saves[0].id])
    })

    it('resumes where it broke off: every save ends up as it is', async () => {
      const who = await site.person()
      const first = await open(who)
      const ids = [await waiting(who), await waiting(who), await waiting(who)]
      await expect.poll(() => first.saves.length).toBeGreaterThanOrEqual(3)
      const last = Math.max(...first.saves.map(({ event }) => event))
      first.stop()
      for (const id of ids) await rows().tell(await taken(id), 0.7, 'Working out keys')
      const second = await open(who, last)
      await expect
        .poll(() => ids.map((id) => second.saves.findLast((save) => save.id === id)?.progress))
        .toEqual([0.7, 0.7, 0.7])
    })

    it('begins with the newest changes, not with all that is kept', async () => {
      const who = await site.person()
      await site.sql(
        `with project as (insert into kvint.projects (user_id, name) values ($1, 'Many') returning id)
          insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state)
          select project.id, $1, n || '.als', 'many ' || n, 1, 'failed' from project, generate_series(1, 300) n`,
        [who.id],
      )
      const [{ newest }] = await site.sql('select max(event)::int as newest from kvint.saves where user_id = $1', [
        who.id,
      ])
      const stream = await open(who)
      await expect.poll(() => stream.saves.at(-1)?.event).toBe(newest)
      expect(stream.saves.length).toBeLessThanOrEqual(100)
      const late = await open(who, newest - 1)
      await expect.poll(() => late.saves.at(-1)?.event).toBe(newest)
    })

    it('tells nothing more once the session that opened it has ended', async () => {
      const who = await site.person()
      const stream = await open(who)
      await expect.poll(() => stream.hasBegun()).toBe(true)
      await site.sql('delete from auth.sessions where user_id = $1', [who.id])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
      onTestFinished(() => void vi.useRealTimers())
      await site.sql(
        `with project as (insert into kvint.projects (user_id, name) values ($1, 'Secret') returning id)
          insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state)
          select project.id, $1, 'Secret.als', 'secret', 1, 'failed' from project`,
        [who.id],
      )
      await expect.poll(() => stream.hasEnded()).toBe(true)
      expect(stream.saves).toEqual([])
    })

    it('is no one else’s, and closed to anyone who has no token', async () => {
      const [owner, stranger] = [await site.person(), await site.person()]
      const stream = await open(stranger)
      const { id } = (await owner.keep('Mine.als', await chordSet('Mine'))).json()
      await owner.finished(id)
      await wait(200)
      expect(stream.saves).toEqual([])
      expect((await fetch(`${await listening()}/api/v1/projects/events`)).status).toBe(401)
    })
  })
})
