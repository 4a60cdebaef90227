import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { LARGEST_SET_BYTES, STORAGE, storageSchema } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet, type Keeper, type Keepers, startKeepers } from './testing/keepers.ts'

const FREE = STORAGE['free']!
const TUS = { 'tus-resumable': '1.0.0' }

describe.skipIf(!hasPostgres())('what an account may keep', () => {
  let site: Keepers
  beforeAll(async () => {
    site = await startKeepers()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  const announce = (who: Keeper, bytes: number) =>
    site.app.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: {
        ...who.headers,
        ...TUS,
        'upload-length': String(bytes),
        'upload-metadata': `filename ${btoa('a.als')}`,
      },
    })
  const storageOf = async (who: Keeper) => storageSchema.parse((await who.get('/api/v1/storage')).json())
  /** Kept, and of no use: its analysis failed. */
  async function keepFailed(who: Keeper, bytes: number): Promise<void> {
    const [project] = await site.sql(`insert into kvint.projects (user_id, name) values ($1, 'x') returning id`, [
      who.id,
    ])
    await site.sql(
      `insert into kvint.saves (project_id, user_id, file_name, content_hash, bytes, state) values ($1, $2, 'x.als', $3, $4, 'failed')`,
      [project.id, who.id, crypto.randomUUID(), bytes],
    )
  }

  it('is told before it is reached: kept sets, those without a report, and files on their way', async () => {
    const [who, other] = [await site.person(), await site.person()]
    const content = await chordSet('storage')
    await who.keep('a.als', content)
    await keepFailed(who, 1_000_000)
    await announce(who, 2_000_000)
    expect(await storageOf(who)).toEqual({
      usedBytes: content.length + 3_000_000,
      mostBytes: FREE.bytes,
      usedSets: 3,
      mostSets: FREE.sets,
    })
    expect((await storageOf(other)).usedBytes).toBe(0)
  })

  it('bounds the files that one account has on their way at once, for none of them counts before it has come', async () => {
    const [who, other] = [await site.person(), await site.person()]
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const url = '/api/v1/projects?fileName=a.als'
    const headersOf = ({ headers }: Keeper) => ({ ...headers, 'content-type': 'application/octet-stream' })
    let refused = 0
    const files = Array.from({ length: 12 }, () => {
      const file = request(`${address}${url}`, { method: 'POST', headers: headersOf(who) })
      file.on('error', () => undefined)
      file.on('response', ({ statusCode }) => (refused += Number(statusCode === 429)))
      file.write('The beginning')
      return file
    })
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(4)
    const status = async (of: Keeper) =>
      (await site.app.inject({ method: 'POST', url, headers: headersOf(of), payload: Buffer.from('no set') }))
        .statusCode
    expect([await status(who), await status(other)]).toEqual([429, 202])
    for (const file of files) file.destroy()
    await expect.poll(() => status(who), { timeout: 10_000 }).toBe(202)
  })

  it('is told with the answer that keeps a set', async () => {
    const who = await site.person()
    const content = await chordSet('told')
    const answer = (await who.keep('a.als', content)).json()
    expect(answer.storage).toEqual({
      usedBytes: content.length,
      mostBytes: FREE.bytes,
      usedSets: 1,
      mostSets: FREE.sets,
    })
    expect(answer.saves).toHaveLength(1)
  })

  it('grows with the plan, and shrinks with what is deleted', async () => {
    const who = await site.person()
    await keepFailed(who, 1_000_000)
    await site.sql(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [who.id])
    expect((await storageOf(who)).mostBytes).toBe(STORAGE['granted']!.bytes)
    for (const { id } of (await who.get('/api/v1/projects')).json().projects) await who.remove(`/api/v1/projects/${id}`)
    expect(await storageOf(who)).toMatchObject({ usedBytes: 0, usedSets: 0 })
  })

  const waiting = async () =>
    (await site.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .length

  it('bounds the files that are announced, also all at once', async () => {
    const who = await site.person()
    const room = Math.floor(FREE.bytes / LARGEST_SET_BYTES)
    for (let at = 1; at < room; at += 1) expect((await announce(who, LARGEST_SET_BYTES)).statusCode).toBe(201)
    // Held until several have looked at the last room: nothing but the account's lock lets one look after the other.
    const holding = await site.pool.connect()
    await holding.query('begin; lock table kvint.uploads in share mode')
    const announced = Promise.all(Array.from({ length: 10 }, () => announce(who, LARGEST_SET_BYTES)))
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(1)
    await holding.query('commit')
    holding.release()
    const answers = await announced
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(10 - refused.length).toBe(1)
    expect(refused[0]!.json().error).toMatchObject({
      code: 'limit-reached',
      message: expect.stringMatching(/has 500 MB of storage and 448 MB are used.*64 MB.*Delete some/),
    })
  })

  it('bounds the sets, failed ones among them', async () => {
    const who = await site.person()
    for (let sets = 0; sets < FREE.sets; sets += 1) await keepFailed(who, 1)
    const refused = await who.keep('one-more.als', await chordSet('one more'))
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      402,
      expect.stringContaining('stores 100 sets'),
    ])
    expect((await announce(who, 2)).statusCode).toBe(402)
  })

  it('refuses a file before any of it is taken in, and leaves none', async () => {
    const who = await site.person()
    await keepFailed(who, FREE.bytes)
    const refused = await who.keep('a.als', await chordSet('full'))
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'limit-reached'])
    expect(existsSync(join(site.dataFolder, 'sets', who.id))).toBe(false)
  })

  it('refuses a file whose length no one told, once it is known', async () => {
    const who = await site.person()
    await keepFailed(who, FREE.bytes - 10)
    const refused = await site.app.inject({
      method: 'POST',
      url: '/api/v1/projects?fileName=a.als',
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload: Readable.from([Buffer.from(await chordSet('unknown length'))]),
    })
    expect(refused.statusCode).toBe(402)
    const filesOf = () => readdirSync(join(site.dataFolder, 'sets', who.id))
    await expect.poll(filesOf, { timeout: 15_000, interval: 200 }).toEqual([])
  }, 20_000)

  it('finds a set that is kept already in a full account too, by whichever way it comes again', async () => {
    const who = await site.person()
    const content = Buffer.from(await chordSet('again'))
    const other = Buffer.alloc(content.length, 'no set')
    const { id } = (await who.keep('a.als', content)).json()
    await keepFailed(who, FREE.bytes)
    const again = await who.keep('a.als', content)
    expect([again.statusCode, again.json().id]).toEqual([202, id])
    const announced = await announce(who, content.length)
    expect(announced.statusCode).toBe(201)
    expect((await announce(who, content.length)).statusCode).toBe(402)
    const url = String(announced.headers['location'])
    const send = (payload: Buffer) =>
      site.app.inject({
        method: 'PATCH',
        url,
        headers: { ...who.headers, ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        payload,
      })
    expect((await send(content)).statusCode).toBe(204)
    expect((await who.get(url)).json()).toMatchObject({ projectId: id })
    const refused = await who.keep('b.als', other)
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'limit-reached'])
    expect((await storageOf(who)).usedSets).toBe(2)
  })

  it('gives the room of an upload to the set that it becomes', async () => {
    const who = await site.person()
    const content = await chordSet('exactly')
    await keepFailed(who, FREE.bytes - content.length)
    const url = String((await announce(who, content.length)).headers['location'])
    const sent = await site.app.inject({
      method: 'PATCH',
      url,
      headers: { ...who.headers, ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from(content),
    })
    expect(sent.statusCode).toBe(204)
    expect((await storageOf(who)).usedBytes).toBe(FREE.bytes)
  })
})
