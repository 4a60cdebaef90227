import { ANALYSIS_VERSION } from '@kvint/insights/analysis-version'
import { reportSchema } from '@kvint/report'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readSet } from '@kvint/als'
import { LARGEST_SET_BYTES } from '@kvint/contract'
import { makeReport } from '@kvint/insights'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chordSet, type Keepers, startKeepers } from './testing/keepers.ts'

const KEEP = '/api/v1/projects?fileName=Song.als'
const A_FILE = { 'content-type': 'application/octet-stream' }

describe.skipIf(!hasPostgres())('sets kept in an account', () => {
  let site: Keepers
  beforeAll(async () => {
    site = await startKeepers()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)
  afterAll(() => site?.close(), 60_000)
  const filesOf = (id: string) => readdirSync(join(site.dataFolder, 'sets', id))
  const filesComing = () => readdirSync(join(site.dataFolder, 'incoming'))
  const address = () => `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}${KEEP}`

  it('are analysed into the report that the browser makes, letter for letter', async () => {
    const who = await site.person()
    const content = await chordSet('Chords')
    const kept = await who.keep('Song.als', content)
    expect(kept.statusCode).toBe(202)
    expect(kept.json()).toMatchObject({ name: 'Song', saves: [{ fileName: 'Song.als', bytes: content.length }] })
    const project = await who.finished(kept.json().id)
    expect(project.saves[0]).toMatchObject({ state: 'done', progress: 1, facts: { bpm: 120, tracks: 1 } })
    const answer = await who.get(`/api/v1/projects/${kept.json().id}/report`)
    const reading = await readSet(content)
    const own = reading.kind === 'set' && makeReport(reading.set, { fileName: 'Song.als', bytes: content.length })
    expect(answer.body).toBe(`{"saveId":"${project.saves[0]!.id}","report":${JSON.stringify(own)}}`)
    expect(reportSchema.safeParse(answer.json().report).success).toBe(true)
    expect((await who.get('/auth/profile')).json().usage).toEqual({ analysesThisMonth: 1, projectsAnalyzed: 1 })
  })

  it('may be deleted while their archive is read slowly: that answer ends, and the server goes on', async () => {
    const unheard: unknown[] = []
    const hear = (error: unknown) => unheard.push(error)
    process.on('uncaughtException', hear)
    const who = await site.person()
    for (const name of ['one', 'two', 'three', 'four'])
      await who.keep(`${name}.als`, Buffer.concat([await chordSet(name), Buffer.alloc(4_000_000, name)]))
    const [answer] = (await once(
      request(`${address().replace(KEEP, '')}/api/v1/projects/export`, { headers: who.headers }).end(),
      'response',
    )) as [IncomingMessage]
    await once(answer, 'readable')
    const { projects } = (await who.get('/api/v1/projects')).json()
    for (const { id } of projects) await who.remove(`/api/v1/projects/${id}`)
    rmSync(join(site.dataFolder, 'sets', who.id), { recursive: true })
    expect((await text(answer)).includes('missing.txt')).toBe(true)
    expect((await fetch(`${address().replace(KEEP, '')}/health`)).status).toBe(200)
    process.off('uncaughtException', hear)
    expect(unheard).toEqual([])
  })

  it('of one name are saves of one project; one file is kept once', async () => {
    const who = await site.person()
    const [first, second] = [await chordSet('A'), await chordSet('B')]
    await who.keep('Song.als', first)
    await who.keep('Song [2024-11-09 181217].als', second)
    const again = await who.keep('Song.als', first)
    expect(again.json().saves).toHaveLength(2)
    expect(filesOf(who.id)).toHaveLength(2)
    const project = await who.finished(again.json().id)
    for (const save of project.saves)
      expect((await who.get(`/api/v1/projects/${project.id}/report?save=${save.id}`)).json().saveId).toBe(save.id)
  })

  it('that are none are told apart, and do not count', async () => {
    const who = await site.person()
    const kept = await who.keep('notes.als', new TextEncoder().encode('hello'))
    const project = await who.finished(kept.json().id)
    expect(project.saves[0]).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('neither a gzip nor an XML'),
    })
    expect((await who.get(`/api/v1/projects/${project.id}/report`)).statusCode).toBe(404)
    expect((await who.get('/auth/profile')).json().usage.analysesThisMonth).toBe(0)
  })

  it('that were cancelled are analysed when they are sent once more', async () => {
    const who = await site.person()
    const content = await chordSet('Again')
    const { id, saves } = (await who.keep('Again.als', content)).json()
    await who.finished(id)
    await site.sql(`update kvint.saves set state = 'cancelled', report = null, queued_at = null where id = $1`, [
      saves[0].id,
    ])
    await who.keep('Again.als', content)
    expect((await who.finished(id)).saves).toMatchObject([{ id: saves[0].id, state: 'done' }])
  })

  it('of an earlier analysis are analysed again once, count no second time, and show the earlier report until then', async () => {
    const who = await site.person()
    const { id, saves } = (await who.keep('Older.als', await chordSet('older'))).json()
    await who.finished(id)
    const address = `/api/v1/projects/${id}/saves/${saves[0].id}`
    expect((await who.post(`${address}/retry`)).statusCode).toBe(409)
    const age = () =>
      site.sql(`update kvint.saves set report = (report::jsonb - 'analysis')::json where id = $1`, [saves[0].id])
    const used = async () => (await who.get('/auth/profile')).json().usage.analysesThisMonth
    const analysis = async () => (await who.get(`/api/v1/projects/${id}/report`)).json().report.analysis

    const { url } = (await who.post(`${address}/shares`, { days: 30 })).json()
    const shared = `/api/v1/shared/${new URL(url).pathname.split('/').at(-1)}`

    await age()
    onTestFinished(async () => void (await site.sql('delete from kvint.queue_pauses')))
    await site.sql('insert into kvint.queue_pauses default values')
    expect((await who.post(`${address}/retry`)).json()).toMatchObject({ state: 'waiting' })
    expect([await used(), await analysis()]).toEqual([1, undefined])
    expect((await who.get(shared)).statusCode).toBe(200)
    expect((await who.post(`${address}/cancel`)).json()).toMatchObject({ state: 'done' })
    expect([await used(), await analysis()]).toEqual([1, undefined])
    expect((await who.post(`${address}/retry`)).json()).toMatchObject({ state: 'waiting' })
    await site.sql('delete from kvint.queue_pauses')
    await who.finished(id)
    expect([await used(), await analysis()]).toEqual([1, ANALYSIS_VERSION])
    expect((await who.post(`${address}/retry`)).statusCode).toBe(409)
  })

  it('leave the folders of their owner out of their names', async () => {
    const who = await site.person()
    const kept = await who.keep('/Users/canary/Music/Song.als', await chordSet('P'))
    expect(kept.body).not.toContain('canary')
    expect(kept.json().saves[0].fileName).toBe('Song.als')
  })

  it('above the month’s allowance are held, analysed with a larger plan, and never lost', async () => {
    const who = await site.person()
    for (const name of ['1', '2', '3', '4', '5'])
      expect((await who.keep(`${name}.als`, await chordSet(name))).statusCode).toBe(202)
    const sixth = await who.keep('6.als', await chordSet('6'))
    expect(sixth.statusCode).toBe(202)
    const [save] = sixth.json().saves
    expect(save).toMatchObject({ state: 'held', problem: expect.stringContaining('5 analyses are used') })
    const address = `/api/v1/projects/${sixth.json().id}/saves/${save.id}`
    const retried = await who.post(`${address}/retry`)
    expect([retried.statusCode, retried.json().error.code]).toEqual([402, 'limit-reached'])
    expect((await who.keep('1.als', await chordSet('1'))).json().saves[0].state).not.toBe('held')
    await site.sql(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [who.id])
    expect((await who.post(`${address}/retry`)).json().state).toBe('waiting')
    expect((await who.finished(sixth.json().id)).saves[0]!.state).toBe('done')
  })

  it('count for the month though they are deleted: deleting does not bring an analysis back', async () => {
    const who = await site.person()
    for (const name of ['1', '2', '3', '4', '5']) {
      const { id } = (await who.keep(`${name}.als`, await chordSet(`ledger ${name}`))).json()
      await who.finished(id)
      await who.remove(`/api/v1/projects/${id}`)
    }
    expect((await who.get('/auth/profile')).json().usage).toEqual({ analysesThisMonth: 5, projectsAnalyzed: 0 })
    const sixth = (await who.keep('6.als', await chordSet('ledger 6'))).json()
    expect(sixth.saves[0]).toMatchObject({ state: 'held' })
    const retried = await who.post(`/api/v1/projects/${sixth.id}/saves/${sixth.saves[0].id}/retry`)
    expect(retried.statusCode).toBe(402)
  })

  it('count for the month though the account is deleted and made again; the next month knows nothing of it', async () => {
    const who = await site.person()
    const [{ email }] = await site.sql('select email from auth.users where id = $1', [who.id])
    for (const name of ['1', '2', '3']) await who.keep(`${name}.als`, await chordSet(`before ${name}`))
    await site.sql('delete from auth.users where id = $1', [who.id])
    expect(JSON.stringify(await site.sql('select * from kvint.used_before'))).not.toContain(email)
    const again = await site.person(email.toUpperCase())
    const usage = async () => (await again.get('/auth/profile')).json().usage.analysesThisMonth
    expect(await usage()).toBe(3)
    const states = []
    for (const name of ['4', '5', '6'])
      states.push((await again.keep(`${name}.als`, await chordSet(`before ${name}`))).json().saves[0].state)
    expect(states.map((state) => state === 'held')).toEqual([false, false, true])
    await site.sql(`update kvint.used_before_salts set salt = 'x'`)
    expect(await usage()).toBe(2)
  })

  it('are not analysed beyond the allowance by being sent all at once', async () => {
    const who = await site.person()
    const sets = await Promise.all(Array.from({ length: 8 }, (_, at) => chordSet(`Q${at}`)))
    const answers = await Promise.all(sets.map((content, at) => who.keep(`Q${at}.als`, content)))
    const states = answers.map((answer) => answer.json().saves[0].state)
    expect(states.filter((state) => state !== 'held')).toHaveLength(5)
  })

  it('are deleted with their files, one save or all; the account takes everything along', async () => {
    const who = await site.person()
    const { id } = (await who.keep('Gone.als', await chordSet('G'))).json()
    await who.keep('Gone [2024-11-09 181217].als', await chordSet('G2'))
    const { saves } = await who.finished(id)
    expect((await who.remove(`/api/v1/projects/${id}/saves/${saves[0]!.id}`)).statusCode).toBe(204)
    await expect.poll(() => filesOf(who.id)).toHaveLength(1)
    expect((await who.get(`/api/v1/projects/${id}`)).json().saves).toHaveLength(1)
    expect((await who.remove(`/api/v1/projects/${id}/saves/${saves[1]!.id}`)).statusCode).toBe(204)
    await expect.poll(() => filesOf(who.id)).toEqual([])
    expect((await who.get(`/api/v1/projects/${id}`)).statusCode).toBe(404)
    await who.keep('Last.als', await chordSet('L'))
    expect((await who.remove('/api/v1/account')).statusCode).toBe(204)
    expect(existsSync(join(site.dataFolder, 'sets', who.id))).toBe(false)
    expect(await site.sql('select from kvint.saves where user_id = $1', [who.id])).toEqual([])
  })

  it('are refused to an account that was deleted a moment ago, and leave no file', async () => {
    const who = await site.person()
    expect((await who.get('/auth/profile')).statusCode).toBe(200)
    expect((await who.remove('/api/v1/account')).statusCode).toBe(204)
    const [read, kept] = [await who.get('/auth/profile'), await who.keep('Late.als', await chordSet('Late'))]
    for (const answer of [read, kept]) {
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(answer.json().error.message).toContain('was deleted')
    }
    expect(existsSync(join(site.dataFolder, 'sets', who.id))).toBe(false)
  })

  it('come back whole when they are kept again right after they were deleted', async () => {
    const who = await site.person()
    const content = await chordSet('R')
    for (let round = 0; round < 4; round += 1) {
      const { id } = (await who.keep('R.als', content)).json()
      await who.remove(`/api/v1/projects/${id}`)
    }
    const { id } = (await who.keep('R.als', content)).json()
    expect((await who.finished(id)).saves[0]!.state).toBe('done')
  })

  it.each([
    ['no body', new Uint8Array(), 400, /as the body/],
    ['a body above the limit', new Uint8Array(LARGEST_SET_BYTES + 1), 413, /in your browser/],
  ])('are refused with %s', async (_, content, status, message) => {
    const answer = await (await site.person()).keep('x.als', content)
    expect([answer.statusCode, answer.json().error.message]).toEqual([status, expect.stringMatching(message)])
  })

  it('of no told length are refused above the limit, on the line that still sends', async () => {
    const who = await site.person()
    const part = Buffer.alloc(1024 * 1024)
    const sending = request(address(), { method: 'POST', headers: { ...who.headers, ...A_FILE } })
    sending.on('error', () => undefined)
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    Readable.from(Array.from({ length: LARGEST_SET_BYTES / part.length + 1 }, () => part)).pipe(sending)
    const [answer] = await answered
    expect([answer.statusCode, await text(answer)]).toEqual([413, expect.stringContaining('too-large')])
    await expect.poll(filesComing).toEqual([])
  })

  it('of a stranger are refused before they have come', async () => {
    const sending = request(address(), { method: 'POST', headers: { ...A_FILE, 'content-length': '1000' } })
    sending.on('error', () => undefined)
    sending.write(Buffer.alloc(400))
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    sending.destroy()
    expect(answer.statusCode).toBe(401)
  })

  it('whose line breaks are not kept, and leave nothing behind', async () => {
    const who = await site.person()
    const headers = { ...who.headers, ...A_FILE, 'content-length': '1000' }
    const sending = request(address(), { method: 'POST', headers })
    sending.on('error', () => undefined)
    sending.write(Buffer.alloc(400))
    await new Promise((resolve) => setTimeout(resolve, 100))
    sending.destroy()
    expect((await who.get('/api/v1/projects')).json().projects).toEqual([])
    await expect.poll(filesComing).toEqual([])
  })

  it('sent once more under their key are the same call, another set under it is refused', async () => {
    const who = await site.person()
    const headers = { ...who.headers, ...A_FILE, 'idempotency-key': crypto.randomUUID() }
    const keep = async (name: string) => {
      const payload = Buffer.from(await chordSet(name))
      return await site.app.inject({ method: 'POST', url: KEEP, headers, payload })
    }
    const [first, again, other] = [await keep('Once'), await keep('Once'), await keep('Other')]
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'key-reused'])
    expect(filesOf(who.id)).toHaveLength(1)
  })

  it('are looked at as bodies of nothing else', async () => {
    const { headers } = await site.person()
    const url = `/api/v1/projects/${crypto.randomUUID()}/saves/${crypto.randomUUID()}/cancel`
    const answer = await site.app.inject({ method: 'POST', url, headers: { ...headers, ...A_FILE }, payload: 'x' })
    expect(answer.statusCode).toBe(415)
  })

  it('go out as one archive, with their reports', async () => {
    const who = await site.person()
    const { id } = (await who.keep('Take: 1.als', await chordSet('E'))).json()
    await who.keep('Take: 1.als', await chordSet('E2'))
    await who.finished(id)
    const answer = await who.get('/api/v1/projects/export')
    expect(answer.headers['content-type']).toBe('application/zip')
    const archive = answer.rawPayload.toString('latin1')
    for (const name of [
      'projects.json',
      'Take_ 1/Take_ 1.als',
      'Take_ 1/Take_ 1 (2).als',
      'Take_ 1/Take_ 1.als.report.json',
    ])
      expect(archive).toContain(name)
    expect(answer.rawPayload.indexOf(Buffer.from(await chordSet('E')))).toBeGreaterThan(0)
  })
})
