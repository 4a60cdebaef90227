import { hasPostgres } from '@kvint/postgres'
import { describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

describe('an address that calls too often', () => {
  it('is told to wait; a header that it makes up itself does not help', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01 } })
    const call = (from: string) =>
      site.app.inject({ url: '/api/v1/paddle/plans', headers: { 'x-forwarded-for': from } })
    for (let calls = 0; calls < 30; calls += 1) expect((await call(`10.0.0.${calls}`)).statusCode).toBe(200)
    const refused = await call('10.0.0.99')
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await site.close()
  })

  it.each([
    ['a long body', '/api/v1/contact', { 'content-length': '131073' }, 'close'],
    ['a body without a stated length', '/api/v1/contact', { 'transfer-encoding': 'chunked' }, 'close'],
    ['a short body', '/api/v1/contact', { 'content-length': '131072' }, 'keep-alive'],
    ['a file on its way', '/api/v1/projects', { 'content-length': '131073' }, 'keep-alive'],
  ])('refused with %s, to %s with %j, hears connection: %s', async (_what, url, length, connection) => {
    const site = await startSite('all', { operations: { rateLimitFactor: 0.01 } })
    const send = () =>
      site.app.inject({ method: 'POST', url, headers: { 'content-type': 'x/y', ...length }, payload: '' })
    for (let calls = 0; calls < 6; calls += 1) await send()
    const refused = await send()
    expect([refused.statusCode, refused.headers['connection'] ?? 'keep-alive']).toEqual([429, connection])
    await site.close()
  })

  it('of IPv6 is its whole network of 64 bits', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01 } })
    const call = async (remoteAddress: string) =>
      (await site.app.inject({ url: '/api/v1/paddle/plans', remoteAddress })).statusCode
    for (let calls = 0; calls < 30; calls += 1) await call(`2001:db8:0:7:${calls.toString(16)}::1`)
    expect(await call('2001:db8::7:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await call('2001:db8:0:8::1')).toBe(200)
    await site.close()
  })

  it('is the one that a trusted proxy names', async () => {
    const site = await startSite('none', { operations: { rateLimitFactor: 0.01, trustedProxies: ['127.0.0.1'] } })
    const call = (from: string) =>
      site.app.inject({ url: '/api/v1/paddle/plans', headers: { 'x-forwarded-for': from } })
    for (let calls = 0; calls < 30; calls += 1) await call('10.0.0.1')
    expect([(await call('10.0.0.1')).statusCode, (await call('10.0.0.2')).statusCode]).toEqual([429, 200])
    await site.close()
  })
})

describe.skipIf(!hasPostgres())('an account that calls too often', () => {
  it('is told to wait from whatever address it calls, and no one else with it', async () => {
    const site = await startSite('auth,registration', { operations: { rateLimitFactor: 0.01 } })
    const [who, other] = [await signUpByInject(site.app), await signUpByInject(site.app)]
    const call = ({ authorization }: { readonly authorization: string }, at: number) =>
      site.app.inject({ url: '/auth/profile', headers: { authorization }, remoteAddress: `10.1.0.${at}` })
    for (let calls = 0; calls < 12; calls += 1) expect((await call(who, calls)).statusCode).toBe(200)
    const refused = await call(who, 12)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(other, 12)).statusCode).toBe(200)
    await site.close()
  }, 60_000)
})
