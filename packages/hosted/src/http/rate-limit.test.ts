import { hasPostgres } from '@kvint/postgres'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, queryOf } from '../testing/people.ts'
import { startCluster, type Answer, type TestHosted } from '../testing/start-hosted.ts'

describe.skipIf(!hasPostgres())('limits of the account service', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  beforeAll(async () => {
    cluster = await startCluster()
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const refresh = (on: TestHosted, address: string) =>
    on.auth('POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }, from(address))

  it('count the addresses of one IPv6 network as one caller, and say how long to wait', async () => {
    const service = await cluster.start({ limits: { tokens: { amount: 5, perMinutes: 60 } } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, host) => refresh(service, `2001:db8::${host + 1}`)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(15)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await refresh(service, '2001:db8:0:1::1')).status).toBe(400)
  })

  it('are multiplied by a factor', async () => {
    const service = await cluster.start({ limits: { factor: 3, tokens: { amount: 2, perMinutes: 60 } } })
    const statuses = []
    for (let call = 0; call < 8; call++) statuses.push((await refresh(service, '192.0.2.1')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  })

  it('count the calls of one account from many networks', async () => {
    const service = await cluster.start({ limits: { callsPerAccount: { amount: 10, perMinutes: 60 } } })
    const [ada, bo] = [await newPerson(service), await newPerson(service)]
    const read = (token: string, network: number) =>
      service.auth('GET', '/user', undefined, { token, ...from(`10.0.${network}.1`) })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, network) => read(ada.token, network)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await read(bo.token, 1)).status).toBe(200)
  })

  it('are not used up for her by who has her password: on her device, by a mail, and in a proven session she goes on', async () => {
    const service = await cluster.start({ limits: { callsPerAccount: { amount: 10, perMinutes: 60 } } })
    const ada = await newPerson(service)
    const signIn = (cookie = '') =>
      service.auth(
        'POST',
        '/token?grant_type=password',
        { email: ada.email, password: ada.password },
        { headers: { cookie } },
      )
    const read = async (token: unknown, cookie = '') =>
      (await service.auth('GET', '/user', undefined, { token: String(token), headers: { cookie } })).status
    const deviceOf = (answer: Answer) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const enrolled = await service.auth('POST', '/factors', { factor_type: 'totp' }, { token: ada.token })
    const path = `/factors/${String(enrolled.body['id'])}`
    const challenge = await service.auth('POST', `${path}/challenge`, {}, { token: ada.token })
    const { secret } = enrolled.body['totp'] as { secret: string }
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    const proven = await service.auth(
      'POST',
      `${path}/verify`,
      { challenge_id: challenge.body['id'], code },
      { token: ada.token },
    )
    const intruder = await signIn()
    const [token, device] = [intruder.body['access_token'], deviceOf(intruder)]
    const statuses = []
    for (let n = 0; n < 10; n += 1) statuses.push(await read(token, device))
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
    expect(await read((await signIn(deviceOf(proven))).body['access_token'], deviceOf(proven))).toBe(200)
    expect(await read(proven.body['access_token'])).toBe(200)
    await service.auth('POST', '/recover', { email: ada.email })
    const link = queryOf(`http://x${(await service.mail(ada.email))?.link}`)['token']
    const byMail = await service.auth('POST', '/verify', { type: 'recovery', token_hash: link })
    expect(await read(byMail.body['access_token'])).toBe(200)
    expect(await read((await signIn()).body['access_token'])).toBe(429)
  })

  it('count a password before it is compared: of 60 at once no more than the limit are looked at', async () => {
    const service = await cluster.start({
      limits: { failedPasswordsPerAccount: { amount: 5, perMinutes: 15 }, tokens: { amount: 1000, perMinutes: 1 } },
    })
    const ada = await newPerson(service)
    const guess = (password: string, network: number) =>
      service.auth('POST', '/token?grant_type=password', { email: ada.email, password }, from(`10.0.${network}.1`))
    const answers = await Promise.all(Array.from({ length: 60 }, (_, network) => guess('wrong', network)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55)
  })

  it('let a right password cost nothing', async () => {
    const service = await cluster.start({ limits: { failedPasswordsPerAccount: { amount: 2, perMinutes: 15 } } })
    const { email, password } = await newPerson(service)
    for (let n = 0; n < 6; n += 1)
      expect((await service.auth('POST', '/token?grant_type=password', { email, password })).status).toBe(200)
  })
})
