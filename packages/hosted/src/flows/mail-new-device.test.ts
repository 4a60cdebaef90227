import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const PERSON = { email: 'ada@kvint.test', password: 'right horse 7' }

describe.skipIf(!hasPostgres())('a sign-in', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  beforeAll(async () => {
    cluster = await startCluster()
    const newPasswordUrl = 'https://kvint.test/reset-password'
    service = await cluster.start({ mail: { minimumIntervalSeconds: 0, newPasswordUrl, hasCodes: false } })
  }, 60_000)
  afterAll(() => cluster?.stop(), 60_000)

  it('is mailed to the owner where it came from a device that she never used, by its name', async () => {
    const signUp = await service.auth('POST', '/signup', PERSON, { headers: { 'user-agent': FIREFOX } })
    const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    await service.auth('POST', '/logout', {}, { token: String(signUp.body['access_token']) })
    const signIn = (headers: Record<string, string>) =>
      service.auth('POST', '/token?grant_type=password', PERSON, { headers })
    expect((await signIn({ 'user-agent': FIREFOX, cookie })).status).toBe(200)
    expect(await service.mail(PERSON.email), 'the browser that she signed up with').toBeUndefined()
    expect((await signIn({ 'user-agent': SAFARI })).status).toBe(200)
    const mail = await service.mail(PERSON.email)
    expect(mail?.text).toContain('on a new device: Safari on iPhone.')
    expect(mail?.text).toContain('https://kvint.test/reset-password')
  })

  it('that is asked for by mail has a link, and no code where the site has no field for one', async () => {
    await service.auth('POST', '/recover', { email: PERSON.email })
    const { text } = (await service.mail(PERSON.email))!
    expect(text).toContain('/verify?token=')
    expect(text).not.toMatch(/\b\d{6}\b/)
  })
})
