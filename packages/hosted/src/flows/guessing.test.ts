import { createHash } from 'node:crypto'
import { hasPostgres } from '@kvint/postgres'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, personFrom, queryOf } from '../testing/people.ts'
import { startCluster, type Answer, type Json, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('guesses at one account from many networks', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    const many = { amount: 10_000, perMinutes: 1 }
    service = await cluster.start({
      limits: {
        mailRequests: many,
        tokens: many,
        mailsPerHour: many,
        factors: many,
        callsPerAccount: many,
        verifications: { amount: 30, perMinutes: 5 },
        failedCodesPerAccount: { amount: 15, perMinutes: 60 },
        failedPasswordsPerAccount: { amount: 5, perMinutes: 15 },
        failedFactorsPerAccount: { amount: 5, perMinutes: 15 },
        failedTriesPerDevice: { amount: 5, perMinutes: 15 },
        failedVerificationsOfAll: { amount: 39, perMinutes: 60 },
        verificationsUnderAttack: { amount: 2, perMinutes: 5 },
      },
    })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:${(network + 1).toString(16)}::1` })
  const post = (path: string, body: Json, network: number, headers: Record<string, string> = {}, token?: string) =>
    service.auth('POST', path, body, { token, headers: { ...from(network), ...headers } })
  const recover = async (email: string) => {
    await post('/recover', { email }, 900)
    const { code, link } = (await service.mail(email))!
    return { code, linkToken: queryOf(`http://x${link}`)['token'] ?? '' }
  }
  const wrongOf = (code: string, turn: number) => String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0')
  const count = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length
  const deviceOf = (answer: Answer) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const signIn = (person: { email: string; password: string }, network: number, cookie = '') =>
    post('/token?grant_type=password', { email: person.email, password: person.password }, network, { cookie })

  it('cannot make a link from an address and six digits', async () => {
    const ada = await newPerson(service)
    const { code, linkToken } = await recover(ada.email)
    const made = createHash('sha224').update(`${ada.email}${code}`).digest('hex')
    expect((await post('/verify', { type: 'recovery', token_hash: made }, 1)).status).toBe(403)
    expect(Buffer.from(linkToken, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect((await post('/verify', { type: 'recovery', token_hash: linkToken }, 1)).status).toBe(200)
  })

  it('end at a number of wrong codes that new codes do not reset, and she comes in by the link', async () => {
    const ada = await newPerson(service)
    for (let mail = 0; mail < 2; mail += 1) {
      const { code } = await recover(ada.email)
      const tries = Array.from({ length: 9 }, (_, turn) =>
        post('/verify', { type: 'recovery', email: ada.email, token: wrongOf(code, turn) }, 100 + mail * 20 + turn),
      )
      expect(count(await Promise.all(tries), 403)).toBe(mail === 0 ? 9 : 6)
    }
    const { code, linkToken } = await recover(ada.email)
    const refused = await post('/verify', { type: 'recovery', email: ada.email.toUpperCase(), token: code }, 3)
    expect([refused.status, refused.body['message']]).toEqual([429, expect.stringContaining('Open the link')])
    expect((await post('/verify', { type: 'recovery', token_hash: linkToken }, 3)).status).toBe(200)
  })

  it('count ten codes by whichever door: as a code of recovery, of a sign-up and of any mail', async () => {
    const ada = await newPerson(service)
    const { code } = await recover(ada.email)
    const types = ['recovery', 'magiclink', 'email']
    for (let turn = 0; turn < 10; turn += 1)
      await post('/verify', { type: types[turn % 3] ?? '', email: ada.email, token: wrongOf(code, turn) }, 200 + turn)
    expect((await post('/verify', { type: 'email', email: ada.email, token: code }, 4)).status).toBe(403)
  })

  it('at a password end at the limit of the account; a device of hers goes on, and the mail works', async () => {
    const ada = await newPerson(service)
    const device = deviceOf(await signIn(ada, 5))
    expect(device).toMatch(/^__Host-device=[\w-]{43}$/)
    const guesses = Array.from({ length: 40 }, (_, turn) => signIn({ ...ada, password: 'wrong' }, 300 + turn))
    const answers = await Promise.all(guesses)
    expect([count(answers, 400), count(answers, 429)]).toEqual([5, 35])
    expect((await signIn(ada, 5)).status).toBe(429)
    expect((await signIn(ada, 5, device)).status).toBe(200)
    const bo = await newPerson(service)
    expect((await signIn(ada, 5, deviceOf(await signIn(bo, 6)))).status).toBe(429)
    const { linkToken } = await recover(ada.email)
    expect((await post('/verify', { type: 'recovery', token_hash: linkToken }, 5)).status).toBe(200)
  })

  it('on a device of hers end as well', async () => {
    const ada = await newPerson(service)
    const device = deviceOf(await signIn(ada, 7))
    const guesses = Array.from({ length: 20 }, () => signIn({ ...ada, password: 'wrong' }, 7, device))
    expect(count(await Promise.all(guesses), 400)).toBe(5)
  })

  it('know the device no longer once she set a new password elsewhere', async () => {
    const ada = await newPerson(service)
    const intruder = deviceOf(await signIn(ada, 8))
    const hers = await signIn(ada, 9)
    const { access_token: token } = hers.body as { access_token: string }
    const headers = { ...from(9), cookie: deviceOf(hers) }
    await service.auth('PUT', '/user', { password: 'a new one of hers' }, { token, headers })
    const wrong = { ...ada, password: 'wrong' }
    await Promise.all(Array.from({ length: 5 }, (_, turn) => signIn(wrong, 400 + turn)))
    expect((await signIn(wrong, 8, intruder)).status).toBe(429)
    expect((await signIn(wrong, 9, deviceOf(hers))).status).toBe(400)
  })

  it('at a second factor end at the limit, whatever challenges and devices come; she goes on where she proved it, or by mail', async () => {
    const ada = await newPerson(service)
    const enrolled = await post('/factors', { factor_type: 'totp', friendly_name: 'phone' }, 10, {}, ada.token)
    const id = String(enrolled.body['id'])
    const { secret } = enrolled.body['totp'] as { secret: string }
    const right = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    const guess = async (token: string, code: string, network: number, cookie = '') => {
      const challenge = await post(`/factors/${id}/challenge`, {}, network, { cookie }, token)
      return post(`/factors/${id}/verify`, { challenge_id: challenge.body['id'], code }, network, { cookie }, token)
    }
    const forget = () => service.pool.query('update auth.mfa_factors set last_used_step = 0 where id = $1', [id])
    const lifted = await guess(ada.token, right(), 10)
    const device = deviceOf(lifted)
    const intruder = async (turn: number) => {
      const session = await signIn(ada, 500 + turn)
      return guess(String(session.body['access_token']), '000000', 500 + turn, deviceOf(session))
    }
    const answers = []
    for (let turn = 0; turn < 12; turn += 1) answers.push(await intruder(turn))
    expect([count(answers, 422), count(answers, 429)]).toEqual([5, 7])
    await forget()
    const hers = personFrom((await signIn(ada, 10, device)).body, ada.email, ada.password)
    expect((await guess(hers.token, right(), 10, device)).status).toBe(200)
    await forget()
    const { linkToken } = await recover(ada.email)
    const byMail = await post('/verify', { type: 'recovery', token_hash: linkToken }, 11)
    expect((await guess(String(byMail.body['access_token']), right(), 11)).status).toBe(200)
  })

  it('at links count against the service: then each network has few, and hers is enough for the right one', async () => {
    const ada = await newPerson(service)
    const { linkToken } = await recover(ada.email)
    const wrong = (network: number) => post('/verify', { type: 'recovery', token_hash: 'a'.repeat(43) }, network)
    for (let network = 0; network < 40; network += 1) await wrong(600 + network)
    const answers = []
    for (let turn = 0; turn < 5; turn += 1) answers.push(await wrong(12))
    expect([count(answers, 403), count(answers, 429)]).toEqual([2, 3])
    expect((await post('/verify', { type: 'recovery', token_hash: linkToken }, 13)).status).toBe(200)
  })
})
