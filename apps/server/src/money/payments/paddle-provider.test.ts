import { createHmac } from 'node:crypto'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Paddle } from '../../platform/configuration/paddle.ts'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { freePort } from '../../platform/operations/testing/free-port.ts'
import { paddleProvider } from './paddle-provider.ts'
import { paddleSubscription, startFakePaddle } from './testing/fake-paddle.ts'
import { signWebhook } from './webhook-signature.ts'

let fake: Awaited<ReturnType<typeof startFakePaddle>>
beforeAll(async () => (fake = await startFakePaddle()))
afterAll(() => fake.close())

const account = (): Paddle => ({
  apiKey: 'pdl_sdbx_apikey_1',
  webhookSecrets: ['new-secret', 'old-secret'],
  vendorId: '12345',
  clientToken: 'test_token',
  environment: 'sandbox',
  prices: { premium_monthly: 'pri_month', premium_yearly: 'pri_year' },
  apiUrl: fake.url,
})

describe('Paddle by its SDK', () => {
  const order = {
    planId: 'premium_monthly',
    userId: crypto.randomUUID(),
    email: 'a@example.org',
    customerId: undefined,
  }

  it('opens a transaction that leads to our pricing page', async () => {
    const { id, checkoutUrl } = await paddleProvider(account(), 'https://kvint.example').createCheckout(order)
    expect(checkoutUrl).toMatch(/^https:\/\/kvint\.example\/pricing\?_ptxn=txn_/)
    const sent = fake.asked.at(-1)
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/transactions',
      body: {
        items: [{ price_id: 'pri_month', quantity: 1 }],
        custom_data: { user_id: order.userId, checkout_id: id },
        checkout: { url: 'https://kvint.example/pricing' },
      },
    })
    expect(sent?.headers).toMatchObject({ authorization: 'bearer pdl_sdbx_apikey_1', 'paddle-version': '1' })
  })

  it('makes a portal session for a subscription', async () => {
    fake.emails.set('ctm_1', 'Ada@example.org')
    const visit = { id: 'sub_1', customerId: 'ctm_1', email: 'ada@example.org' }
    const url = await paddleProvider(account(), 'https://kvint.example').portalUrl(visit)
    expect(url).toContain('action=overview')
    expect(fake.asked.at(-1)).toMatchObject({
      path: '/customers/ctm_1/portal-sessions',
      body: { subscription_ids: ['sub_1'] },
    })
  })

  it('shows a portal and takes a customer to a checkout by her own address alone', async () => {
    fake.emails.set('ctm_2', 'victim@example.org')
    const provider = paddleProvider(account(), 'https://kvint.example')
    for (const email of ['stranger@example.org', ''])
      await expect(provider.portalUrl({ id: 'sub_1', customerId: 'ctm_2', email })).rejects.toMatchObject({
        code: 'forbidden',
      })
    const bought = async (email: string) => {
      await provider.createCheckout({ ...order, email, customerId: 'ctm_2' })
      return fake.asked.at(-1)?.body
    }
    expect(await bought('stranger@example.org')).not.toHaveProperty('customer_id')
    expect(await bought('victim@example.org')).toHaveProperty('customer_id', 'ctm_2')
  })

  it('tries once more where Paddle asks for patience', async () => {
    fake.failNext(429, 'too_many_requests', '0')
    const before = fake.asked.length
    await paddleProvider(account(), 'https://kvint.example').createCheckout(order)
    expect(fake.asked.length - before).toBe(2)
  })

  it.each([
    [500, 'internal_error'],
    [403, 'forbidden'],
    [400, 'bad_request'],
  ])('says that the provider is away on %i', async (status, code) => {
    fake.failNext(status, code)
    await expect(paddleProvider(account(), 'https://kvint.example').createCheckout(order)).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('knows which plan a price stands for', () => {
    const { planOfPrice, sells } = paddleProvider(account(), 'https://kvint.example')
    expect([planOfPrice('pri_year'), planOfPrice('pri_other')]).toEqual(['premium_yearly', undefined])
    expect([sells('premium_monthly'), sells('early_supporter'), sells('free')]).toEqual([true, false, false])
  })
})

