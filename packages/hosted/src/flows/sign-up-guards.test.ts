import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'

const STOLEN = 'correct horse battery'
const PADDING = 'only there to pad'
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

describe.skipIf(!hasPostgres())('a captcha, and passwords that were stolen elsewhere (protocol 0.9, 0.12)', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let withoutJudges: TestHosted
  let judge: Server
  const asked: string[] = []
  beforeAll(async () => {
    judge = createServer((request, response) => {
      asked.push(request.url ?? '')
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () => response.end(request.method === 'POST' ? verdictOn(body) : stolenAs(request.url ?? '')))
    })
    await new Promise<void>((resolve) => judge.listen(0, '127.0.0.1', resolve))
    const base = `http://127.0.0.1:${(judge.address() as AddressInfo).port}`
    cluster = await startCluster()
    service = await cluster.start({
      captcha: { secret: 'of-the-captcha', verifyUrl: `${base}/siteverify` },
      passwords: { breachedRangeUrl: `${base}/range/` },
    })
    withoutJudges = await cluster.start({
      captcha: { secret: 'of-the-captcha', verifyUrl: 'http://127.0.0.1:9/siteverify' },
      passwords: { breachedRangeUrl: 'http://127.0.0.1:9/range/' },
    })
  }, 60_000)
  afterAll(async () => {
    await cluster?.stop()
    judge?.close()
  }, 60_000)

  const solved = { gotrue_meta_security: { captcha_token: 'solved' } }
  const signUp = (email: string, password: string, more: object = solved) =>
    service.auth('POST', '/signup', { email, password, ...more })

  it.each([
    ['/signup', { email: 'a@kvint.test', password: 'long enough' }],
    ['/sign%75p', { email: 'a@kvint.test', password: 'long enough' }],
    ['/otp', { email: 'a@kvint.test' }],
    ['/magiclink', { email: 'a@kvint.test' }],
    ['/recover', { email: 'a@kvint.test' }],
    ['/resend', { email: 'a@kvint.test', type: 'signup' }],
    ['/sso', { domain: 'kvint.test' }],
    ['/token?grant_type=password', { email: 'a@kvint.test', password: 'long enough' }],
  ])('%s wants the captcha', async (path, body) => {
    const { status, body: answer } = await service.auth('POST', path, { ...body, gotrue_meta_security: {} })
    const message = 'captcha protection: request disallowed (no captcha_token found)'
    expect([status, answer]).toEqual([400, { code: 'captcha_failed', message }])
  })

  it('lets in who solved it, and says why not to who did not', async () => {
    expect((await signUp('solved@kvint.test', 'long enough')).status).toBe(200)
    const { status, body } = await signUp('bot@kvint.test', 'long enough', {
      gotrue_meta_security: { captcha_token: 'guessed' },
    })
    const message = 'captcha protection: request disallowed (invalid-input-response)'
    expect([status, body]).toEqual([400, { code: 'captcha_failed', message }])
  })

  it('asks for none where a session goes on', async () => {
    const first = await signUp('stays@kvint.test', 'long enough')
    const next = await service.auth('POST', '/token?grant_type=refresh_token', {
      refresh_token: first.body['refresh_token'],
    })
    expect(next.status).toBe(200)
  })

  it('keeps a session, and tells of an outage, where the captcha cannot be checked', async () => {
    const answer = await withoutJudges.auth('POST', '/otp', { email: 'a@kvint.test', ...solved })
    expect(answer.status).toBe(503)
  })

  it('refuses a stolen password, and sends no more than five signs of its hash', async () => {
    asked.length = 0
    const { status, body } = await signUp('stolen@kvint.test', STOLEN)
    expect([status, body['code'], body['weak_password']]).toEqual([422, 'weak_password', { reasons: ['pwned'] }])
    expect(asked).toEqual(['/siteverify', `/range/${hashOf(STOLEN).slice(0, 5)}`])
  })

  it('takes a password that is in the list only to pad it', async () => {
    expect((await signUp('padding@kvint.test', PADDING)).status).toBe(200)
  })

  it('lets in with a stolen password that was set before, and says so', async () => {
    await signUp('before@kvint.test', 'long enough')
    await service.pool.query(`update auth.users set encrypted_password = $1 where email = 'before@kvint.test'`, [
      BCRYPT_OF_STOLEN,
    ])
    const answer = await service.auth('POST', '/token?grant_type=password', {
      email: 'before@kvint.test',
      password: STOLEN,
      ...solved,
    })
    expect([answer.status, answer.body['weak_password']]).toEqual([
      200,
      { message: expect.any(String) as string, reasons: ['pwned'] },
    ])
  })
})

const BCRYPT_OF_STOLEN = '$2b$10$Ua.PoorlPm2cvvxxEZ6MEearx7Hvq40Z9Dtbna7XL724AmqFgGyOa'

function verdictOn(body: string): string {
  const fields = new URLSearchParams(body)
  const isSolved = fields.get('secret') === 'of-the-captcha' && fields.get('response') === 'solved'
  return JSON.stringify(isSolved ? { success: true } : { success: false, 'error-codes': ['invalid-input-response'] })
}

function stolenAs(url: string): string {
  const prefix = url.split('/').at(-1) ?? ''
  const line = (password: string, times: number) => `${hashOf(password).slice(5)}:${times}`
  return [STOLEN, PADDING]
    .filter((password) => hashOf(password).startsWith(prefix))
    .map((password) => line(password, password === STOLEN ? 42 : 0))
    .join('\r\n')
}
