import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasPostgres } from '@kvint/postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'
import type { BillingEvent, SubscriptionData } from './billing-event.ts'
import { localEvent } from './local-event.ts'
import { chooseOn, readPage } from './testing/local-page.ts'
import { signWebhook } from './webhook-signature.ts'

describe.skipIf(!hasPostgres())('paying, with the local stand-in', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let app: FastifyInstance
  let key: string
  let count = 0
  beforeAll(async () => {
    site = await startSite('auth,registration,payments')
    app = site.app
    key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? '').auth.anonKey
  }, 60_000)
  afterAll(() => site.close())

  async function buyer() {
    count += 1
    const email = `buyer${count}@example.org`
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      headers: { apikey: key },
      /** Thirty sign-ups in five minutes is what one network may make. */
      remoteAddress: `10.0.${count}.1`,
      payload: { email, password: 'correct horse' },
    })
    const { access_token: token, user } = answer.json()
    const authorization = `Bearer ${token}`
    return {
      id: String(user.id),
      email,
      post: (url: string, payload: object, headers = {}) =>
        app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } }),
      profile: async () => (await app.inject({ url: '/auth/profile', headers: { authorization } })).json(),
      subscription: async () => (await app.inject({ url: '/auth/subscription', headers: { authorization } })).json(),
    }
  }
  const order = (userId: string, email: string, change = {}) => ({
    planId: 'premium_monthly',
    userId,
    successUrl: 'http://localhost:8080/success',
    cancelUrl: 'http://localhost:8080/pricing',
    metadata: { auth0Id: userId, email },
    ...change,
  })
  const choose = (url: string, choice: string) => chooseOn(app, url, choice)
  it.each(['x-forwarded-for', 'forwarded', 'via'])('is closed to who comes through a proxy: %s', async (header) => {
    const url = new URL(await checkoutUrl(await buyer()))
    const ask = (headers: Record<string, string>) => app.inject({ url: url.pathname + url.search, headers })
    expect((await ask({})).statusCode).toBe(200)
    expect((await ask({ [header]: '203.0.113.7' })).statusCode).toBe(404)
    expect((await ask({ host: 'kvint.example' })).statusCode).toBe(404)
  })

  async function checkoutUrl(who: Awaited<ReturnType<typeof buyer>>) {
    return String((await who.post('/api/v1/paddle/checkout', order(who.id, who.email))).json().data.checkoutUrl)
  }

  it('goes from NONE to ACTIVE and PREMIUM, and back by the portal', async () => {
    const who = await buyer()
    expect(await who.subscription()).toEqual({
      hasActiveSubscription: false,
      subscriptionStatus: 'NONE',
      standing: { kind: 'free' },
    })
    const url = await checkoutUrl(who)
    const page = await app.inject(new URL(url).pathname + new URL(url).search)
    expect(page.body).toContain('This is a test.')
    expect(page.headers['content-security-policy']).not.toContain('unsafe')

    const paid = await choose(url, 'pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, 'http://localhost:8080/success'])
    expect(await who.profile()).toMatchObject({ role: 'PREMIUM', hasActiveSubscription: true })
    expect(await who.subscription()).toEqual({
      hasActiveSubscription: true,
      subscriptionStatus: 'ACTIVE',
      standing: { kind: 'active', planId: 'premium_monthly', nextChargeAt: expect.any(String) },
    })

    const { portalUrl } = (await who.post('/api/v1/paddle/portal', {})).json()
    await choose(portalUrl, 'cancel-later')
    expect(await who.subscription()).toMatchObject({ hasActiveSubscription: true, standing: { kind: 'cancelling' } })
    await choose(portalUrl, 'cancel')
    expect(await who.profile()).toMatchObject({ role: 'USER', hasActiveSubscription: false })
    expect(await who.subscription()).toMatchObject({
      hasActiveSubscription: false,
      subscriptionStatus: 'NONE',
      standing: { kind: 'ended', planId: 'premium_monthly' },
    })
  })

  it('opens one checkout in two tabs, and pays it once', async () => {
    const who = await buyer()
    const order = (planId: string) =>
      who.post('/api/v1/paddle/checkout', { planId, userId: who.id, metadata: { email: who.email } })
    const answers = await Promise.all([order('early_supporter'), order('premium_monthly'), order('premium_yearly')])
    const urls = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().data.checkoutUrl)
    expect(new Set(urls).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
    const other = (await order('premium_monthly')).json().data.checkoutUrl
    expect(other).toBe(urls[0])
    const shown = await readPage(app, other)
    expect((await choose(other, 'pay')).statusCode).toBe(303)
    const again = await chooseOn(app, other, 'pay', shown)
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('Nothing was charged')])
    expect((await order('premium_yearly')).statusCode).toBe(409)
    expect((await who.subscription()).standing.planId).toBe('premium_monthly')
  })

  it('changes the plan, and tells what then holds', async () => {
    const who = await buyer()
    const url = String(
      (await who.post('/api/v1/paddle/checkout', order(who.id, who.email, { planId: 'early_supporter' }))).json().data
        .checkoutUrl,
    )
    await choose(url, 'pay')
    const wish = async (body: object) => {
      const answer = await who.post('/api/v1/paddle/subscription', body)
      return answer.json().data?.standing ?? answer.statusCode
    }
    expect(await wish({ kind: 'change', planId: 'premium_yearly' })).toMatchObject({ planId: 'premium_yearly' })
    expect(await wish({ kind: 'change', planId: 'free' })).toBe(404)
    expect(await wish({ kind: 'cancel' })).toMatchObject({ kind: 'cancelling', planId: 'premium_yearly' })
    expect(await wish({ kind: 'change', planId: 'early_supporter' })).toMatchObject({ kind: 'active' })
    expect(await wish({ kind: 'end' })).toBe(400)
    const { portalUrl } = (await who.post('/api/v1/paddle/portal', {})).json()
    await choose(portalUrl, 'refund')
    expect((await who.subscription()).standing).toMatchObject({ kind: 'ended', planId: 'early_supporter' })
    expect(await wish({ kind: 'resume' })).toBe(409)
    expect((await choose(await checkoutUrl(who), 'pay')).statusCode).toBe(303)
    expect((await who.subscription()).standing).toMatchObject({ kind: 'active', planId: 'premium_monthly' })
  })

  it.each([
    ['decline', 200, 'NONE'],
    ['leave', 303, 'NONE'],
    ['trial', 303, 'TRIALING'],
  ])('%s ends with status %i and %s', async (choice, status, subscription) => {
    const who = await buyer()
    expect((await choose(await checkoutUrl(who), choice)).statusCode).toBe(status)
    expect((await who.subscription()).subscriptionStatus).toBe(subscription)
  })

  it('keeps access while a failed payment is in its grace', async () => {
    const who = await buyer()
    await choose(await checkoutUrl(who), 'pay')
    const { portalUrl } = (await who.post('/api/v1/paddle/portal', {})).json()
    await choose(portalUrl, 'fail')
    expect(await who.profile()).toMatchObject({ role: 'PREMIUM', hasActiveSubscription: true })
  })

  it.each([
    ['for somebody else', { userId: crypto.randomUUID() }, 403],
    ['of a plan that is not sold', { planId: 'free' }, 404],
    ['of an unknown plan', { planId: 'gold' }, 404],
    ['that returns elsewhere', { successUrl: 'https://elsewhere.example/' }, 400],
    ['without a plan', { planId: undefined }, 400],
  ])('refuses a checkout %s', async (_, change, status) => {
    const who = await buyer()
    expect((await who.post('/api/v1/paddle/checkout', order(who.id, who.email, change))).statusCode).toBe(status)
  })

  it.each([
    ['plan', { planId: undefined }, 'Plan ID is required'],
    ['buyer', { userId: '' }, 'User ID (auth0Id) is required for checkout'],
    ['e-mail', { metadata: { auth0Id: 'x', email: '' } }, 'Email is required for checkout'],
    ['metadata', { metadata: undefined }, 'Email is required for checkout'],
  ])('says of a checkout without its %s what is missing', async (_, change, message) => {
    const who = await buyer()
    const answer = await who.post('/api/v1/paddle/checkout', order(who.id, who.email, change))
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, expect.stringContaining(message)])
  })

  it('returns to the site from a checkout that names no addresses', async () => {
    const who = await buyer()
    const lean = { planId: 'premium_monthly', userId: who.id, metadata: { email: who.email } }
    const answer = await who.post('/api/v1/paddle/checkout', lean)
    const paid = await choose(answer.json().data.checkoutUrl, 'pay')
    expect(paid.headers.location).toBe('http://localhost:8080/success')
  })

  it('refuses a checkout without a sign-in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/paddle/checkout',
      payload: order(crypto.randomUUID(), 'a@b.no'),
    })
    expect(answer.statusCode).toBe(401)
  })

  it('refuses a forged delivery', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/paddle/webhook',
      headers: {
        'content-type': 'application/json',
        'paddle-signature': `ts=${Math.floor(Date.now() / 1000)};h1=${'ab'.repeat(32)}`,
      },
      payload: '{"event_id":"evt_1"}',
    })
    expect(answer.statusCode).toBe(401)
  })

  describe('deliveries', () => {
    const secret = () =>
      createHmac('sha256', readFileSync(join(site.dataFolder, 'session.key')))
        .update('payments')
        .digest('hex')
    const deliver = async (event: BillingEvent) => {
      const payload = JSON.stringify(event)
      const headers = {
        'content-type': 'application/json',
        'paddle-signature': signWebhook(payload, secret(), Math.floor(Date.now() / 1000)),
      }
      return (await app.inject({ method: 'POST', url: '/api/v1/paddle/webhook', headers, payload })).json().outcome
    }
    async function subscriber() {
      const who = await buyer()
      const checkoutId = new URL(await checkoutUrl(who)).searchParams.get('_ptxn') ?? ''
      const subscriptionId = `sub_test_${count}`
      const event = (status: SubscriptionData['status'], minute: number) =>
        localEvent(
          { subscriptionId, checkoutId, planId: 'premium_monthly', status },
          new Date(Date.UTC(2026, 0, 1, 0, minute)),
        )
      return { ...who, event }
    }

    it.each<[string, [SubscriptionData['status'], number][], string]>([
      [
        'in order',
        [
          ['trialing', 1],
          ['active', 2],
          ['canceled', 3],
        ],
        'NONE',
      ],
      [
        'the end before its beginning',
        [
          ['canceled', 3],
          ['active', 2],
        ],
        'NONE',
      ],
      [
        'an old failure after a payment',
        [
          ['active', 5],
          ['past_due', 4],
        ],
        'ACTIVE',
      ],
      [
        'paused',
        [
          ['active', 1],
          ['paused', 2],
        ],
        'NONE',
      ],
      [
        'resumed',
        [
          ['active', 1],
          ['paused', 2],
          ['active', 3],
        ],
        'ACTIVE',
      ],
      [
        'past due for longer than the grace',
        [
          ['active', 1],
          ['past_due', 2],
        ],
        'NONE',
      ],
    ])('%s', async (_, steps, status) => {
      const who = await subscriber()
      for (const [state, minute] of steps) await deliver(who.event(state, minute))
      expect((await who.subscription()).subscriptionStatus).toBe(status)
    })

    it('counts once what comes twice', async () => {
      const who = await subscriber()
      const event = who.event('active', 1)
      expect([await deliver(event), await deliver(event), await deliver(event)]).toEqual(['applied', 'known', 'known'])
    })

    it('cannot be pointed at another person’s subscription', async () => {
      const [owner, thief] = [await subscriber(), await subscriber()]
      await deliver(owner.event('active', 1))
      const stolen = {
        ...thief.event('canceled', 9),
        data: { ...thief.event('canceled', 9).data, id: owner.event('active', 1).data.id },
      }
      expect(await deliver(stolen)).toBe('late')
      expect((await owner.subscription()).subscriptionStatus).toBe('ACTIVE')
    })

    it.each([
      ['an unknown checkout', { custom_data: { checkout_id: 'txn_other' } }],
      ['no checkout', { custom_data: null }],
      ['an unknown status', { status: 'dreaming' }],
    ])('leaves alone what names %s', async (_, change) => {
      const event = (await subscriber()).event('active', 1)
      expect(await deliver({ ...event, data: { ...event.data, ...change } })).toBe('ignored')
    })
  })

  it('refresh wants a signature of its own, and each only once', async () => {
    const who = await buyer()
    const at = Math.floor(Date.now() / 1000)
    const forged = {
      'x-timestamp': String(at),
      'x-signature': createHmac('sha256', 'guess').update(`${at}:{}`).digest('hex'),
    }
    expect((await who.post('/api/v1/paddle/refresh', {}, forged)).statusCode).toBe(401)
    expect((await who.post('/api/v1/paddle/refresh', {})).json().error.code).toBe('unauthorized')
  })
})