describe.skipIf(!hasPostgres())('paying by Paddle', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    site = await startSite('auth,registration,payments', {
      paddle: account(),
      operations: { refreshSecret: 'refresh', logLevel: 'error', metrics: { host: '127.0.0.1', port } },
      logTo: { write: (line) => void log.push(line) },
    })
  }, 60_000)
  afterAll(() => site?.close())

  const log: string[] = []
  const deliver = (
    type: string,
    data: Record<string, unknown>,
    { at = '2026-11-21T12:00:00Z', secret = 'new-secret' } = {},
  ) => {
    const payload = JSON.stringify({
      event_id: `evt_${crypto.randomUUID()}`,
      event_type: type,
      occurred_at: at,
      notification_id: 'ntf_1',
      data,
    })
    const headers = {
      'content-type': 'application/json',
      'paddle-signature': signWebhook(payload, secret, Math.floor(Date.now() / 1000)),
    }
    return site.app.inject({ method: 'POST', url: '/api/v1/paddle/webhook', headers, payload })
  }
  async function buyer() {
    const who = await signUpByInject(site.app)
    const answer = await who.call('POST', '/api/v1/paddle/checkout', {
      planId: 'premium_yearly',
      userId: who.id,
      successUrl: 'http://localhost:8080/success',
      cancelUrl: 'http://localhost:8080/pricing',
      metadata: { auth0Id: who.id, email: who.email },
    })
    const customData = (fake.asked.at(-1)?.body as { custom_data: object } | undefined)?.custom_data ?? {}
    const subscriptionId = `sub_${crypto.randomUUID().replaceAll('-', '')}`
    const status = async () => (await who.call('GET', '/auth/subscription')).json().subscriptionStatus as string
    const data = (change: object) => paddleSubscription(subscriptionId, { custom_data: customData, ...change })
    return { ...who, answer, subscriptionId, status, data }
  }

  it('tells the page the seller and the public key, and nothing of the local stand-in', async () => {
    expect((await site.app.inject('/')).body).toContain(
      '"payments":{"environment":"sandbox","vendorId":"12345","publicKey":"test_token"}',
    )
    expect((await site.app.inject('/local-pay?_ptxn=x')).statusCode).toBe(404)
  })

  it('leads to Paddle, takes the plan of its events, and shows the portal', async () => {
    const who = await buyer()
    expect(who.answer.json().data.checkoutUrl).toContain('/pricing?_ptxn=txn_')
    const price = { items: [{ price: { id: 'pri_year' }, quantity: 1 }] }
    expect((await deliver('subscription.activated', who.data(price))).json()).toEqual({ outcome: 'applied' })
    expect((await who.call('GET', '/auth/profile')).json()).toMatchObject({
      role: 'PREMIUM',
      hasActiveSubscription: true,
    })
    const customer = 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4'
    fake.emails.set(customer, 'somebody.else@example.org')
    expect((await who.call('POST', '/api/v1/paddle/portal')).statusCode).toBe(403)
    fake.emails.set(customer, who.email)
    const portal = await who.call('POST', '/api/v1/paddle/portal')
    expect(portal.json().portalUrl).toContain('paddle.com')
    expect(fake.asked.at(-1)?.path).toBe(`/customers/${customer}/portal-sessions`)
  })

  it.each([
    ['subscription.created', { status: 'trialing' }, 'TRIALING'],
    ['subscription.trialing', { status: 'trialing' }, 'TRIALING'],
    ['subscription.activated', { status: 'active' }, 'ACTIVE'],
    ['subscription.imported', { status: 'active' }, 'ACTIVE'],
    ['subscription.resumed', { status: 'active' }, 'ACTIVE'],
    ['subscription.updated', { status: 'active', items: [{ price: { id: 'pri_unknown' } }] }, 'NONE'],
    [
      'subscription.updated',
      { scheduled_change: { action: 'cancel', effective_at: '2099-01-01T00:00:00Z', resume_at: null } },
      'ACTIVE',
    ],
    [
      'subscription.updated',
      { scheduled_change: { action: 'cancel', effective_at: '2026-01-01T00:00:00Z', resume_at: null } },
      'NONE',
    ],
    ['subscription.paused', { status: 'paused' }, 'NONE'],
    ['subscription.canceled', { status: 'canceled', current_billing_period: null }, 'NONE'],
    ['subscription.past_due', { status: 'past_due' }, 'PAST_DUE'],
  ])('%s with %j leaves %s', async (type, change, status) => {
    const who = await buyer()
    const at = new Date().toISOString()
    expect((await deliver(type, who.data(change), { at })).statusCode).toBe(200)
    expect(await who.status()).toBe(status)
  })

  it('gives no plan for a price that is none of ours, and alerts in the log and on the metric', async () => {
    const who = await buyer()
    log.length = 0
    await deliver(
      'subscription.activated',
      who.data({ status: 'active', items: [{ price: { id: 'pri_of_another' } }] }),
    )
    expect((await who.call('GET', '/auth/profile')).json()).toMatchObject({
      role: 'USER',
      hasActiveSubscription: false,
    })
    expect(log.join('')).toMatch(/"prices":\["pri_of_another"\].*ALERT/)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^billing_unknown_prices_total [1-9]/m)
  })

  it('takes the old secret while it is being replaced, and no other', async () => {
    const who = await buyer()
    expect((await deliver('subscription.activated', who.data({}), { secret: 'old-secret' })).statusCode).toBe(200)
    expect((await deliver('subscription.activated', who.data({}), { secret: 'guess' })).statusCode).toBe(401)
  })

  it('tells a buyer of a payment that failed', async () => {
    const who = await buyer()
    const { custom_data: customData } = who.data({}) as { custom_data: object }
    const outbox = async () => (await site.app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body
    const failed = (more: object) =>
      deliver('transaction.payment_failed', { id: 'txn_1', custom_data: customData, ...more })
    expect((await failed({ subscription_id: null })).json()).toEqual({ outcome: 'ignored' })
    expect(await outbox(), 'declined at the checkout: no plan stands').not.toContain(`To ${who.email}`)
    expect((await failed({ subscription_id: 'sub_1' })).json()).toEqual({ outcome: 'applied' })
    expect(await outbox()).toContain(`To ${who.email}`)
    expect(await outbox()).toMatch(/Open your profile:\n<a href="http[^"]+\/profile">/)
    expect((await deliver('transaction.completed', { id: 'txn_1', custom_data: customData })).json()).toEqual({
      outcome: 'applied',
    })
    expect((await deliver('transaction.completed', { id: 'txn_1', custom_data: null })).json()).toEqual({
      outcome: 'ignored',
    })
  })

  it('refresh asks Paddle what holds now, once for each signature', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    fake.subscriptions.set(
      who.subscriptionId,
      who.data({ status: 'canceled', current_billing_period: null, updated_at: '2026-11-21T13:00:00Z' }),
    )
    const at = Math.floor(Date.now() / 1000)
    const headers = {
      'x-timestamp': String(at),
      'x-signature': createHmac('sha256', 'refresh').update(`${at}:{}`).digest('hex'),
    }
    for (const minutes of [-6, 6]) {
      const moved = String(at + minutes * 60)
      const signature = createHmac('sha256', 'refresh').update(`${moved}:{}`).digest('hex')
      const late = { 'x-timestamp': moved, 'x-signature': signature }
      expect((await who.call('POST', '/api/v1/paddle/refresh', {}, late)).statusCode).toBe(401)
    }
    const refresh = () => who.call('POST', '/api/v1/paddle/refresh', {}, headers)
    expect((await refresh()).json()).toEqual({ success: true, data: { subscriptionStatus: 'NONE' } })
    const again = await refresh()
    expect([again.statusCode, again.json().error.message]).toEqual([401, expect.stringContaining('made before')])
  })

  it('changes, cancels and resumes at Paddle, and knows it at once', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({ items: [{ price: { id: 'pri_month' } }] }))
    fake.subscriptions.set(who.subscriptionId, who.data({}))
    const wish = async (body: object) => {
      const answer = await who.call('POST', '/api/v1/paddle/subscription', body)
      return [answer.statusCode, answer.json().data?.standing ?? answer.json().error.message]
    }
    expect(await wish({ kind: 'change', planId: 'premium_yearly' })).toMatchObject([
      200,
      { kind: 'active', planId: 'premium_yearly' },
    ])
    expect(fake.asked.at(-1)).toMatchObject({
      method: 'PATCH',
      body: {
        items: [{ price_id: 'pri_year', quantity: 1 }],
        proration_billing_mode: 'prorated_immediately',
        on_payment_failure: 'prevent_change',
      },
    })
    expect(await wish({ kind: 'change', planId: 'premium_yearly' })).toEqual([
      409,
      expect.stringContaining('You already have this plan'),
    ])
    expect(await wish({ kind: 'cancel' })).toMatchObject([
      200,
      { kind: 'cancelling', planId: 'premium_yearly', endsAt: '2099-01-01T00:00:00.000Z' },
    ])
    expect(await wish({ kind: 'cancel' })).toMatchObject([409, expect.any(String)])
    expect(await wish({ kind: 'resume' })).toMatchObject([200, { kind: 'active', planId: 'premium_yearly' }])
    expect(fake.asked.at(-1)).toMatchObject({ method: 'PATCH', body: { scheduled_change: null } })
    fake.failNext(500, 'internal_error')
    expect((await wish({ kind: 'cancel' }))[0]).toBe(503)
    expect(await who.status()).toBe('ACTIVE')
  })

  it('keeps one open transaction for a person, which takes the plan that she wants last', async () => {
    const who = await buyer()
    const [first] = fake.asked.filter(({ path }) => path === '/transactions').slice(-1)
    const order = (planId: string) =>
      who.call('POST', '/api/v1/paddle/checkout', { planId, userId: who.id, metadata: { email: who.email } })
    const again = await order('premium_monthly')
    expect(again.json().data.checkoutUrl).toBe(who.answer.json().data.checkoutUrl)
    expect(fake.asked.filter(({ path }) => path === '/transactions').at(-1)).toBe(first)
    expect(fake.asked.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { items: [{ price_id: 'pri_month', quantity: 1 }] },
    })
    const id = new URL(again.json().data.checkoutUrl).searchParams.get('_ptxn') ?? ''
    fake.transactions.set(id, { ...fake.transactions.get(id), status: 'completed' })
    const paid = await order('premium_monthly')
    expect([paid.statusCode, paid.json().error.message]).toEqual([409, expect.stringContaining('being processed')])
    fake.transactions.set(id, { ...fake.transactions.get(id), status: 'canceled' })
    const anew = await order('premium_monthly')
    expect([anew.statusCode, anew.json().data.checkoutUrl === again.json().data.checkoutUrl]).toEqual([200, false])
  })

  it('opens no checkout for a subscriber', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    const body = { planId: 'premium_yearly', userId: who.id, metadata: { email: who.email } }
    const answer = await who.call('POST', '/api/v1/paddle/checkout', body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict'])
  })

  it('cancels and gives back a second subscription, and leaves the first alone', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    const second = paddleSubscription('sub_second', { ...who.data({}), id: 'sub_second' })
    fake.subscriptions.set('sub_second', second)
    log.length = 0
    const told = await deliver('subscription.created', { ...second, transaction_id: 'txn_second' })
    expect(told.json()).toEqual({ outcome: 'applied' })
    expect(fake.subscriptions.get('sub_second')).toMatchObject({ status: 'canceled' })
    expect(fake.asked.at(-1)).toMatchObject({
      path: '/adjustments',
      body: { action: 'refund', type: 'full', transaction_id: 'txn_second' },
    })
    expect(log.join('')).toMatch(/ALERT: a second subscription/)
    expect(await who.status()).toBe('ACTIVE')
    await deliver('subscription.past_due', { ...second, status: 'past_due' }, { at: '2026-11-21T12:04:00Z' })
    expect(await who.status()).toBe('ACTIVE')
    await deliver('subscription.canceled', { ...second, status: 'canceled' }, { at: '2026-11-21T12:05:00Z' })
    expect(await who.status()).toBe('ACTIVE')
  })

  it('cancels and gives back what a deleted account paid', async () => {
    const who = await buyer()
    await who.call('DELETE', '/api/v1/account')
    const paid = { ...who.data({}), id: 'sub_ownerless', transaction_id: 'txn_ownerless' }
    fake.subscriptions.set('sub_ownerless', paid)
    log.length = 0
    expect((await deliver('subscription.created', paid)).json()).toEqual({ outcome: 'applied' })
    expect(fake.subscriptions.get('sub_ownerless')).toMatchObject({ status: 'canceled' })
    expect(fake.asked.at(-1)).toMatchObject({ path: '/adjustments', body: { transaction_id: 'txn_ownerless' } })
    expect(log.join('')).toMatch(/ALERT: a checkout of a deleted account/)
    expect((await deliver('subscription.canceled', { ...paid, status: 'canceled' })).json()).toEqual({
      outcome: 'ignored',
    })
  })

  it('takes a second subscription in again where Paddle was away', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    const second = { ...who.data({}), id: 'sub_later' }
    fake.subscriptions.set('sub_later', second)
    fake.failNext(500, 'internal_error')
    expect((await deliver('subscription.created', second)).statusCode).toBe(503)
    expect((await deliver('subscription.created', second)).json()).toEqual({ outcome: 'applied' })
    expect(fake.subscriptions.get('sub_later')).toMatchObject({ status: 'canceled' })
  })

  it.each([
    ['refund', 'approved', 'full', 'applied'],
    ['chargeback', 'approved', 'full', 'applied'],
    ['refund', 'pending_approval', 'full', 'ignored'],
    ['refund', 'approved', 'partial', 'ignored'],
    ['credit', 'approved', 'full', 'ignored'],
  ])('a %s that is %s and %s is %s', async (action, status, type, outcome) => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    fake.subscriptions.set(who.subscriptionId, who.data({}))
    const told = await deliver('adjustment.updated', {
      id: 'adj_1',
      action,
      status,
      type,
      subscription_id: who.subscriptionId,
    })
    expect(told.json()).toEqual({ outcome })
    const isOver = fake.subscriptions.get(who.subscriptionId)?.['status'] === 'canceled'
    expect(isOver).toBe(outcome === 'applied')
  })

  it('ends a plan whose refund was told before it', async () => {
    const who = await buyer()
    fake.subscriptions.set(who.subscriptionId, who.data({}))
    const refund = { id: 'adj_2', action: 'refund', status: 'approved', type: 'full' }
    await deliver('adjustment.updated', { ...refund, subscription_id: who.subscriptionId })
    await deliver('subscription.activated', who.data({}))
    expect(fake.subscriptions.get(who.subscriptionId)).toMatchObject({ status: 'canceled' })
  })

  it('opens one transaction for twenty-five calls with one idempotency key', async () => {
    const who = await signUpByInject(site.app)
    const order = {
      planId: 'premium_monthly',
      userId: who.id,
      successUrl: 'http://localhost:8080/success',
      cancelUrl: 'http://localhost:8080/pricing',
      metadata: { auth0Id: who.id, email: who.email },
    }
    const before = fake.asked.length
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => who.call('POST', '/api/v1/paddle/checkout', order, headers)),
    )
    expect(fake.asked.length - before).toBe(1)
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(24)
    const other = await who.call('POST', '/api/v1/paddle/checkout', { ...order, planId: 'premium_yearly' }, headers)
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'key-reused'])
  })

  it('ends what is paid for with the account, and keeps the account where Paddle is away', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    fake.subscriptions.set(who.subscriptionId, who.data({}))
    fake.failNext(500, 'internal_error')
    expect((await who.call('DELETE', '/api/v1/account')).statusCode).toBe(503)
    expect(await who.status()).toBe('ACTIVE')
    expect((await who.call('DELETE', '/api/v1/account')).statusCode).toBe(204)
    expect(fake.subscriptions.get(who.subscriptionId)).toMatchObject({ status: 'canceled' })
    expect(fake.asked.at(-1)).toMatchObject({ body: { effective_from: 'immediately' } })
    const outbox = (await site.app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body
    expect(outbox).toContain(`Your Kvint account is deleted</h2><p>To ${who.email}`)
  })

  it('deletes an account whose subscription Paddle ended before', async () => {
    const who = await buyer()
    await deliver('subscription.activated', who.data({}))
    fake.failNext(400, 'subscription_update_when_canceled')
    expect((await who.call('DELETE', '/api/v1/account')).statusCode).toBe(204)
  })

  it('says 503 and keeps nothing where Paddle is away', async () => {
    const who = await signUpByInject(site.app)
    fake.failNext(500, 'internal_error')
    const order = {
      planId: 'premium_monthly',
      userId: who.id,
      successUrl: 'http://localhost:8080/success',
      cancelUrl: 'http://localhost:8080/pricing',
      metadata: { auth0Id: who.id, email: who.email },
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const failed = await who.call('POST', '/api/v1/paddle/checkout', order, headers)
    expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'unavailable'])
    expect((await who.call('POST', '/api/v1/paddle/checkout', order, headers)).statusCode).toBe(200)
  })
})
