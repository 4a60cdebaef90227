import { hasPostgres, openPool, startTestPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chordSet } from '../../music/projects/testing/keepers.ts'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

/** One service plays the Supabase project; the other has it as its own only by address, key and database. */
describe.skipIf(!hasPostgres())('with a Supabase project for the accounts', () => {
  let postgres: Awaited<ReturnType<typeof startTestPostgres>>
  let project: Awaited<ReturnType<typeof startSite>>
  let site: Awaited<ReturnType<typeof startSite>>
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => undefined)
    const databaseUrl = await postgres.newDatabase()
    pool = openPool(databaseUrl, { size: 1 })
    const url = 'http://localhost:8080'
    project = await startSite('auth,registration', { databaseUrl })
    const page = (await project.app.inject('/')).body
    const anonKey: string = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '').auth.anonKey
    const address = await project.app.listen({ port: 0, host: '127.0.0.1' })
    const call = globalThis.fetch
    globalThis.fetch = (to, how) => call(typeof to === 'string' ? to.replace(url, address) : to, how)
    restore = () => (globalThis.fetch = call)
    site = await startSite('all', { databaseUrl, supabase: { url, anonKey } })
  }, 60_000)
  let restore = () => globalThis.fetch
  afterAll(async () => {
    restore()
    await site?.close()
    await project?.close()
    await pool?.end()
    await postgres?.stop()
  }, 60_000)

  const someone = async (email?: string) => {
    const { id, authorization, email: address } = await signUpByInject(project.app, email)
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      site.app.inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) })
    return { id, authorization, email: address, call }
  }
  const mailsTo = async (recipient: string) =>
    (await pool.query<{ subject: string; body_text: string }>(SELECT_MAILS, [recipient])).rows

  it('serves no account service of its own', async () => {
    expect((await site.app.inject('/auth/v1/health')).statusCode).toBe(404)
    expect((await site.app.inject('/')).body).toContain('http://localhost:8080')
  })

  it('takes the tokens of the project and makes the profile', async () => {
    const who = await someone('ada@example.org')
    expect((await who.call('GET', '/auth/profile')).json()).toMatchObject({ username: 'ada', role: 'USER' })
  })

  it('confirms a place on the waitlist by a mail of its own', async () => {
    const payload = { email: 'wait@example.org' }
    expect((await site.app.inject({ method: 'POST', url: '/api/v1/waitlist', payload })).statusCode).toBe(202)
    const [mail] = await mailsTo('wait@example.org')
    const link = /\/api\/v1\/waitlist\/confirm\?token=[\w-]+/.exec(mail?.body_text ?? '')?.[0] ?? ''
    expect((await site.app.inject(link)).statusCode).toBe(303)
  })

  it('mails a message to the box of its topic', async () => {
    const payload = { name: 'Nora', email: 'nora@example.org', topic: 'legal', message: 'Where do you keep my sets?' }
    expect((await site.app.inject({ method: 'POST', url: '/api/v1/contact', payload })).statusCode).toBe(202)
    expect((await mailsTo('legal@kvint.example'))[0]?.body_text).toContain('Where do you keep my sets?')
  })

  it('keeps sets, gives everything out, and deletes the account in the project', async () => {
    const who = await someone()
    const kept = await site.app.inject({
      method: 'POST',
      url: '/api/v1/projects?fileName=Song.als',
      headers: { authorization: who.authorization, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(await chordSet('remote')),
    })
    expect(kept.statusCode).toBe(202)
    const archive = (await who.call('GET', '/api/v1/account/export')).rawPayload.toString('latin1')
    for (const name of ['account.json', 'projects.json', 'Song/Song.als']) expect(archive).toContain(name)
    expect((await who.call('DELETE', '/api/v1/account')).statusCode).toBe(204)
    const { rowCount } = await pool.query('select from auth.users where id = $1', [who.id])
    expect(rowCount).toBe(0)
    expect((await mailsTo(who.email)).map(({ subject }) => subject)).toEqual(['Your Kvint account is deleted'])
  })

  const SELECT_MAILS = 'select subject, body_text from kvint.mail_outbox where recipient = $1'
})
