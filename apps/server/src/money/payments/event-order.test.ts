import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { applyBillingEvent } from './apply-billing-event.ts'
import type { BillingEvent, SubscriptionData } from './billing-event.ts'
import { localEvent } from './local-event.ts'

type State = SubscriptionData['status']

/** Within the grace of a payment that failed. */
const BEGIN = Date.now() - 86_400_000
const IS_ENTITLED: Readonly<Record<State, boolean>> = {
  trialing: true,
  active: true,
  past_due: true,
  paused: false,
  canceled: false,
}
const STATES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const

describe.skipIf(!hasPostgres())('events of one subscription', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let pool: ReturnType<typeof site.lookInto>
  let who: Awaited<ReturnType<typeof signUpByInject>>
  let checkoutId: string
  const mails: string[] = []
  beforeAll(async () => {
    site = await startSite('auth,registration,payments')
    pool = site.lookInto(2)
    who = await signUpByInject(site.app)
    const opened = await who.call('POST', '/api/v1/paddle/checkout', {
      planId: 'premium_monthly',
      userId: who.id,
      successUrl: 'http://localhost:8080/success',
      cancelUrl: 'http://localhost:8080/pricing',
      metadata: { auth0Id: who.id, email: who.email },
    })
    checkoutId = new URL(opened.json().data.checkoutUrl).searchParams.get('_ptxn') ?? ''
  }, 60_000)
  afterAll(() => site?.close(), 60_000)
  beforeEach(async () => {
    await forget()
    mails.length = 0
  })

  const change = { subscriptionId: 'sub_1', planId: 'premium_monthly' }
  const told = (status: State, hour: number): BillingEvent =>
    localEvent({ ...change, checkoutId, status }, new Date(BEGIN + hour * 3_600_000))
  const payment = (kind: string, hour: number): BillingEvent => ({
    event_id: `evt_${kind}_${hour}`,
    event_type: `transaction.${kind}`,
    occurred_at: new Date(BEGIN + hour * 3_600_000).toISOString(),
    data: { id: 'txn_1', subscription_id: 'sub_1', custom_data: { checkout_id: checkoutId } },
  })
  const take = async (events: readonly BillingEvent[]) => {
    const queueMail = async (_: unknown, { subject }: { subject: string }) => void mails.push(subject)
    const outcomes = []
    for (const event of events)
      outcomes.push(
        await applyBillingEvent(
          {
            pool,
            provider: { planOfPrice: (price) => price, cancel: async () => undefined, refund: async () => undefined },
            queueMail,
            onUnknownPrice: () => undefined,
            onSecond: () => undefined,
            onOwnerless: () => undefined,
          },
          event,
        ),
      )
    return outcomes
  }
  const forget = () => pool.query('delete from kvint.subscriptions; delete from kvint.billing_events')
  const ends = async () =>
    (await pool.query('select status, past_due_since, last_event_at from kvint.subscriptions')).rows
  const profile = async () => (await who.call('GET', '/auth/profile')).json()

  it.each(STATES.flatMap((before) => STATES.map((last) => [before, last] as const)))(
    '%s, then %s: as it happened, whatever comes first, twice or late',
    async (before, last) => {
      const [older, newer] = [told(before, 1), told(last, 2)]
      for (const order of [
        [older, newer],
        [newer, older],
        [older, older, newer, newer, older],
        [newer, older, newer, older],
      ]) {
        await forget()
        await take(order)
        expect(await ends()).toMatchObject([{ status: last, last_event_at: new Date(newer.occurred_at) }])
        const { role, hasActiveSubscription } = await profile()
        expect([role, hasActiveSubscription]).toEqual(IS_ENTITLED[last] ? ['PREMIUM', true] : ['USER', false])
      }
    },
  )

  it.each<[string, [State, number][], number]>([
    [
      'the first of several failures',
      [
        ['active', 1],
        ['past_due', 2],
        ['past_due', 4],
      ],
      2,
    ],
    [
      'the failure after the last payment',
      [
        ['past_due', 1],
        ['active', 2],
        ['past_due', 4],
      ],
      4,
    ],
    [
      'the first of all that is known',
      [
        ['past_due', 1],
        ['past_due', 2],
        ['past_due', 3],
      ],
      1,
    ],
  ])('count the grace from %s, in every order', async (_, steps, since) => {
    for (const order of ordersOf(steps)) {
      await forget()
      await take(order.map(([state, hour]) => told(state, hour)))
      expect(await ends()).toMatchObject([{ status: 'past_due', past_due_since: new Date(BEGIN + since * 3_600_000) }])
    }
  })

  it('of one moment leave the same state in either order', async () => {
    const [first, second] = [told('past_due', 1), told('active', 1)]
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      await forget()
      await take(order)
      expect(await ends()).toMatchObject([{ status: 'active' }])
    }
  })

  it('tell the buyer of a failed payment only where none has gone through since', async () => {
    expect(await take([payment('completed', 2), payment('payment_failed', 1)])).toEqual(['applied', 'late'])
    expect(mails).toEqual([])
    expect(await take([payment('payment_failed', 3)])).toEqual(['applied'])
    expect(mails).toEqual(['Your payment to Kvint did not go through'])
  })
})

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
