import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Standing } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { localEvent } from './local-event.ts'
import { refused } from './refusal-words.ts'
import { chooseOn } from './testing/local-page.ts'
import { signWebhook } from './webhook-signature.ts'

type Refusal = Parameters<typeof refused>[0]

/** The table of docs/subscriptions.md, which the running server keeps: the standing that follows, or in italics why none does. */
const [head = [], , ...lines] = readFileSync(join(import.meta.dirname, '../../../../../docs/subscriptions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const kinds = head.slice(1) as Standing['kind'][]
const cells = lines
  .slice(0, 11)
  .flatMap(([event = '', ...outcomes]) => outcomes.map((outcome, at) => [kinds[at] ?? 'free', event, outcome] as const))

describe.skipIf(!hasPostgres())('every event in every standing, on the running server', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let pool: ReturnType<typeof site.lookInto>
  beforeAll(async () => {
    site = await startSite('auth,registration,payments')
    pool = site.lookInto()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  type Buyer = Awaited<ReturnType<typeof signUpByInject>>
  const standing = async (who: Buyer): Promise<Standing> =>
    (await who.call('GET', '/auth/subscription')).json().standing
  const order = (who: Buyer) =>
    who.call('POST', '/api/v1/paddle/checkout', {
      planId: 'premium_monthly',
      userId: who.id,
      metadata: { email: who.email },
    })
  const buy = async (who: Buyer, choice = 'pay') =>
    chooseOn(site.app, (await order(who)).json().data.checkoutUrl, choice)
  const wish = (who: Buyer, body: object) => who.call('POST', '/api/v1/paddle/subscription', body)
  const portal = async (who: Buyer, choice: string) => {
    const { portalUrl } = (await who.call('POST', '/api/v1/paddle/portal', {})).json()
    if (portalUrl) await chooseOn(site.app, portalUrl, choice)
  }
  /** What the provider's own staff can do, and no page of ours. */
  const tell = async (who: Buyer, status: 'paused' | 'active', planId: string) => {
    const { rows } = await pool.query(
      `select s.id, c.id as checkout from kvint.subscriptions s join kvint.checkouts c on c.user_id = s.user_id
       where s.user_id = $1`,
      [who.id],
    )
    const { id: subscriptionId, checkout: checkoutId } = rows[0]
    const event = { subscriptionId, checkoutId, planId, status }
    const payload = JSON.stringify(localEvent(event, new Date()))
    const secret = createHmac('sha256', readFileSync(join(site.dataFolder, 'session.key')))
      .update('payments')
      .digest('hex')
    const signature = signWebhook(payload, secret, Math.floor(Date.now() / 1000))
    const headers = { 'content-type': 'application/json', 'paddle-signature': signature }
    await site.app.inject({ method: 'POST', url: '/api/v1/paddle/webhook', headers, payload })
  }

  const REACH: Readonly<Record<Standing['kind'], (who: Buyer) => Promise<unknown>>> = {
    free: async () => undefined,
    granted: (who) => pool.query(`update public.users set role = 'PREMIUM' where supabase_id = $1`, [who.id]),
    trialing: (who) => buy(who, 'trial'),
    active: (who) => buy(who),
    cancelling: async (who) => [await buy(who), await wish(who, { kind: 'cancel' })],
    'past-due': async (who) => [await buy(who), await portal(who, 'fail')],
    lapsed: async (who) => [await buy(who), await portal(who, 'fail'), await portal(who, 'expire')],
    paused: async (who) => [await buy(who), await tell(who, 'paused', 'premium_monthly')],
    ended: async (who) => [await buy(who), await portal(who, 'cancel')],
    unknown: async (who) => [await buy(who), await tell(who, 'active', 'pri_other')],
  }
  const HAPPEN: Readonly<Record<string, (who: Buyer) => Promise<{ json: () => unknown } | void>>> = {
    subscribe: async (who) => {
      const answer = await order(who)
      if (answer.statusCode !== 200) return answer
      await chooseOn(site.app, answer.json().data.checkoutUrl, 'pay')
    },
    upgrade: (who) => wish(who, { kind: 'change', planId: 'premium_yearly' }),
    downgrade: (who) => wish(who, { kind: 'change', planId: 'early_supporter' }),
    'same plan': (who) => wish(who, { kind: 'change', planId: 'premium_monthly' }),
    cancel: (who) => wish(who, { kind: 'cancel' }),
    'cancel now': (who) => portal(who, 'cancel'),
    resume: (who) => wish(who, { kind: 'resume' }),
    'payment fails': (who) => portal(who, 'fail'),
    'payment goes through': (who) => portal(who, 'pay'),
    'refund, chargeback': (who) => portal(who, 'refund'),
    'period or grace ends': (who) => portal(who, 'expire'),
  }

  it.each(cells)('%s, %s: %s', async (kind, event, outcome) => {
    const who = await signUpByInject(site.app)
    await REACH[kind](who)
    const before = await standing(who)
    expect(before.kind).toBe(kind)
    const answer = await HAPPEN[event]?.(who)
    const after = await standing(who)
    const refusal = /^_(.+)_$/.exec(outcome)?.[1] as Refusal | undefined
    if (!refusal) return expect(after.kind).toBe(outcome)
    if (answer) expect(answer.json()).toMatchObject({ error: { message: refused(refusal).message } })
    expect(after).toEqual(before)
  })
})
