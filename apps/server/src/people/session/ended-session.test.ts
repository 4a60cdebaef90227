import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

const ID = '5b1d7a52-7d0c-4f0e-9a3c-0a2a9f6c1f10'

/** Its token is remembered for five seconds: by then nothing may be made that stays. */
describe.skipIf(!hasPostgres())('a session that a new password has just ended', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let apikey: string
  beforeAll(async () => {
    site = await startSite('auth,registration,projects,payments')
    apikey = JSON.parse(/id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  it.each<['GET' | 'POST' | 'DELETE', string, object?]>([
    ['POST', '/api/v1/api-keys', { name: 'Late', scopes: ['account:read'] }],
    ['POST', `/api/v1/api-keys/${ID}/roll`, { overlapHours: 1 }],
    ['POST', `/api/v1/api-keys/${ID}/keep`],
    ['POST', '/api/v1/account/recovery-codes'],
    ['POST', '/api/v1/account/recovery-codes/use', { code: 'aaaa-bbbb-cccc-dddd' }],
    ['POST', `/api/v1/projects/${ID}/saves/${ID}/shares`, { days: null }],
    ['POST', '/api/v1/paddle/subscription', { kind: 'cancel' }],
    ['POST', '/api/v1/paddle/portal'],
    ['GET', '/api/v1/account/export'],
    ['GET', '/api/v1/projects/export'],
    ['DELETE', '/api/v1/account'],
    ['DELETE', `/api/v1/api-keys/${ID}`],
    ['DELETE', `/api/v1/projects/${ID}`],
    ['DELETE', `/api/v1/projects/${ID}/saves/${ID}`],
    ['DELETE', `/api/v1/projects/${ID}/saves/${ID}/bounce`],
    ['DELETE', `/api/v1/shares/${ID}`],
    ['DELETE', `/api/v1/uploads/${ID.replaceAll('-', '')}`],
  ])('does nothing that outlasts it: %s %s', async (method, url, payload) => {
    const who = await signUpByInject(site.app)
    const signedIn = await site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey },
      payload: { email: who.email, password: 'correct horse' },
    })
    const authorization = `Bearer ${signedIn.json().access_token}`
    const profile = () => site.app.inject({ url: '/auth/profile', headers: { authorization } })
    expect((await profile()).statusCode).toBe(200)
    const changed = await who.call('PUT', '/auth/v1/user', { password: 'another long password' }, { apikey })
    expect(changed.statusCode).toBe(200)
    const answer = await site.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(401)
  })
})
